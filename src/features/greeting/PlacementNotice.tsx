import { useEffect, useRef } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorSentences } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './PlacementNotice.module.css';

/** Why there is no order yet, or what changed before it was made. */
export function PlacementNotice({ failure }: { readonly failure: AppErrorCode }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a screen away from it.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles['notice']}>
      <Reason failure={failure} />
    </div>
  );
}

function Reason({ failure }: { readonly failure: AppErrorCode }) {
  if (failure === 'idempotencyKeyReused') {
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
        {errorSentences[failure]}
      </Notice>
    );
  }
  const changed = {
    priceChanged: copy.priceChangedTitle,
    packageUnavailable: copy.packageGoneTitle,
  }[failure as string];
  return (
    <Notice
      tone={changed === undefined ? 'danger' : 'warning'}
      title={changed ?? copy.placeFailed}
      live="assertive"
      action={
        failure === 'personUnavailable' ? (
          <Button variant="secondary" href={routes.duka()}>
            {copy.backToDuka}
          </Button>
        ) : undefined
      }
    >
      {errorSentences[failure]} {changed === undefined && copy.kept}
    </Notice>
  );
}
