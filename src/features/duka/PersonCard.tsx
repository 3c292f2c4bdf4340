import clsx from 'clsx';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { Instant, PersonSummary } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import { formatShortDateTime } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/links.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PortraitLink } from '../../ui/portrait-link/PortraitLink.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
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
          name={
            <Text as="h2" lines={4}>
              {name}
            </Text>
          }
          pale={isDeparted}
          priority={priority}
          srcForWidth={getResizedPictureUrl}
        >
          {age !== null && (
            <Text as="span" size="sm" tone="soft" className={styles['age']}>
              {dukaCopy.age(age)}
            </Text>
          )}
          <span className={styles['place']}>
            <span>{funeralHouse.name ?? dukaCopy.houseUnknown}</span>
            {room !== null && (
              <Text as="span" block tone="soft">
                {room}
              </Text>
            )}
          </span>
          {isDeparted && (
            <span className={styles['departed']}>
              <Badge small>{dukaCopy.departed}</Badge>
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
        <MessageSquareText />
        <span>{dukaCopy.viewMessages(senderCount)}</span>
        <ChevronRight />
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
    <Row
      wrap
      align="baseline"
      justify="between"
      className={clsx(styles['time'], isAhead && styles['ahead'])}
    >
      <Text as="dt" size="xs" tone="soft">
        {label}
      </Text>
      <dd>
        {at === null ? dukaCopy.unknown : <time dateTime={at}>{formatShortDateTime(at)}</time>}
      </dd>
    </Row>
  );
}

export function PersonCardSkeleton() {
  return (
    <Card bare className={styles['card']}>
      <Row gap={4} align="start" className={styles['main']}>
        <Skeleton shape="block" ratio="3 / 4" width="min(6rem, 28%)" />
        <Stack gap={1} className={styles['words']}>
          <Skeleton width="80%" height="1.5rem" shape="block" />
          <Skeleton width="35%" />
          <Skeleton lines={2} />
        </Stack>
      </Row>
      <div className={styles['times']}>
        {['3.5rem', '6rem'].map((width) => (
          <Row key={width} justify="between">
            <Skeleton width={width} />
            <Skeleton width="8rem" />
          </Row>
        ))}
      </div>
      <div className={styles['counter']}>
        <span>
          <Skeleton width="6rem" />
        </span>
      </div>
    </Card>
  );
}
