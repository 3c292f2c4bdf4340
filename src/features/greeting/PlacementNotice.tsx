import { useEffect, useRef } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorSentences } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './PlacementNotice.module.css';

/** Why there is no order yet, or what changed before it was made. */
export function PlacementNotice({ error }: { readonly error: AppErrorCode }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a screen away from it.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles['notice']}>
      <Reason error={error} />
    </div>
  );
}

function Reason({ error }: { readonly error: AppErrorCode }) {
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
        {errorSentences[error]}
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
      {errorSentences[error]} {changed === undefined && copy.kept}
    </Notice>
  );
}
