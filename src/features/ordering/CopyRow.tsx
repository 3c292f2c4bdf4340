import clsx from 'clsx';
import { CopyValue } from './CopyValue.tsx';
import styles from './CopyRow.module.css';

export interface CopyRowProps {
  readonly label: string;
  /** The visible text. */
  readonly shown: string;
  /** The copied text. */
  readonly value: string;
  readonly copyLabel: string;
  readonly size: 'number' | 'amount';
}

/** Renders the amount or the number that a card is about, large and with a copy button. */
export function CopyRow({ label, shown, value, copyLabel, size }: CopyRowProps) {
  return (
    <dl className={styles['row']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={clsx(styles['value'], styles[size])}>{shown}</dd>
      <dd className={styles['action']}>
        <CopyValue value={value} label={copyLabel} />
      </dd>
    </dl>
  );
}
