import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './layout.module.css';

/** The number of a space, such as 3 for `--space-3`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'figure' | 'form' | 'ul' | 'ol' | 'li' | 'dl' | 'span' | undefined;
  gap?: Gap | undefined;
}

/** Renders its children below each other, as wide as itself. */
export function Stack({ as = 'div', gap, className, ...rest }: StackProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={clsx(styles['stack'], gap && styles[`gap-${gap}`], className)} />
  );
}
