import clsx from 'clsx';
import { Fragment } from 'react';
import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { CopyButton } from '../../../ui/copy-button/CopyButton.tsx';
import type { DataRow } from '../../../ui/data-rows/DataRows.tsx';
import { Text } from '../../../ui/text/Text.tsx';
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

interface CopyValueProps {
  readonly value: string;
  readonly label: string;
}

/** Renders the copy button beside a number, an amount or an address. */
export function CopyValue({ value, label }: CopyValueProps) {
  return (
    <CopyButton value={value} label={label} tip={copy.copied} failedTip={copy.copyFailed}>
      {copy.copyShort}
    </CopyButton>
  );
}

interface CopiedRow {
  readonly label: string;
  /** The visible text. */
  readonly shown?: string | undefined;
  /** The copied text, and the visible one if there is no other. */
  readonly value: string;
  readonly copyLabel: string;
  readonly strong?: boolean | undefined;
}

/** Returns a row with a copy button; an e-mail address in it breaks after its sign. */
export function copiedRow({ label, value, shown = value, copyLabel, strong }: CopiedRow): DataRow {
  return {
    key: copyLabel,
    label,
    value: shown.split(/(?<=@)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    )),
    strong,
    action: <CopyValue value={value} label={copyLabel} />,
  };
}

/** Renders the main action of a page that copies what a payment needs. */
export function CopyAction({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <CopyButton
      // Each number has a confirmation of its own.
      key={label}
      variant="primary"
      value={value}
      label={label}
      tip={copy.copied}
      failedTip={copy.copyFailed}
    >
      {label}
    </CopyButton>
  );
}
