import { orderPageCopy as copy, phaseCopy } from '../../copy/orderPage.ts';
import type { OrderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import styles from './NextStep.module.css';
import { getOrderFacts } from './orderTexts.ts';

export interface NextStepProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  readonly now: number;
}

/** Renders what comes next for the buyer; announces it when it changes. */
export function NextStep({ order, phase, now }: NextStepProps) {
  const text = phaseCopy[phase].next(getOrderFacts(order, now));
  return (
    <section className={text === null ? undefined : styles['next']} role="status">
      {text !== null && (
        <>
          <h2 className={styles['label']}>{copy.next}</h2>
          <p className={styles['text']}>{text}</p>
        </>
      )}
    </section>
  );
}
