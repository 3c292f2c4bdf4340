import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Details.module.css';

export interface DetailsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a title that unfolds its content; unlike `Collapse`, before any script has loaded. */
export function Details({ title, children }: DetailsProps) {
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        {title}
        <ChevronDown />
      </summary>
      {children}
    </details>
  );
}
