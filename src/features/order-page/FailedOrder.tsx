import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';

export interface FailedOrderProps {
  readonly error: AppErrorCode | null;
  readonly onRetry: () => void;
}

/** Renders why the order could not be loaded. */
export function FailedOrder({ error, onRetry }: FailedOrderProps) {
  return (
    <Page heading={copy.title}>
      <FailedState
        title={copy.failed}
        reason={error === 'offline' ? 'offline' : 'failed'}
        ornament={<Ornament name="olive" size={96} />}
        retryLabel={copy.retry}
        onRetry={onRetry}
      >
        {/* Without a connection, the bar above already says so. */}
        {error === 'offline' ? copy.staleOffline : errorCopy[error ?? 'unexpected']}
      </FailedState>
    </Page>
  );
}
