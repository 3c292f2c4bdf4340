import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Renders text for screen readers that takes no space on the page. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={clsx(styles['hidden'], className)} />;
}
