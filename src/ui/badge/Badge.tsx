import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** Defaults to `neutral`. The text must say the same as the colour. */
  readonly tone?: 'neutral' | 'success' | 'warning' | undefined;
  /** As low as a line of small text. */
  readonly small?: boolean | undefined;
  /** An icon before the text. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a short status text on a tinted ground. */
export function Badge({ tone = 'neutral', small, icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles['badge'], styles[tone], small && styles['small'])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
