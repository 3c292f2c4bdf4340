import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  /** The steps, each an `li` with one element. */
  readonly children: ReactNode;
}

export function Steps({ children }: StepsProps) {
  return (
    <ol className={styles['steps']} role="list">
      {children}
    </ol>
  );
}
