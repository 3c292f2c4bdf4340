import { dukaCopy } from '../../copy/duka.ts';
import { errorSentences } from '../../copy/errors.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import type { PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PersonCard, PersonCardSkeleton } from './PersonCard.tsx';
import { ReadError } from './ReadError.tsx';
import { useGrowingCount } from './useGrowingCount.ts';
import styles from './DukaListScreen.module.css';

export interface DukaListScreenProps {
  people: ReadState<readonly PersonSummary[]>;
  /** Name of the chosen city; null when it is not known. */
  cityName: string | null;
  text: string;
  /** Names the list: another one begins with its first cards. */
  listKey?: string | undefined;
  /** How many cards are put on the page at a time. */
  batchSize: number;
  /** How many stood there when the person left. */
  initialCount?: number | undefined;
  onCountChange?: ((count: number) => void) | undefined;
  focusKey?: string | undefined;
}

/** The people of a city and a keyword. */
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
  const words = [
    people.type === 'ready'
      ? `${dukaCopy.count(people.data.length)} ${foundIn(cityName)}`
      : soughtIn(cityName),
    text === '' ? '' : dukaCopy.matching(text),
  ];
  return <p role="status">{words.join(' ').trim()}</p>;
}

function foundIn(cityName: string | null): string {
  if (cityName === null) return '';
  return cityName === ALL_CITIES.name ? dukaCopy.inAllCities : dukaCopy.inCity(cityName);
}

function soughtIn(cityName: string | null): string {
  return cityName === ALL_CITIES.name ? dukaCopy.allCities : (cityName ?? dukaCopy.otherCity);
}

function People({ people, listKey, batchSize, initialCount, onCountChange }: DukaListScreenProps) {
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
      return people.data.length === 0 ? (
        <NoPeople />
      ) : (
        <>
          {people.refetchError !== null && (
            <Notice tone="warning" live="polite">
              {errorSentences[people.refetchError]} {dukaCopy.stale}
            </Notice>
          )}
          <GrowingList
            key={listKey}
            people={people.data}
            batchSize={batchSize}
            initialCount={initialCount}
            onCountChange={onCountChange}
          />
        </>
      );
  }
}

function NoPeople() {
  return (
    <EmptyState
      ornament={<Ornament name="melati" size={180} />}
      title={dukaCopy.emptyTitle}
      action={
        <Button variant="secondary" href={routes.duka()} state={{ city: ALL_CITIES }} replace>
          {dukaCopy.showAll}
        </Button>
      }
    >
      {dukaCopy.empty}
    </EmptyState>
  );
}

interface GrowingListProps extends Pick<
  DukaListScreenProps,
  'batchSize' | 'initialCount' | 'onCountChange'
> {
  people: readonly PersonSummary[];
}

/** Thousands of cards come on the page in batches, shortly before they are scrolled to. */
function GrowingList({ people, batchSize, initialCount, onCountChange }: GrowingListProps) {
  const { count, endRef } = useGrowingCount({
    total: people.length,
    batchSize,
    initialCount,
    onCountChange,
  });
  return (
    <div>
      <List label={dukaCopy.listLabel} layout="grid">
        {people.slice(0, count).map((person, index) => (
          <li key={person.id} className={styles['item']}>
            <PersonCard person={person} priority={index < 3} />
          </li>
        ))}
      </List>
      {count < people.length && (
        <p ref={endRef} className={styles['more']}>
          {dukaCopy.loadingMore}
        </p>
      )}
    </div>
  );
}
