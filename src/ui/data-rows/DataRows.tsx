import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DataRows.module.css';

export interface DataRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Beside the value, such as a copy button. */
  action?: ReactNode;
  /** Figures to be copied or compared: larger and tabular. */
  strong?: boolean | undefined;
}

/** Facts with their names: an account number and its holder, a room and a time. `side` puts name and fact in one line. */
export function DataRows({
  rows,
  layout = 'stack',
  className,
}: {
  rows: readonly DataRow[];
  layout?: 'stack' | 'side' | undefined;
  className?: string | undefined;
}) {
  return (
    <dl className={clsx(styles['rows'], styles[layout], className)}>
      {rows.map((row) => (
        <div key={row.key} className={styles['row']}>
          <dt className={styles['label']}>{row.label}</dt>
          <dd className={clsx(styles['value'], row.strong && styles['strong'])}>{row.value}</dd>
          {row.action !== undefined && <dd className={styles['action']}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
