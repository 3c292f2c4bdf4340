import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { errorCopy, whatHappened } from '../../copy/errors.ts';
import { placementCopy as copy } from '../../copy/placement.ts';
import { placingStep, routes } from '../../domain/routes.ts';
import type { placementMachine } from '../../machines/placementMachine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import type { Recipient } from './recipient.ts';
import styles from './OutcomeUnknownScreen.module.css';
import { StepPage } from './StepPage.tsx';

export interface OutcomeUnknownScreenProps {
  readonly actor: ActorRefFrom<typeof placementMachine>;
  readonly recipient: Recipient;
  /** The WhatsApp link, with the order in the message. */
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
}

/** Renders what the buyer can do when the order was sent but its answer was lost. */
export function OutcomeUnknownScreen({
  actor,
  recipient,
  customerServiceHref,
  focusKey,
}: OutcomeUnknownScreenProps) {
  const error = useSelector(actor, ({ context }) => context.error);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.retry' }));
  const isInProgress = error === 'orderInProgress';
  const reasons = isInProgress
    ? [copy.nothingPaid, errorCopy.orderInProgress]
    : [copy.unknownText, copy.nothingPaid, ...(error === null ? [] : [whatHappened(error)])];
  const chat = { href: customerServiceHref, target: '_blank', rel: 'noreferrer' } as const;
  return (
    <StepPage
      step={placingStep(recipient.kind)}
      heading={isInProgress ? copy.underWayHeading : copy.unknownHeading}
      recipient={recipient}
      focusKey={focusKey}
      width="wide"
      locked
      actions={
        <StickyActions className={styles['actions']}>
          {canRetry ? (
            <>
              <Button {...chat} variant="secondary">
                {copy.customerServiceShort}
              </Button>
              <Button onClick={() => actor.send({ type: 'order.retry' })}>{copy.retryOrder}</Button>
            </>
          ) : (
            <Button {...chat} wide>
              {copy.customerService}
            </Button>
          )}
        </StickyActions>
      }
    >
      <Notice
        className={styles['text']}
        tone={isInProgress ? 'info' : 'warning'}
        title={copy.noNewOrder}
        live="assertive"
      >
        {reasons.join(' ')}
      </Notice>
      <p className={styles['text']}>{canRetry ? copy.unknownRetry : copy.unknownNoRetry}</p>
      <p>
        <Link href={routes.history()}>{copy.history}</Link>
      </p>
    </StepPage>
  );
}
