import clsx from 'clsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CopyValue } from './CopyValue.tsx';
import styles from './CopyRow.module.css';

export interface CopyRowProps {
  readonly label: string;
  /** The visible text. */
  readonly shown: string;
  /** The copied text. */
  readonly value: string;
  /** The name of the copy button; undefined for a value that is not to be copied now. */
  readonly copyLabel: string | undefined;
  readonly size: 'number' | 'amount';
  /** Advice for using the value; shown below it. */
  readonly note?: string | undefined;
  /** Why the value is not to be used; shown below it. */
  readonly warning?: string | undefined;
}

/** How many characters an amount has beside which there is room for the button on a phone. */
const LONGEST_AMOUNT = 12;

/** Renders the amount or the number that a card is about, large and with a copy button. */
export function CopyRow({ label, shown, value, copyLabel, size, note, warning }: CopyRowProps) {
  const fitting = size === 'amount' && shown.length > LONGEST_AMOUNT ? 'long' : size;
  return (
    <dl className={styles['row']}>
      <Text as="dt" size="sm" tone="soft" className={styles['line']}>
        {label}
      </Text>
      <dd className={clsx(styles['value'], styles[fitting], warning && styles['unusable'])}>
        {shown}
      </dd>
      {copyLabel !== undefined && (
        <dd className={styles['action']}>
          <CopyValue value={value} label={copyLabel} />
        </dd>
      )}
      {note && (
        <Text as="dd" size="sm" tone="soft" className={styles['line']}>
          {note}
        </Text>
      )}
      {warning && (
        <Text as="dd" size="sm" tone="notice" className={styles['line']}>
          <span role="status">{warning}</span>
        </Text>
      )}
    </dl>
  );
}
