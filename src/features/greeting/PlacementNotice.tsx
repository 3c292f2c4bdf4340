import { useEffect, useRef } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './PlacementNotice.module.css';

/** Renders why the order was rejected, or what changed before it was placed. */
export function PlacementNotice({ error }: { readonly error: AppErrorCode }) {
  const container = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below the notice.
  useEffect(() => {
    void container.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={container} className={styles['notice']}>
      <NoticeForError error={error} />
    </div>
  );
}

function NoticeForError({ error }: { readonly error: AppErrorCode }) {
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
  const changed = {
    priceChanged: copy.priceChangedTitle,
    packageUnavailable: copy.packageGoneTitle,
  }[error as string];
  return (
    <Notice
      tone={changed === undefined ? 'danger' : 'warning'}
      title={changed ?? copy.placeFailed}
      live="assertive"
      action={
        error === 'personUnavailable' ? (
          <Button variant="secondary" href={routes.duka()}>
            {copy.backToDuka}
          </Button>
        ) : undefined
      }
    >
      {errorCopy[error]} {changed === undefined && copy.kept}
    </Notice>
  );
}
