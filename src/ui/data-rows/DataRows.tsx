import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DataRows.module.css';

export interface DataRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** A control beside the value, such as a copy button. */
  action?: ReactNode;
  /** Renders the value larger and with tabular figures, for numbers that are copied or compared. */
  strong?: boolean | undefined;
}

/**
 * Renders a description list, such as an account number and its holder. The layout `columns`
 * puts all values at the start of a second column, or below their labels in large text; `plain` does
 * so without lines between the rows. Line breaks are kept.
 */
export function DataRows({
  rows,
  layout = 'stack',
  labels,
  className,
}: {
  rows: readonly DataRow[];
  layout?: 'stack' | 'columns' | 'plain' | undefined;
  /** The width of the first column; `above` puts the labels above their values on phones. */
  labels?: 'short' | 'long' | 'above' | undefined;
  className?: string | undefined;
}) {
  return (
    <dl
      className={clsx(
        styles['rows'],
        layout !== 'stack' && styles['columns'],
        layout === 'plain' && styles['plain'],
        labels && styles[labels],
        className,
      )}
    >
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
