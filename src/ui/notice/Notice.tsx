import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** How a screen reader announces it when it appears: not, at the next pause, or at once. */
  live?: 'off' | 'polite' | 'assertive' | undefined;
  /** Runs the title into the text, so that it is low. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Renders a short message that is set apart from the page. */
export function Notice({
  tone = 'info',
  icon,
  title,
  children,
  action,
  live = 'off',
  compact = false,
  className,
}: NoticeProps) {
  const Icon = icons[tone];
  const role = { off: undefined, polite: 'status', assertive: 'alert' }[live];
  return (
    <div
      className={clsx(styles['notice'], styles[tone], compact && styles['compact'], className)}
      role={role}
    >
      {icon === undefined ? (
        <Icon className={styles['icon']} />
      ) : (
        <span className={styles['icon']}>{icon}</span>
      )}
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
