import type { ReactNode } from 'react';
import styles from './StateLead.module.css';

export interface StateLeadProps {
  readonly badges: ReactNode;
  /** A sentence, or an element for each paragraph. */
  readonly children: ReactNode;
}

/** Renders the state of an order below the heading of its page: the badges and a sentence. */
export function StateLead({ badges, children }: StateLeadProps) {
  return (
    <span className={styles['state']}>
      <span className={styles['badges']}>{badges}</span>
      {children}
    </span>
  );
}
