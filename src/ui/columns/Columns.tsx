import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Renders two columns from `lg` on, and the second below the first in narrower windows. */
export function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{first}</div>
      <div className={styles['column']}>{second}</div>
    </div>
  );
}
