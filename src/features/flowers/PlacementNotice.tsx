import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface PlacementNoticeProps {
  readonly error: AppErrorCode;
  readonly personId: number;
}

/** Renders why the order was rejected, with a link where a retry would not help. */
export function PlacementNotice({ error, personId }: PlacementNoticeProps) {
  if (error === 'idempotencyKeyReused') {
    return (
      <Notice
        tone="warning"
        title={copy.startOverTitle}
        live="assertive"
        action={
          <Button variant="secondary" href={routes.history()}>
            {copy.history}
          </Button>
        }
      >
        {errorCopy[error]}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={copy.placeFailed}
      live="assertive"
      action={getRecoveryLink(error, personId)}
    >
      {errorCopy[error]} {copy.kept}
    </Notice>
  );
}

function getRecoveryLink(error: AppErrorCode, personId: number) {
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
  if (error === 'personUnavailable') {
    return (
      <Button variant="secondary" href={routes.duka()}>
        {copy.backToPerson}
      </Button>
    );
  }
  return undefined;
}
