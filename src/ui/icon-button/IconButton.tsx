import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** Renders a 48 px button that shows only an icon. */
export function IconButton({ label, icon, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={clsx(styles['button'], className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
