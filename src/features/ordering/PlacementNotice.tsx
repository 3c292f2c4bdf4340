import { errorCopy } from '../../copy/errors.ts';
import { placementCopy as copy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { GREETING, type OrderKind } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface PlacementNoticeProps {
  readonly kind: OrderKind;
  readonly personId: number;
  readonly error: AppErrorCode;
}

/** The titles for rejections because of a change. The buyer can accept it and order again. */
const changes: Partial<Record<AppErrorCode, string>> = {
  priceChanged: copy.priceChangedTitle,
  packageUnavailable: copy.packageGoneTitle,
};

/** Renders why the order was rejected, with a link where a retry would not help. */
export function PlacementNotice({ kind, personId, error }: PlacementNoticeProps) {
  const change = changes[error];
  return (
    <Notice
      tone={change === undefined ? 'danger' : 'warning'}
      title={change ?? copy.failed}
      live="assertive"
      action={recoveryLink({ kind, personId, error })}
    >
      {errorCopy[error]} {change === undefined && copy.kept}
    </Notice>
  );
}

function recoveryLink({ kind, personId, error }: PlacementNoticeProps) {
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
        {copy.backToDuka[kind]}
      </Button>
    );
  }
  return undefined;
}
