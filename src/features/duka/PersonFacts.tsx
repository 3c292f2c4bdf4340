import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { FamilyMember, Person, Place } from '../../domain/person.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getMapsLink } from '../../format/getMapsLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { getChronology, type ChronologyEntry } from './getChronology.ts';
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
        {entries.length > 0 && (
          <ol>
            {entries.map((entry) => (
              <Entry key={`${entry.time} ${entry.name}`} entry={entry}>
                {entry.isDeparture && isPlaceKnown && <BurialPlace place={burialPlace} />}
              </Entry>
            ))}
          </ol>
        )}
        {isPlaceKnown && !entries.some(({ isDeparture }) => isDeparture) && (
          <BurialPlace place={burialPlace} />
        )}
        {events.length === 0 && (
          <Text
            size="sm"
            tone="soft"
            className={clsx(entries.length > 0 && styles['afterEntries'])}
          >
            {dukaCopy.noEvents}
          </Text>
        )}
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

function Entry({
  entry: { name, time, phase },
  children,
}: {
  entry: ChronologyEntry;
  children: ReactNode;
}) {
  return (
    <li
      className={clsx(styles['entry'], styles[phase])}
      aria-current={phase === 'next' ? 'step' : undefined}
    >
      <strong className={styles['event']}>{name}</strong>
      <time dateTime={time}>{formatDateTime(time)}</time>
      {children}
    </li>
  );
}

function BurialPlace({ place }: { place: Place }) {
  const mapsLink = getMapsLink(place);
  return (
    <div className={styles['burial']}>
      <Text size="xs" tone="soft">
        {dukaCopy.burialPlace}
      </Text>
      {place.name !== null && <p>{place.name}</p>}
      {place.address !== null && <Text tone="soft">{place.address}</Text>}
      {mapsLink !== null && (
        <Button
          variant="text"
          href={mapsLink}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MapPin />}
          className={styles['directions']}
        >
          {dukaCopy.directions}
          <VisuallyHidden> ({dukaCopy.burialPlace})</VisuallyHidden>
        </Button>
      )}
    </div>
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
