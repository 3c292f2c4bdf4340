import clsx from 'clsx';
import { homeCopy } from '../../copy/home.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { ALL_CITIES } from '../../domain/city.ts';
import { hasPassed } from '../../domain/clock.ts';
import type { PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { formatShortDateTime } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/links.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PortraitLink } from '../../ui/portrait-link/PortraitLink.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './CurrentListings.module.css';
import scroll from './ScrollRow.module.css';

export interface CurrentListingsProps {
  people: ReadState<readonly PersonSummary[]>;
  now: number;
}

/** Renders a row of the newest people that scrolls horizontally, or says that there are none. */
export function CurrentListings({ people, now }: CurrentListingsProps) {
  const isEmpty = people.type === 'ready' && people.data.length === 0;
  return (
    <Stack as="section" gap={3}>
      <Row wrap justify="between" className={styles['head']}>
        <h2>{homeCopy.listings}</h2>
        {!isEmpty && (
          <Button
            variant="text"
            href={routes.duka()}
            state={{ city: ALL_CITIES }}
            className={styles['all']}
          >
            {homeCopy.allListings}
          </Button>
        )}
      </Row>
      {isEmpty ? (
        <Text tone="soft">{homeCopy.listingsEmpty}</Text>
      ) : (
        <People people={people} now={now} />
      )}
    </Stack>
  );
}

function People({ people, now }: CurrentListingsProps) {
  switch (people.type) {
    case 'loading':
      return (
        <SkeletonGroup
          label={homeCopy.loadingListings}
          className={clsx(scroll['row'], styles['row'])}
        >
          {[1, 2, 3, 4].map((number) => (
            <Card key={number} bare className={styles['person']}>
              <Row gap={3}>
                <Skeleton shape="block" ratio="3 / 4" width="4.5rem" />
                <Stack gap={1} className={styles['words']}>
                  <Skeleton lines={2} />
                  <Skeleton width="60%" />
                </Stack>
              </Row>
              <div className={styles['departure']}>
                <Skeleton width="80%" />
              </div>
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
          {describePageError(people.code)}
        </FailedState>
      );
    case 'ready':
      return (
        <ul
          role="list"
          aria-label={homeCopy.listings}
          className={clsx(scroll['row'], styles['row'])}
        >
          {people.data.map((person) => (
            <PersonItem key={person.id} person={person} now={now} />
          ))}
        </ul>
      );
  }
}

function PersonItem({ person, now }: { person: PersonSummary; now: number }) {
  const { id, name, age, photoUrl, funeralHouse, burialTime } = person;
  const isDeparted = hasPassed(person.burialTime, now);
  return (
    <Card as="li" bare className={styles['person']}>
      <PortraitLink
        href={routes.person(id)}
        photoUrl={photoUrl}
        transitionName={`person-${id}`}
        name={name}
        size="small"
        pale={isDeparted}
        srcForWidth={getResizedPictureUrl}
      >
        {age !== null && <span className={styles['fact']}>{homeCopy.age(age)}</span>}
        <span className={styles['fact']}>{funeralHouse.name ?? homeCopy.houseUnknown}</span>
      </PortraitLink>
      <p className={styles['departure']}>
        {isDeparted ? (
          homeCopy.departed
        ) : (
          <>
            <span>{homeCopy.departure}</span>
            {burialTime === null ? (
              <span>{homeCopy.unknown}</span>
            ) : (
              <time dateTime={burialTime}>{formatShortDateTime(burialTime)}</time>
            )}
          </>
        )}
      </p>
    </Card>
  );
}
