import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
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
  danger?: boolean | undefined;
}

/** Renders a list of links and buttons. */
export function MenuRows({
  label,
  rows,
  className,
}: {
  label?: string | undefined;
  rows: readonly MenuRow[];
  className?: string | undefined;
}) {
  return (
    <ul className={clsx(styles['rows'], className)} role="list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={styles['item']}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row }: { row: MenuRow }) {
  const rowClass = clsx(styles['row'], row.danger && styles['danger']);
  if (row.href !== undefined) {
    return (
      <Link
        href={row.href}
        state={row.state}
        replace={row.replace}
        className={rowClass}
        onClick={row.onSelect}
        {...(row.external && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Face row={row} hasChevron />
      </Link>
    );
  }
  if (row.onSelect) {
    return (
      <button type="button" className={rowClass} onClick={row.onSelect}>
        <Face row={row} hasChevron={!row.danger} />
      </button>
    );
  }
  return (
    <div className={clsx(rowClass, styles['still'])}>
      <Face row={row} hasChevron={false} />
    </div>
  );
}

function Face({ row, hasChevron }: { row: MenuRow; hasChevron: boolean }) {
  const Icon = row.icon;
  return (
    <>
      {Icon && (
        <span className={styles['icon']}>
          <Icon aria-hidden="true" strokeWidth={1.75} />
        </span>
      )}
      <span className={styles['words']}>
        <span>{row.label}</span>
        {row.detail !== undefined && <span className={styles['detail']}>{row.detail}</span>}
      </span>
      {hasChevron && (
        <ChevronRight className={styles['chevron']} aria-hidden="true" strokeWidth={1.75} />
      )}
    </>
  );
}
