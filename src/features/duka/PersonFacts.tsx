import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { FamilyMember, Person, Place } from '../../domain/person.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getMapsLink } from '../../format/links.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { type ChronologyEntry, getChronology } from './getChronology.ts';
import styles from './PersonFacts.module.css';

export interface PersonFactsProps {
  person: Person;
  /** In ms since the epoch. */
  now: number;
}

/** Renders what happens for a person from the death to the burial, and the family. */
export function PersonFacts({ person, now }: PersonFactsProps) {
  const { families, events, burialPlace } = person;
  const entries = getChronology(person, now);
  const isPlaceKnown = burialPlace.name !== null || burialPlace.address !== null;
  if (entries.length === 0 && !isPlaceKnown && families.length === 0) {
    return (
      <Stack as="section" gap={3}>
        <h2>{dukaCopy.eventsAndFamilies}</h2>
        <Stack gap={1}>
          {[dukaCopy.noEvents, dukaCopy.noFamilies].map((note) => (
            <Text key={note} size="sm" tone="soft">
              {note}
            </Text>
          ))}
        </Stack>
      </Stack>
    );
  }
  return (
    <>
      <Section title={dukaCopy.events}>
        <Chronology entries={entries} burialPlace={burialPlace} hasNoEvents={events.length === 0} />
      </Section>
      {families.length === 0 ? (
        <Stack as="section" gap={3}>
          <h2>{dukaCopy.families}</h2>
          <Text size="sm" tone="soft">
            {dukaCopy.noFamilies}
          </Text>
        </Stack>
      ) : (
        <Section title={dukaCopy.families}>
          <Families families={families} />
        </Section>
      )}
    </>
  );
}

function Families({ families }: { families: readonly FamilyMember[] }) {
  return (
    <DataRows
      layout="plain"
      rows={families.map(({ relationship, name }) => ({
        key: `${relationship} ${name}`,
        label: relationship,
        value: name,
      }))}
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      <Card gap={3} className={styles['card']}>
        {children}
      </Card>
    </Stack>
  );
}

interface ChronologyProps {
  readonly entries: readonly ChronologyEntry[];
  readonly burialPlace: Place;
  /** Whether no event is known besides the death and the departure. */
  readonly hasNoEvents: boolean;
}

/** Renders what happens from the death to the burial; the burial place belongs to the departure. */
function Chronology({ entries, burialPlace, hasNoEvents }: ChronologyProps) {
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
