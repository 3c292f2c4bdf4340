import { pictureWidths } from '@dukacita/shared/pictureWidths';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { hasPassed } from '../../domain/clock.ts';
import { deliversFlowers } from '../../domain/flowerDelivery.ts';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { Person, PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { formatDay } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/links.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page, useFocusKey } from '../../ui/page/Page.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PersonEssentials } from './PersonEssentials.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonNotFound } from './PersonNotFound.tsx';
import { FactsSkeleton, PersonSkeleton } from './PersonSkeleton.tsx';
import { ReadError } from './ReadError.tsx';
import { ReportButton, type ReportOptions } from './ReportButton.tsx';
import type { ShareOptions } from './ShareButtons.tsx';
import styles from './PersonScreen.module.css';

export interface PersonScreenProps {
  person: ReadState<Person>;
  /** The facts from the list, shown while the person is loading. */
  known?: Pick<PersonSummary, 'id' | 'name' | 'age' | 'photoUrl' | 'deathTime'> | undefined;
  share: ShareOptions;
  report: ReportOptions;
  /** The time, in ms since the epoch. */
  now: number;
  /** The saved orders of the user for this person. */
  savedOrders?: ReactNode;
}

/** Renders a person with all facts, saved orders, and links to send a greeting or flowers. */
export function PersonScreen({
  person,
  known,
  share,
  report,
  now,
  savedOrders,
}: PersonScreenProps) {
  const focusKey = useFocusKey();
  const details = person.type === 'ready' ? person.data : null;
  const shown = details ?? (person.type === 'loading' ? known : undefined);
  if (shown === undefined) {
    return (
      <Page heading={dukaCopy.detailTitle} headingHidden>
        {person.type === 'failed' ? <PersonError error={person} /> : <PersonSkeleton />}
      </Page>
    );
  }
  const { id, name, age, photoUrl, deathTime } = shown;
  return (
    <Page
      heading={<span className={styles['name']}>{name}</span>}
      lead={
        <>
          {age !== null && <p>{dukaCopy.age(age)}</p>}
          {deathTime !== null && <Text size="sm">{dukaCopy.died(formatDay(deathTime))}</Text>}
          {details !== null && hasPassed(details.burialTime, now) && (
            <p className={styles['departed']}>
              <Badge>{dukaCopy.departed}</Badge>
            </p>
          )}
          {details === null ? (
            <div className={styles['messages']}>
              <Skeleton width="6rem" />
            </div>
          ) : (
            <MessagesLink person={details} />
          )}
        </>
      }
      // The heading takes the focus when it replaces the hidden one.
      focusKey={focusKey === undefined ? undefined : `${focusKey} ${id}`}
      figure={
        <div className={styles['portrait']}>
          <Photo
            src={photoUrl ?? undefined}
            alt={dukaCopy.photoOf(name)}
            ratio="3 / 4"
            sizes="6rem"
            widths={pictureWidths.portraits}
            srcForWidth={getResizedPictureUrl}
            priority
            transitionName={`person-${id}`}
            fallback={<Ornament name="melati" size={72} />}
          />
        </div>
      }
      width="wide"
    >
      {person.type === 'ready' && person.refetchError !== null && (
        <Notice tone="warning" live="polite">
          {`${describePageError(person.refetchError)} ${dukaCopy.stale}`}
        </Notice>
      )}
      {savedOrders}
      {details === null ? (
        <FactsSkeleton />
      ) : (
        <div className={styles['columns']}>
          <PersonEssentials person={details} share={share} now={now} />
          <div className={styles['facts']}>
            <PersonFacts person={details} now={now} />
            <div className={styles['report']}>
              <ReportButton {...report} />
            </div>
          </div>
          <Orders person={details} now={now} />
        </div>
      )}
    </Page>
  );
}

function MessagesLink({ person: { id, name, senderCount } }: { person: Person }) {
  return (
    <Button
      variant="text"
      href={routes.personMessages(id)}
      icon={<MessageSquareText />}
      aria-label={dukaCopy.messagesLink(senderCount, name)}
    >
      {dukaCopy.messages(senderCount)}
    </Button>
  );
}

function Orders({
  person: { id, funeralHouse, deliverable },
  now,
}: {
  person: Person;
  now: number;
}) {
  const isTooLate = hasPassed(deliverable.boardUntil, now);
  const isDelivered = deliversFlowers(funeralHouse.id);
  const note = hasPassed(deliverable.cardInRoomUntil, now)
    ? dukaCopy.forFamily
    : !isDelivered
      ? dukaCopy.notDelivered
      : isTooLate
        ? dukaCopy.boardTooLate
        : null;
  return (
    <StickyActions
      inColumn
      className={styles['orders']}
      summary={
        note === null ? undefined : (
          <Text size="xs" tone="soft" className={styles['note']}>
            {note}
          </Text>
        )
      }
    >
      {isDelivered && !isTooLate && (
        <Button variant="secondary" href={routes.order(FLOWERS, 'florists', id)}>
          {dukaCopy.sendFlowers}
        </Button>
      )}
      <Button href={routes.order(GREETING, 'compose', id)}>{dukaCopy.sendGreeting}</Button>
    </StickyActions>
  );
}

function PersonError({ error }: { error: Extract<ReadState<Person>, { type: 'failed' }> }) {
  return error.code === 'notFound' ? (
    <PersonNotFound />
  ) : (
    <ReadError title={dukaCopy.personFailed} error={error} />
  );
}
