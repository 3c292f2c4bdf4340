import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  ornament?: ReactNode;
  title?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One action, such as a link to another page, or two below each other. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Renders a message for an empty list, with one action. */
export function EmptyState({ ornament, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx(styles['state'], className)}>
      {ornament !== undefined && <div className={styles['ornament']}>{ornament}</div>}
      {title !== undefined && <h2 className={styles['title']}>{title}</h2>}
      <div className={styles['words']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
