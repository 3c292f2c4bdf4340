import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { Place } from '../../domain/person.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getMapsLink } from '../../format/getMapsLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ChronologyEntry } from './getChronology.ts';
import styles from './Chronology.module.css';

export interface ChronologyProps {
  readonly entries: readonly ChronologyEntry[];
  readonly burialPlace: Place;
  /** Whether no event is known besides the death and the departure. */
  readonly hasNoEvents: boolean;
}

/** Renders what happens from the death to the burial; the burial place belongs to the departure. */
export function Chronology({ entries, burialPlace, hasNoEvents }: ChronologyProps) {
  const place = <BurialPlace place={burialPlace} />;
  return (
    <>
      {entries.length > 0 && (
        <ol className={styles['entries']}>
          {entries.map((entry) => (
            <Entry key={`${entry.time} ${entry.name}`} entry={entry}>
              {entry.isDeparture && place}
            </Entry>
          ))}
        </ol>
      )}
      {!entries.some(({ isDeparture }) => isDeparture) && place}
      {hasNoEvents && (
        <Text size="sm" tone="soft">
          {dukaCopy.noEvents}
        </Text>
      )}
    </>
  );
}

function Entry({
  entry: { name, time, phase },
  children,
}: {
  readonly entry: ChronologyEntry;
  readonly children: ReactNode;
}) {
  const isNext = phase === 'next';
  return (
    <li className={clsx(styles['entry'], styles[phase])} aria-current={isNext ? 'step' : undefined}>
      <Text
        as="strong"
        block
        tone={phase === 'past' ? 'soft' : undefined}
        weight={phase === 'past' ? 'medium' : 'strong'}
        className={styles['event']}
      >
        {name}
      </Text>
      <Text
        as="span"
        size="sm"
        tone={isNext ? 'ink' : 'soft'}
        weight={isNext ? 'medium' : undefined}
      >
        <time dateTime={time}>{formatDateTime(time)}</time>
      </Text>
      {children}
    </li>
  );
}

function BurialPlace({ place }: { readonly place: Place }) {
  if (place.name === null && place.address === null) return null;
  const mapsLink = getMapsLink(place);
  return (
    <div className={styles['burial']}>
      <Text size="xs" tone="soft">
        {dukaCopy.burialPlace}
      </Text>
      {place.name !== null && <Text size="sm">{place.name}</Text>}
      {place.address !== null && (
        <Text size="sm" tone="soft">
          {place.address}
        </Text>
      )}
      {mapsLink !== null && (
        <Button variant="text" href={mapsLink} external icon={<MapPin />}>
          {dukaCopy.directions}
          <VisuallyHidden> ({dukaCopy.burialPlace})</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
