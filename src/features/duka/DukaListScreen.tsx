import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import type { PersonPage } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { GrowingList, type GrowingListProps } from './GrowingList.tsx';
import { PersonCardSkeleton } from './PersonCard.tsx';
import { ReadError } from './ReadError.tsx';
import styles from './DukaListScreen.module.css';

const SMALLEST_BATCH = 10;
/** The offered numbers of cards at a time. */
const BATCH_SIZES = [SMALLEST_BATCH, 25, 50, 100];

export interface DukaListScreenProps extends Omit<GrowingListProps, 'page'> {
  people: ReadState<PersonPage>;
  /** The name of the chosen city; null when unknown. */
  cityName: string | null;
  text: string;
  /** Identifies the list; another key starts with the first batch. */
  listKey?: string | undefined;
  onBatchSizeChange: (size: number) => void;
}

/** Renders the people of a city that match a search text. */
export function DukaListScreen(props: DukaListScreenProps) {
  const { people, cityName, text } = props;
  return (
    <Page
      heading={dukaCopy.title}
      lead={<Lead people={people} cityName={cityName} text={text} />}
      width="wide"
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
