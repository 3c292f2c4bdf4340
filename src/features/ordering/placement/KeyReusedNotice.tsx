import { errorCopy } from '../../../copy/errors.ts';
import { placementCopy as copy } from '../../../copy/placement.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { Recipient } from './recipient.ts';

/** Renders the notice that the key of this order belongs to another one. */
export function KeyReusedNotice({ kind, name }: Pick<Recipient, 'kind' | 'name'>) {
  return (
    <Notice tone="warning" title={copy.startOverTitle(kind, name)} live="assertive">
      {errorCopy.idempotencyKeyReused}
    </Notice>
  );
}
