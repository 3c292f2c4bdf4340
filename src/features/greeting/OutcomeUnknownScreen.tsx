import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { GreetingStepPage } from './GreetingStepPage.tsx';

export interface OutcomeUnknownScreenProps {
  readonly personName: string;
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
  personName,
  error,
  retryOrder,
  customerServiceHref,
  focusKey,
}: OutcomeUnknownScreenProps) {
  const isInProgress = error === 'orderInProgress';
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
        title={isInProgress ? copy.underWayTitle : copy.unknownTitle}
        live="assertive"
      >
        {isInProgress ? errorCopy.orderInProgress : copy.unknownText}
        {error !== null && !isInProgress && ` ${errorCopy[error]}`}
      </Notice>
      <p>{retryOrder === null ? copy.unknownNoRetry : copy.unknownRetry}</p>
    </GreetingStepPage>
  );
}
