import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { FamilyMember, Person } from '../../domain/person.ts';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Chronology } from './Chronology.tsx';
import { getChronology } from './getChronology.ts';
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
