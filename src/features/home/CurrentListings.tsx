import { homeCopy } from '../../copy/home.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { getResizedPictureUrl } from '../../format/getResizedPictureUrl.ts';
import { Card } from '../../ui/card/Card.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './CurrentListings.module.css';

/** Renders a row of the newest people that scrolls horizontally; without people, nothing. */
export function CurrentListings({ people }: { people: ReadState<readonly PersonSummary[]> }) {
  if (people.type === 'ready' && people.data.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{homeCopy.listings}</h2>
      <Row people={people} />
    </section>
  );
}

function Row({ people }: { people: ReadState<readonly PersonSummary[]> }) {
  switch (people.type) {
    case 'loading':
      return (
        <SkeletonGroup label={homeCopy.loadingListings} className={styles['row']}>
          {[1, 2, 3, 4].map((number) => (
            <Card key={number} bare className={styles['person']}>
              <span className={styles['photo']}>
                <Skeleton shape="block" ratio="3 / 4" />
              </span>
              <span className={styles['words']}>
                <Skeleton lines={2} />
                <Skeleton width="60%" />
              </span>
            </Card>
          ))}
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <FailedState
          title={homeCopy.listingsFailed}
          headingLevel={3}
          reason={people.code === 'offline' ? 'offline' : 'failed'}
          retryLabel={homeCopy.retry}
          retryingLabel={homeCopy.retrying}
          retrying={people.isRetrying}
          onRetry={people.onRetry}
        >
          {errorCopy[people.code]}
        </FailedState>
      );
    case 'ready':
      return (
        <ul role="list" aria-label={homeCopy.listings} className={styles['row']}>
          {people.data.map((person) => (
            <li key={person.id}>
              <PersonLink person={person} />
            </li>
          ))}
        </ul>
      );
  }
}

function PersonLink({ person: { id, name, photoUrl, funeralHouse } }: { person: PersonSummary }) {
  return (
    <Card bare href={routes.person(id)} className={styles['person']}>
      <span className={styles['photo']} data-transition-name={`person-${id}`}>
        <Photo
          src={photoUrl ?? undefined}
          alt=""
          ratio="3 / 4"
          sizes="4.5rem"
          widths={[120, 240]}
          srcForWidth={getResizedPictureUrl}
          fallback={<Ornament name="melati" size={56} />}
        />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {funeralHouse.name !== null && <span className={styles['house']}>{funeralHouse.name}</span>}
      </span>
    </Card>
  );
}
