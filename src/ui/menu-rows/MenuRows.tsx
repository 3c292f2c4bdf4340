import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './MenuRows.module.css';

export interface MenuRow {
  key: string;
  label: ReactNode;
  icon?: LucideIcon | undefined;
  /** Text under the label. */
  detail?: ReactNode;
  /** Makes the row a link; `onSelect` alone makes it a button; without both it is plain text. */
  href?: string | undefined;
  state?: unknown;
  /** Whether the link replaces the history entry. */
  replace?: boolean | undefined;
  /** Opens the link in a new window. */
  external?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Shows a spinner instead of the icon and ignores presses. */
  busy?: boolean | undefined;
  danger?: boolean | undefined;
  /** Shows a link as the rows that do nothing are shown, because there is little behind it yet. */
  still?: boolean | undefined;
  /** Whether the button acts at once, and so has no chevron. */
  acts?: boolean | undefined;
  /** A control at the end of a plain row; null for a row that states a fact. */
  action?: ReactNode;
}

/** A row with content of its own, such as a field. */
export interface MenuContent {
  key: string;
  content: ReactNode;
}

/** Renders a list of links and buttons. */
export function MenuRows({
  label,
  rows,
  className,
}: {
  label?: string | undefined;
  rows: readonly (MenuRow | MenuContent)[];
  className?: string | undefined;
}) {
  return (
    <ul className={clsx(styles['rows'], className)} role="list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={styles['item']}>
          {'content' in row ? row.content : <MenuItem row={row} />}
        </li>
      ))}
    </ul>
  );
}

/** Renders one row. It belongs into `MenuRows`. */
export function MenuItem({ row }: { row: MenuRow }) {
  const rowClass = clsx(
    styles['row'],
    row.danger && styles['danger'],
    row.still && styles['still'],
  );
  if (row.href !== undefined) {
    return (
      <Link
        href={row.href}
        state={row.state}
        replace={row.replace}
        className={rowClass}
        onClick={row.onSelect}
        external={row.external}
      >
        <Face row={row} hasChevron />
      </Link>
    );
  }
  if (row.onSelect) {
    return (
      <button
        type="button"
        className={rowClass}
        disabled={row.disabled}
        aria-busy={row.busy || undefined}
        aria-disabled={row.busy || undefined}
        onClick={row.busy ? undefined : row.onSelect}
      >
        <Face row={row} hasChevron={!row.danger && !row.acts && !row.busy} />
      </button>
    );
  }
  return (
    <div className={clsx(rowClass, row.action === undefined && styles['still'])}>
      <Face row={row} hasChevron={false} />
      {row.action}
    </div>
  );
}

function Face({ row, hasChevron }: { row: MenuRow; hasChevron: boolean }) {
  const Icon = row.icon;
  return (
    <>
      {(row.busy || Icon) && (
        <span className={styles['icon']}>{row.busy ? <Spinner /> : Icon && <Icon />}</span>
      )}
      <span className={styles['words']}>
        <span>{row.label}</span>
        {row.detail !== undefined && <span className={styles['detail']}>{row.detail}</span>}
      </span>
      {hasChevron && <ChevronRight className={styles['chevron']} />}
    </>
  );
}
