import type { ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { hasEnded, type OrderPhase } from '../../domain/orderPhase.ts';
import { getReason, isFinished, orderStage, type OrderDetail } from '../../domain/orderState.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { getOrderFacts } from '../ordering/orderFacts.ts';
import styles from './NextStep.module.css';

export interface NextStepProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  readonly now: number;
  /** Within how many days money is returned. */
  readonly refundDays: number;
  /** Whether something else on the page comes first, such as the payment. */
  readonly isQuiet: boolean;
  /** The button that corrects a rejected card, or that answers a question of the text. */
  readonly action?: ReactNode;
}

/** Renders what comes next for the buyer; announces it when it changes. */
export function NextStep({ order, phase, now, refundDays, isQuiet, action }: NextStepProps) {
  const [news = '', ...more] = phaseCopy[phase]
    .next(getOrderFacts(order, now, refundDays))
    .split('\n');
  // The sentence about a rejected card contains its reason.
  const reason = phase === 'rejected' ? null : getReason(order);
  const paragraphs = [
    news,
    ...(reason === null ? [] : [`${checkoutCopy.reason}: ${reason}`]),
    ...more,
  ].map((paragraph) => (
    <p key={paragraph} className={styles['text']}>
      {paragraph}
    </p>
  ));
  const label = hasEnded(phase) || isFinished(orderStage(order)) ? copy.news : copy.next;
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
      ) : isQuiet ? (
        <div className={styles['quiet']}>
          <VisuallyHidden>
            <h2>{label}</h2>
          </VisuallyHidden>
          {paragraphs}
        </div>
      ) : (
        <div className={styles['next']}>
          <h2 className={styles['label']}>{label}</h2>
          {paragraphs}
          {action !== undefined && <div className={styles['action']}>{action}</div>}
        </div>
      )}
    </section>
  );
}
