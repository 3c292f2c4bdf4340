import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { FlowerStepPage } from './FlowerStepPage.tsx';
import type { Recipient } from './recipient.ts';

export interface OutcomeUnknownScreenProps {
  readonly recipient: Recipient;
  /** Why the outcome is unknown; null after a reload during the request. */
  readonly error: AppErrorCode | null;
  /** Sends the same request again; null when that could create a second order. */
  readonly retryOrder: (() => void) | null;
  /** The WhatsApp link, with the order in the message. */
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
}

/** Renders what the buyer can do when the order was sent but its answer was lost. */
export function OutcomeUnknownScreen({
  recipient,
  error,
  retryOrder,
  customerServiceHref,
  focusKey,
}: OutcomeUnknownScreenProps) {
  const isInProgress = error === 'orderInProgress';
  const chat = { href: customerServiceHref, target: '_blank', rel: 'noreferrer' } as const;
  return (
    <FlowerStepPage
      step="form"
      heading={copy.unknownHeading}
      recipient={recipient}
      focusKey={focusKey}
      locked
      actions={
        <StickyActions>
          {retryOrder === null ? (
            <Button {...chat} wide>
              {copy.customerService}
            </Button>
          ) : (
            <>
              <Button {...chat} variant="secondary">
                {copy.customerServiceShort}
              </Button>
              <Button onClick={retryOrder}>{copy.retryOrder}</Button>
            </>
          )}
        </StickyActions>
      }
    >
      <Notice
        tone="warning"
        title={isInProgress ? copy.underWayTitle : copy.unknownTitle}
        live="assertive"
      >
        <p>{isInProgress ? errorCopy.orderInProgress : copy.unknownText}</p>
        {error !== null && !isInProgress && <p>{errorCopy[error]}</p>}
      </Notice>
      <p>{retryOrder === null ? copy.unknownNoRetry : copy.unknownRetry}</p>
    </FlowerStepPage>
  );
}
