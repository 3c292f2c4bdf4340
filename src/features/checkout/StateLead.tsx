import type { ReactNode } from 'react';
import styles from './StateLead.module.css';

export interface StateLeadProps {
  /** Omitted where the heading says the state. */
  readonly badge?: ReactNode;
  /** A sentence, or an element for each paragraph. */
  readonly children: ReactNode;
}

/** Renders the state of an order below the heading of its page: a badge and a sentence. */
export function StateLead({ badge, children }: StateLeadProps) {
  return (
    <span className={styles['state']}>
      {badge}
      {children}
    </span>
  );
}
