import { errorCopy } from '../../copy/errors.ts';
import { placementCopy as copy } from '../../copy/placement.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Renders the notice that the key of this order belongs to another one, and offers a new order. */
export function KeyReusedNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice
      tone="warning"
      title={copy.startOverTitle}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onStartOver}>
          {copy.startOver}
        </Button>
      }
    >
      {errorCopy.idempotencyKeyReused}
    </Notice>
  );
}
