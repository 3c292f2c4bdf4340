import { errorCopy } from '../../copy/errors.ts';
import { placementCopy as copy } from '../../copy/placement.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Renders the notice that the key of this order belongs to another one. Links to the history. */
export function KeyReusedNotice() {
  return (
    <Notice
      tone="warning"
      title={copy.startOverTitle}
      live="assertive"
      action={<Button href={routes.history()}>{copy.history}</Button>}
    >
      {errorCopy.idempotencyKeyReused}
    </Notice>
  );
}
