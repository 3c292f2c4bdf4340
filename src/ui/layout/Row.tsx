import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './layout.module.css';
import type { Gap } from './Stack.tsx';

export interface RowProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'p' | 'ul' | 'li' | 'span' | undefined;
  gap?: Gap | undefined;
  align?: 'center' | 'start' | 'end' | 'baseline' | undefined;
  /** Where the children stand in a row that they do not fill; at its start by default. */
  justify?: 'between' | 'center' | undefined;
  /** Continues in another line when there is no room. */
  wrap?: boolean | undefined;
}

/** Renders its children beside each other. */
export function Row({
  as = 'div',
  gap,
  align = 'center',
  justify,
  wrap,
  className,
  ...rest
}: RowProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={clsx(
        styles['row'],
        gap && styles[`gap-${gap}`],
        styles[align],
        justify && styles[`justify-${justify}`],
        wrap && styles['wrap'],
        className,
      )}
    />
  );
}
