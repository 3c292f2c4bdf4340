import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for those who listen; it takes no place on the page. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={clsx(styles['hidden'], className)} />;
}
