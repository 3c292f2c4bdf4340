import clsx from 'clsx';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { Instant, PersonSummary } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import { formatShortDateTime } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/getResizedPictureUrl.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PortraitLink } from '../../ui/portrait-link/PortraitLink.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './PersonCard.module.css';

export interface PersonCardProps {
  person: PersonSummary;
  /** Whether the departure is over. */
  isDeparted?: boolean | undefined;
  /** Loads the photo eagerly, for cards above the fold. */
  priority?: boolean | undefined;
}

/**
 * Renders one person of a list, with links to the person and to the messages. Memoized, because the
 * list grows to thousands of cards.
 */
export const PersonCard = memo(function PersonCard({
  person,
  isDeparted = false,
  priority = false,
}: PersonCardProps) {
  const { id, name, age, photoUrl, room, deathTime, burialTime, funeralHouse, senderCount } =
    person;
  return (
    <Card as="article" bare className={styles['card']}>
      <div className={styles['main']}>
        <PortraitLink
          href={routes.person(id)}
          photoUrl={photoUrl}
          transitionName={`person-${id}`}
          name={<h2>{name}</h2>}
          pale={isDeparted}
          priority={priority}
          srcForWidth={getResizedPictureUrl}
        >
          {age !== null && <span className={styles['age']}>{dukaCopy.age(age)}</span>}
          <span className={styles['place']}>
            <span>{funeralHouse.name ?? dukaCopy.houseUnknown}</span>
            {room !== null && <span className={styles['room']}>{room}</span>}
          </span>
          {isDeparted && (
            <span className={styles['departed']}>
              <Badge>{dukaCopy.departed}</Badge>
            </span>
          )}
        </PortraitLink>
      </div>
      <dl className={styles['times']}>
        <Time label={dukaCopy.deathTime} at={deathTime} />
        <Time
          label={dukaCopy.burialTime}
          at={burialTime}
          isAhead={!isDeparted && burialTime !== null}
        />
      </dl>
      <Link
        href={routes.personMessages(id)}
        className={styles['counter']}
        aria-label={dukaCopy.viewMessagesLink(senderCount, name)}
      >
        <MessageSquareText aria-hidden="true" strokeWidth={1.75} />
        <span>{dukaCopy.viewMessages(senderCount)}</span>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} />
      </Link>
    </Card>
  );
});

interface TimeProps {
  label: string;
  at: Instant | null;
  /** Whether it is what a mourner must not miss. */
  isAhead?: boolean | undefined;
}

function Time({ label, at, isAhead = false }: TimeProps) {
  return (
    <div className={clsx(styles['time'], isAhead && styles['ahead'])}>
      <dt>{label}</dt>
      <dd>
        {at === null ? dukaCopy.unknown : <time dateTime={at}>{formatShortDateTime(at)}</time>}
      </dd>
    </div>
  );
}

export function PersonCardSkeleton() {
  return (
    <Card bare className={styles['card']}>
      <div className={clsx(styles['main'], styles['loading'])}>
        <span className={styles['photo']}>
          <Skeleton shape="block" ratio="3 / 4" />
        </span>
        <div className={styles['words']}>
          <Skeleton width="80%" height="1.5rem" shape="block" />
          <Skeleton width="35%" />
          <Skeleton lines={2} />
        </div>
      </div>
      <div className={styles['times']}>
        <Skeleton width="3.5rem" />
        <Skeleton width="8rem" className={styles['end']} />
        <Skeleton width="6rem" />
        <Skeleton width="8rem" className={styles['end']} />
      </div>
      <div className={styles['counter']}>
        <span>
          <Skeleton width="6rem" />
        </span>
      </div>
    </Card>
  );
}
