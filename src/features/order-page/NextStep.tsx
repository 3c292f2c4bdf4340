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
  /** The button that corrects a rejected card. */
  readonly correction?: ReactNode;
}

/** Renders what comes next for the buyer; announces it when it changes. */
export function NextStep({ order, phase, now, correction }: NextStepProps) {
  const text = phaseCopy[phase].next(getOrderFacts(order, now));
  return (
    <section role="status">
      {phase === 'rejected' ? (
        <Notice
          tone="warning"
          className={styles['correction']}
          title={<span className={styles['title']}>{copy.fix}</span>}
          action={correction}
        >
          <p className={styles['text']}>{text}</p>
        </Notice>
      ) : (
        <div className={styles['next']}>
          <h2 className={styles['label']}>{hasEnded(phase) ? copy.news : copy.next}</h2>
          <p className={styles['text']}>{text}</p>
        </div>
      )}
    </section>
  );
}
