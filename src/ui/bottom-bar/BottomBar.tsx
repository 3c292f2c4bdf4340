import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../link/Link.tsx';
import styles from './BottomBar.module.css';

export interface BottomBarEntry {
  key: string;
  label: string;
  icon: LucideIcon;
  href: string;
  state?: unknown;
  active?: boolean | undefined;
  /** Why the entry is disabled: shown on focus and press, and announced as its description. */
  inert?: string | undefined;
  onSelect?: (() => void) | undefined;
}

/** Renders the main navigation: a bar at the bottom, and from `lg` on a rail at the side. */
export function BottomBar({
  label,
  entries,
  isRailOnly = false,
}: {
  label: string;
  entries: readonly BottomBarEntry[];
  /** Hides the bar at the bottom, so that only the rail of wide screens is shown. */
  isRailOnly?: boolean | undefined;
}) {
  return (
    <nav className={clsx(styles['bar'], isRailOnly && styles['railOnly'])} aria-label={label}>
      <ul className={styles['entries']} role="list">
        {entries.map((entry) => (
          <li key={entry.key} className={styles['item']}>
            {entry.inert === undefined ? (
              <LiveEntry entry={entry} />
            ) : (
              <InertEntry entry={entry} reason={entry.inert} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LiveEntry({ entry }: { entry: BottomBarEntry }) {
  const { href, state, active = false, onSelect } = entry;
  return (
    <Link
      href={href}
      state={state}
      className={clsx(styles['entry'], active && styles['active'])}
      aria-current={active ? 'page' : undefined}
      onClick={onSelect}
    >
      <Face icon={entry.icon} label={entry.label} />
    </Link>
  );
}

function InertEntry({ entry, reason }: { entry: BottomBarEntry; reason: string }) {
  const id = useId();
  return (
    <>
      <span
        role="link"
        aria-disabled="true"
        aria-current={entry.active ? 'page' : undefined}
        aria-describedby={id}
        tabIndex={0}
        className={clsx(styles['entry'], styles['inert'], entry.active && styles['active'])}
      >
        <Face icon={entry.icon} label={entry.label} />
      </span>
      <span id={id} className={styles['reason']}>
        {reason}
      </span>
    </>
  );
}

function Face({ icon: Icon, label }: Pick<BottomBarEntry, 'icon' | 'label'>) {
  return (
    <>
      <span className={styles['mark']}>
        <Icon />
      </span>
      <span className={styles['label']}>{label}</span>
    </>
  );
}
