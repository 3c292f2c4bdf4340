import clsx from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  loading?: boolean | undefined;
}

/** Renders a 48 px button that shows only an icon. */
export function IconButton({
  label,
  icon,
  loading = false,
  className,
  onClick,
  type,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={clsx(styles['button'], className)}
      aria-label={label}
      title={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
}
