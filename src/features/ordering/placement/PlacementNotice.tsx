import { errorCopy } from '../../../copy/errors.ts';
import { placementCopy as copy } from '../../../copy/placement.ts';
import type { AppErrorCode } from '../../../domain/appError.ts';
import { GREETING } from '../../../domain/order.ts';
import { routes } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { Recipient } from './recipient.ts';

export interface PlacementNoticeProps {
  readonly personId: number;
  readonly error: AppErrorCode;
  /** What it says, such as what has changed exactly, instead of the sentence about the error. */
  readonly detail?: string | undefined;
  /** The chat with customer service about a listing that was withdrawn. */
  readonly customerServiceHref?: string | undefined;
  /** Whether it stands in a bar, and so has to be low. */
  readonly isCompact?: boolean | undefined;
}

/** Renders why the order was rejected, with a link where another try would not help. */
export function PlacementNotice(props: PlacementNoticeProps) {
  const { personId, error, detail, customerServiceHref, isCompact } = props;
  if (error === 'personUnavailable')
    return (
      <Notice
        title={copy.withdrawnTitle}
        live="assertive"
        action={
          customerServiceHref && (
            <Button variant="secondary" href={customerServiceHref} external>
              {copy.customerServiceShort}
            </Button>
          )
        }
      >
        {copy.withdrawn}
      </Notice>
    );
  return (
    <Notice
      compact={isCompact}
      tone="warning"
      title={copy.failed}
      live="assertive"
      action={
        error === 'flowersNotDelivered' || error === 'boardTooLate' ? (
          <Button variant="secondary" href={routes.order(GREETING, 'compose', personId)}>
            {copy.sendGreeting}
          </Button>
        ) : undefined
      }
    >
      {detail ?? errorCopy[error]}
    </Notice>
  );
}

/** Renders the notice that the key of this order belongs to another one. */
export function KeyReusedNotice({ kind, name }: Pick<Recipient, 'kind' | 'name'>) {
  return (
    <Notice tone="warning" title={copy.startOverTitle(kind, name)} live="assertive">
      {errorCopy.idempotencyKeyReused}
    </Notice>
  );
}

interface StartOverActionsProps {
  readonly onStartOver: () => void;
}

/** Renders what to do when the key of the order belongs to another one. */
export function StartOverActions({ onStartOver }: StartOverActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onStartOver}>
        {copy.startOver}
      </Button>
      <Button href={routes.history()}>{copy.history}</Button>
    </>
  );
}

/** Renders what to do when the listing was withdrawn. */
export function WithdrawnAction() {
  return (
    <Button wide href={routes.duka()}>
      {copy.otherDuka}
    </Button>
  );
}
