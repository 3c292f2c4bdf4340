import type { ReactNode } from 'react';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { hasEnded, type OrderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { getOrderFacts } from '../ordering/orderFacts.ts';
import styles from './NextStep.module.css';

export interface NextStepProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  readonly now: number;
  /** Within how many days money is returned. */
  readonly refundDays: number;
  /** The button that corrects a rejected card, or that answers a question of the text. */
  readonly action?: ReactNode;
}

/** Renders what comes next for the buyer; announces it when it changes. */
export function NextStep({ order, phase, now, refundDays, action }: NextStepProps) {
  const text = phaseCopy[phase].next(getOrderFacts(order, now, refundDays));
  const paragraphs = text.split('\n').map((paragraph) => (
    <p key={paragraph} className={styles['text']}>
      {paragraph}
    </p>
  ));
  return (
    <section role="status">
      {phase === 'rejected' ? (
        <Notice
          tone="warning"
          className={styles['correction']}
          title={<span className={styles['title']}>{copy.fix}</span>}
          action={action}
        >
          {paragraphs}
        </Notice>
      ) : (
        <div className={styles['next']}>
          <h2 className={styles['label']}>{hasEnded(phase) ? copy.news : copy.next}</h2>
          {paragraphs}
          {action !== undefined && <div className={styles['action']}>{action}</div>}
        </div>
      )}
    </section>
  );
}
