import { Flower2 } from 'lucide-react';
import { useId } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { Florist } from '../../domain/florist.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { CutOffNotice } from './CutOffNotice.tsx';
import type { ListPhase } from './flowerScreen.ts';
import { FlowerStepPage } from './FlowerStepPage.tsx';
import styles from './OfferCards.module.css';
import type { Recipient } from './recipient.ts';
import type { PageClock } from './useIsAfterCutOff.ts';

export interface FloristsScreenProps {
  readonly recipient: Recipient;
  readonly city: string;
  readonly clock: PageClock;
  readonly phase: ListPhase;
  readonly florists: readonly Florist[];
  /** The previously chosen florist. */
  readonly floristId: number | null;
  /** Why there are no florists, or why the buyer has to choose again. */
  readonly error: AppErrorCode | null;
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
  readonly onChoose: (floristId: number) => void;
  readonly onRetry: () => void;
}

/** Renders the florists that deliver to the funeral house, and today's cut-off time. */
export function FloristsScreen(props: FloristsScreenProps) {
  const {
    recipient,
    city,
    clock,
    phase,
    florists,
    floristId,
    error,
    customerServiceHref,
    focusKey,
    onChoose,
    onRetry,
  } = props;
  return (
    <FlowerStepPage
      step="florists"
      heading={copy.floristsHeading}
      recipient={recipient}
      focusKey={focusKey}
      width="wide"
    >
      {error !== null && phase !== 'failed' && (
        <Notice tone="warning" title={copy.floristGoneTitle} live="assertive">
          {errorCopy[error]} {copy.kept}
        </Notice>
      )}
      <CutOffNotice clock={clock} />
      {phase === 'loading' && (
        <ListSkeleton label={copy.loadingFlorists} layout="grid">
          <FloristSkeleton />
        </ListSkeleton>
      )}
      {phase === 'failed' && (
        <FailedState
          title={copy.floristsFailed}
          reason={error === 'offline' ? 'offline' : 'failed'}
          retryLabel={copy.retry}
          onRetry={onRetry}
        >
          {errorCopy[error ?? 'unexpected']} {copy.kept}
        </FailedState>
      )}
      {phase === 'none' && (
        <EmptyState
          ornament={<Ornament name="sedap-malam" size={120} />}
          title={copy.floristsNoneTitle}
          action={
            <div className={styles['ways']}>
              <Button variant="secondary" onClick={onRetry}>
                {copy.retry}
              </Button>
              <Button variant="quiet" href={customerServiceHref} target="_blank" rel="noreferrer">
                {copy.customerService}
              </Button>
            </div>
          }
        >
          {copy.floristsNone}
        </EmptyState>
      )}
      {phase === 'ready' && (
        <List label={copy.floristsLabel} layout="grid">
          {florists.map((florist, index) => (
            <li key={florist.id}>
              <FloristCard
                florist={florist}
                city={city}
                number={index + 1}
                isChosen={florist.id === floristId}
                onChoose={() => onChoose(florist.id)}
              />
            </li>
          ))}
        </List>
      )}
    </FlowerStepPage>
  );
}

interface FloristCardProps {
  readonly florist: Florist;
  readonly city: string;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Renders one florist; a press anywhere on the card chooses it. */
function FloristCard({ florist, city, number, isChosen, onChoose }: FloristCardProps) {
  const id = useId();
  return (
    <article className={styles['card']} data-chosen={isChosen || undefined}>
      <Photo
        src={florist.photoUrl}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 48em) 24rem, 100vw"
        priority={number <= 2}
        fallback={<Ornament name="sedap-malam" size={96} />}
      />
      <div className={styles['words']}>
        <p id={`${id}-text`} className={styles['description']}>
          {florist.description.trim() || copy.florist(number)}
        </p>
        <p className={styles['orders']}>
          <Flower2 aria-hidden="true" strokeWidth={1.75} />
          <span>{copy.floristOrders(city)}</span>
        </p>
        {isChosen && <p className={styles['mark']}>{copy.floristChosen}</p>}
        <button
          type="button"
          id={`${id}-choose`}
          className={styles['choose']}
          aria-labelledby={`${id}-choose ${id}-text`}
          onClick={onChoose}
        >
          {copy.floristChoose}
        </button>
      </div>
    </article>
  );
}

function FloristSkeleton() {
  return (
    <div className={styles['card']}>
      <Skeleton shape="block" ratio="16 / 9" />
      <div className={styles['words']}>
        <Skeleton lines={3} />
        <Skeleton width="60%" />
        <Skeleton width="45%" height="1.5rem" shape="block" />
      </div>
    </div>
  );
}
