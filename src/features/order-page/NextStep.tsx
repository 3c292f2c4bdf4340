import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { nameNews } from '../../copy/orderNews.ts';
import { orderPageCopy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { fixedReason } from '../../domain/correctedPart.ts';
import { hasEnded, type OrderPhase } from '../../domain/orderPhase.ts';
import { getReason, orderStage, type OrderDetail } from '../../domain/orderState.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { phaseIcons } from '../ordering/order/PhaseBadge.tsx';
import { getOrderFacts } from './orderFacts.ts';
import styles from './NextStep.module.css';

export interface NextStepProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  readonly now: number;
  /** Within how many days money is returned. */
  readonly refundDays: number;
  /** Whether something else on the page comes first, such as the payment. */
  readonly isQuiet: boolean;
  /** What the buyer can do about it. */
  readonly action: ReactNode;
}

const tones = { neutral: 'info', success: 'success', warning: 'warning' } as const;

/** Renders what has happened and what comes next for the buyer; announces it when it changes. */
export function NextStep({ order, phase, now, refundDays, isQuiet, action }: NextStepProps) {
  const { tone, next } = phaseCopy[phase];
  const facts = getOrderFacts(order, now, refundDays);
  const reason = phase === 'rejected' ? order.rejectionReason : getReason(order);
  // A fixed reason says what is wrong with the card; the hint, what is accepted instead.
  const fixed = phase === 'rejected' ? fixedReason(reason) : null;
  const Icon = phaseIcons[phase];
  const headline = nameNews(orderStage(order), phase, facts);
  const paragraphs = (
    <>
      {reason !== null && (
        <p>
          {fixed === null
            ? `${checkoutCopy.reason}: ${reason}`
            : `${reason} ${orderPageCopy.correctionHints[fixed]}`}
        </p>
      )}
      {next(facts).map(({ heading, text }) => (
        <Fragment key={text}>
          {heading !== undefined && <h3>{heading}</h3>}
          <p>{text}</p>
        </Fragment>
      ))}
    </>
  );
  return (
    <section role="status">
      {isQuiet ? (
        <div className={styles['quiet']}>
          <VisuallyHidden>
            <h2>{headline}</h2>
          </VisuallyHidden>
          {paragraphs}
        </div>
      ) : (
        <Notice
          tone={tones[tone]}
          icon={<Icon />}
          className={clsx(
            styles['news'],
            tone === 'neutral' && !hasEnded(phase) && styles['waiting'],
          )}
          action={action}
        >
          <h2>{headline}</h2>
          {paragraphs}
        </Notice>
      )}
    </section>
  );
}
