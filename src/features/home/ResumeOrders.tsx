import { ArrowRight } from 'lucide-react';
import { homeCopy } from '../../copy/home.ts';
import { Card } from '../../ui/card/Card.tsx';
import styles from './ResumeOrders.module.css';

/** An order that was begun and is not over. */
export interface ResumableOrder {
  readonly key: string;
  readonly personId: number;
  /** For whom it is. */
  readonly personName: string;
  /** How far it is, in a few words. */
  readonly text: string;
  readonly href: string;
  readonly state?: unknown;
}

/** Ways back into orders that were begun. */
export function ResumeOrders({ orders }: { orders: readonly ResumableOrder[] }) {
  return (
    <section className={styles['section']}>
      <h2>{homeCopy.resumeTitle}</h2>
      <ul role="list" className={styles['orders']}>
        {orders.map(({ key, personName, text, href, state }) => (
          <li key={key}>
            <Card href={href} state={state} className={styles['order']}>
              <span className={styles['words']}>
                <span className={styles['name']}>{personName}</span>
                <span className={styles['text']}>{text}</span>
              </span>
              <ArrowRight aria-hidden="true" strokeWidth={1.75} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
