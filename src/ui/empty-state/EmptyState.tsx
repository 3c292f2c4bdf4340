import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  ornament: ReactNode;
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One action, such as a link to another page, or two below each other. */
  action?: ReactNode;
}

/** Renders a message for an empty list, with one action. */
export function EmptyState({ ornament, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <div className={styles['ornament']}>{ornament}</div>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['words']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
