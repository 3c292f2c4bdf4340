import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import { hasPassed } from '../../domain/hasPassed.ts';
import { MAX_SHOWN, type PersonPage, type PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useHydratedValue } from '../../ui/hydration/useHydratedValue.ts';
import { Link } from '../../ui/link/Link.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { PersonCard, PersonCardSkeleton } from './PersonCard.tsx';
import { ReadError } from './ReadError.tsx';
import { useGrowingCount } from './useGrowingCount.ts';
import styles from './DukaListScreen.module.css';

const SMALLEST_BATCH = 10;
/** The offered numbers of cards at a time. */
const BATCH_SIZES = [SMALLEST_BATCH, 25, 50, 100];

export interface DukaListScreenProps {
  people: ReadState<PersonPage>;
  /** The name of the chosen city; null when unknown. */
  cityName: string | null;
  text: string;
  /** Identifies the list; another key starts with the first batch. */
  listKey?: string | undefined;
  /** How many cards are added at a time. */
  batchSize: number;
  onBatchSizeChange: (size: number) => void;
  /** The time, in ms since the epoch. */
  now: number;
  /** How many cards to render first, such as the number before the user left. */
  initialCount?: number | undefined;
  onCountChange?: ((count: number) => void) | undefined;
  /** Returns the URL of the list with a number of people, which works without scripts. */
  hrefOf?: ((count: number) => string) | undefined;
  /** Loads more people behind those of `people`. */
  onLoadMore: () => Promise<void>;
  focusKey?: string | undefined;
}

/** Renders the people of a city that match a search text. */
export function DukaListScreen(props: DukaListScreenProps) {
  const { people, cityName, text, focusKey } = props;
  return (
    <Page
      heading={dukaCopy.title}
      lead={<Lead people={people} cityName={cityName} text={text} />}
      width="wide"
      focusKey={focusKey}
    >
      <People {...props} />
    </Page>
  );
}

function Lead({
  people,
  cityName,
  text,
}: Pick<DukaListScreenProps, 'people' | 'cityName' | 'text'>) {
  const isEmpty = people.type === 'ready' && people.data.total === 0;
  const parts = [
    people.type === 'ready' && !isEmpty
      ? `${dukaCopy.count(people.data.total)} ${describeResultCity(cityName)}`
      : describeRequestedCity(cityName),
    text === '' ? '' : dukaCopy.matching(text),
  ];
  const summary = parts.join(' ').trim();
  return (
    <p role="status">
      {/* A translated text is no longer React's to change, so another text is another element. */}
      <span key={summary}>{summary}</span>
      {isEmpty && <VisuallyHidden>: {dukaCopy.emptyTitle}</VisuallyHidden>}
    </p>
  );
}

function describeResultCity(cityName: string | null): string {
  if (cityName === null) return '';
  return cityName === ALL_CITIES.name ? dukaCopy.inAllCities : dukaCopy.inCity(cityName);
}

function describeRequestedCity(cityName: string | null): string {
  return cityName === ALL_CITIES.name ? dukaCopy.allCities : (cityName ?? dukaCopy.otherCity);
}

function People({ people, listKey, onBatchSizeChange, ...list }: DukaListScreenProps) {
  switch (people.type) {
    case 'loading':
      return (
        <ListSkeleton label={dukaCopy.loadingList} layout="grid" count={6}>
          <PersonCardSkeleton />
        </ListSkeleton>
      );
    case 'failed':
      return <ReadError title={dukaCopy.listFailed} error={people} />;
    case 'ready':
      return people.data.people.length === 0 ? (
        <NoPeople isSearchOnly={list.text !== '' && list.cityName === ALL_CITIES.name} />
      ) : (
        <>
          {people.refetchError !== null && (
            <Notice tone="warning" live="polite">
              {`${describePageError(people.refetchError)} ${dukaCopy.stale}`}
            </Notice>
          )}
          <GrowingList key={listKey} page={people.data} {...list} />
          {people.data.total > SMALLEST_BATCH && (
            <BatchSize size={list.batchSize} onChange={onBatchSizeChange} />
          )}
        </>
      );
  }
}

/** Renders the choice of how many cards are put on the page at a time. */
function BatchSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const sizes = [...new Set([...BATCH_SIZES, size])].sort((a, b) => a - b);
  return (
    <SelectField
      label={dukaCopy.batchSize}
      className={styles['batch']}
      value={String(size)}
      onValueChange={(value) => onChange(Number(value))}
      options={sizes.map((each) => ({ value: String(each), label: dukaCopy.count(each) }))}
    />
  );
}

function NoPeople({ isSearchOnly }: { isSearchOnly: boolean }) {
  return (
    <EmptyState
      ornament={<Ornament name="melati" size={180} />}
      title={dukaCopy.emptyTitle}
      action={
        <Button variant="secondary" href={routes.duka()} state={{ city: ALL_CITIES }} replace>
          {isSearchOnly ? dukaCopy.clearSearch : dukaCopy.showAll}
        </Button>
      }
    >
      {dukaCopy.empty}
    </EmptyState>
  );
}

interface GrowingListProps extends Pick<
  DukaListScreenProps,
  'batchSize' | 'now' | 'initialCount' | 'onCountChange' | 'onLoadMore' | 'hrefOf'
> {
  page: PersonPage;
}

/** Renders cards in batches, shortly before they are scrolled into view, and loads those missing. */
function GrowingList({
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
  const [error, setError] = useState<AppErrorCode | null>(null);
  const isMissing = count > people.length && next !== null;

  useEffect(() => {
    if (!isMissing || error !== null) return undefined;
    let isCurrent = true;
    onLoadMore().catch((reason: unknown) => {
      if (isCurrent) setError(toAppError(reason).code);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isMissing, onLoadMore, people]);

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
              <Button variant="secondary" onClick={() => setError(null)}>
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
