import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorSentences } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { GreetingStepPage } from './GreetingStepPage.tsx';

export interface OutcomeUnknownScreenProps {
  readonly personName: string;
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
  personName,
  error,
  retryOrder,
  customerServiceHref,
  focusKey,
}: OutcomeUnknownScreenProps) {
  const isUnderWay = error === 'orderInProgress';
  const chat = { href: customerServiceHref, target: '_blank', rel: 'noreferrer' } as const;
  return (
    <GreetingStepPage
      step="package"
      heading={copy.unknownHeading}
      personName={personName}
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
        {isUnderWay ? errorSentences.orderInProgress : copy.unknownText}
        {error !== null && !isUnderWay && ` ${errorSentences[error]}`}
      </Notice>
      <p>{retryOrder === null ? copy.unknownNoRetry : copy.unknownRetry}</p>
    </GreetingStepPage>
  );
}
