import { errorCopy } from '../../copy/errors.ts';
import { placementCopy as copy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface PlacementNoticeProps {
  readonly personId: number;
  readonly error: AppErrorCode;
  /** What has changed exactly, instead of the sentence about the error. */
  readonly detail?: string | undefined;
  /** The chat with customer service about a listing that was withdrawn. */
  readonly customerServiceHref?: string | undefined;
  /** Goes on to place the order once more, where the main button and the fields are not in view. */
  readonly onRetry?: (() => void) | undefined;
}

/** Renders why the order was rejected, with a retry, or with a link where that would not help. */
export function PlacementNotice(props: PlacementNoticeProps) {
  const { error, detail, customerServiceHref, onRetry } = props;
  if (error === 'personUnavailable')
    return (
      <Notice
        title={copy.withdrawnTitle}
        live="assertive"
        action={
          customerServiceHref && (
            <Button variant="secondary" href={customerServiceHref} target="_blank" rel="noreferrer">
              {copy.customerServiceShort}
            </Button>
          )
        }
      >
        {copy.withdrawn}
      </Notice>
    );
  return (
    <Notice tone="warning" title={copy.failed} live="assertive" action={renderRecovery(props)}>
      {detail ?? errorCopy[error]} {onRetry !== undefined && !isChange(error) && copy.kept}
    </Notice>
  );
}

/** Returns whether the buyer can accept what has changed, and order again. */
function isChange(error: AppErrorCode): boolean {
  return error === 'priceChanged' || error === 'packageUnavailable';
}

function renderRecovery({ personId, error, onRetry }: PlacementNoticeProps) {
  if (error === 'flowersNotDelivered') {
    return (
      <Button
        variant="secondary"
        href={routes.order(GREETING, 'compose')}
        state={{ personid: personId }}
      >
        {copy.sendGreeting}
      </Button>
    );
  }
  // The main button accepts a change.
  if (onRetry === undefined || isChange(error)) return undefined;
  return (
    <Button variant="secondary" onClick={onRetry}>
      {copy.reviewAgain}
    </Button>
  );
}
