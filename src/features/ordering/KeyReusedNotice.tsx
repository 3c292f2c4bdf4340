import { errorCopy } from '../../copy/errors.ts';
import { placementCopy as copy } from '../../copy/placement.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Renders the notice that the key of this order belongs to another one. */
export function KeyReusedNotice() {
  return (
    <Notice tone="warning" title={copy.startOverTitle} live="assertive">
      {errorCopy.idempotencyKeyReused}
    </Notice>
  );
}
