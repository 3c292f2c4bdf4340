import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Text.module.css';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'strong' | 'div' | 'dt' | 'dd' | 'h2' | 'h3' | 'figcaption' | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  tone?: 'ink' | 'soft' | 'success' | 'notice' | 'danger' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | undefined;
}

/** Renders text in the type of the interface; without a prop, in that of the surroundings. */
export function Text({ as = 'p', size, tone, weight, className, ...rest }: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={clsx(
        styles['text'],
        size && styles[size],
        tone && styles[tone],
        weight && styles[weight],
        className,
      )}
    />
  );
}
