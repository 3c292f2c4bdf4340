import { errorSentences } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { FlowerStepPage } from './FlowerStepPage.tsx';
import type { Recipient } from './recipient.ts';

export interface OutcomeUnknownScreenProps {
  readonly recipient: Recipient;
  /** Why the answer is not known; null after a reload in the middle of it. */
  readonly error: AppErrorCode | null;
  /** Asks for the very same order once more; null when that could make a second one. */
  readonly retryOrder: (() => void) | null;
  /** A chat with the order written down. */
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
}

/** The order was sent and no answer came: what that means, and the way on that makes no second order. */
export function OutcomeUnknownScreen({
  recipient,
  error,
  retryOrder,
  customerServiceHref,
  focusKey,
}: OutcomeUnknownScreenProps) {
  const isUnderWay = error === 'orderInProgress';
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
        title={isUnderWay ? copy.underWayTitle : copy.unknownTitle}
        live="assertive"
      >
        <p>{isUnderWay ? errorSentences.orderInProgress : copy.unknownText}</p>
        {error !== null && !isUnderWay && <p>{errorSentences[error]}</p>}
      </Notice>
      <p>{retryOrder === null ? copy.unknownNoRetry : copy.unknownRetry}</p>
    </FlowerStepPage>
  );
}
