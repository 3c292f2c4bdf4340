import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import { hasPassed } from '../../domain/clock.ts';
import { MAX_SHOWN, type PersonPage, type PersonSummary } from '../../domain/person.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useHydratedValue } from '../../ui/hydration/useHydratedValue.ts';
import { Link } from '../../ui/link/Link.tsx';
import { List } from '../../ui/list/List.tsx';
import { PersonCard } from './PersonCard.tsx';
import styles from './GrowingList.module.css';

export interface GrowingListProps {
  page: PersonPage;
  /** How many cards are added at a time. */
  batchSize: number;
  /** The time, in ms since the epoch. */
  now: number;
  /** How many cards to render first, such as the number before the user left. */
  initialCount?: number | undefined;
  onCountChange?: ((count: number) => void) | undefined;
  /** Returns the URL of the list with a number of people, which works without scripts. */
  hrefOf?: ((count: number) => string) | undefined;
  /** Loads more people behind those of `page`. */
  onLoadMore: () => Promise<void>;
}

/** Why more people could not be loaded, and how many were known then. */
interface Failure {
  readonly code: AppErrorCode;
  readonly known: number;
}

/** Renders cards in batches, shortly before they are scrolled into view, and loads those missing. */
export function GrowingList({
  page: { people, next },
  batchSize,
  now,
  initialCount,
  onCountChange,
  onLoadMore,
  hrefOf,
}: GrowingListProps) {
  const { count, endRef } = useGrowingCount({
    total: people.length,
    batchSize,
    initialCount,
    onCountChange,
  });
  const added = useMemo(() => people.slice(0, count), [people, count]);
  // Cards are added in small tasks, between which the page scrolls.
  const shown = useDeferredValue(added);
  const [failure, setFailure] = useState<Failure | null>(null);
  const known = people.length;
  // A list that has grown in another way, such as by a refresh, goes on.
  const error = failure?.known === known ? failure.code : null;
  const isMissing = count > people.length && next !== null;

  useEffect(() => {
    if (!isMissing || error !== null) return undefined;
    let isCurrent = true;
    onLoadMore().catch((reason: unknown) => {
      if (isCurrent) setFailure({ code: toAppError(reason).code, known });
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isMissing, known, onLoadMore, people]);

  return (
    <div>
      <List label={dukaCopy.listLabel} layout="grid">
        <Cards people={shown} now={now} />
      </List>
      {error === null
        ? (count < people.length || next !== null) && (
            <p ref={shown === added ? endRef : null} className={styles['more']}>
              <More href={hrefOf?.(count + batchSize)} isLast={count + batchSize > MAX_SHOWN} />
            </p>
          )
        : isMissing && (
            <div className={styles['more']} role="status">
              <p>{describePageError(error)}</p>
              <Button variant="secondary" onClick={() => setFailure(null)}>
                {dukaCopy.retry}
              </Button>
            </div>
          )}
    </div>
  );
}

const Cards = memo(function Cards({
  people,
  now,
}: {
  readonly people: readonly PersonSummary[];
  readonly now: number;
}) {
  return people.map((person, index) => (
    <li key={person.id} className={styles['item']}>
      <PersonCard
        person={person}
        isDeparted={hasPassed(person.burialTime, now)}
        priority={index < 3}
      />
    </li>
  ));
});

/** Renders the end of a list that goes on: in a document that no script has hydrated, a link. */
function More({ href, isLast }: { href: string | undefined; isLast: boolean }) {
  const isDocument = useHydratedValue(() => false, true);
  if (!isDocument || href === undefined) return dukaCopy.loadingMore;
  return isLast ? dukaCopy.searchForMore : <Link href={href}>{dukaCopy.showMore}</Link>;
}

interface GrowingCountOptions {
  total: number;
  batchSize: number;
  initialCount?: number | undefined;
  onCountChange?: ((count: number) => void) | undefined;
}

/** The distance between viewport and end of the list at which a batch is added, in CSS pixels. */
const PREFETCH_DISTANCE = 1_600;

/** Returns a count that grows by a batch when the end of the list comes near. */
function useGrowingCount({ total, batchSize, initialCount, onCountChange }: GrowingCountOptions) {
  const [count, setCount] = useState(Math.max(batchSize, initialCount ?? 0));

  useEffect(() => {
    onCountChange?.(count);
  }, [count, onCountChange]);

  // Creates an observer per count, because an observer reports an end that stays visible only once.
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (end === null || count > total) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + batchSize);
        },
        // With the document as root, the margin also applies inside an iframe.
        { root: end.ownerDocument, rootMargin: `0px 0px ${PREFETCH_DISTANCE}px` },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [batchSize, count, total],
  );

  return { count, endRef };
}
