import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { FamilyMember, Person, Place } from '../../domain/person.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getMapsLink } from '../../format/getMapsLink.ts';
import { Card } from '../../ui/card/Card.tsx';
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
      <section className={styles['section']}>
        <h2>{dukaCopy.eventsAndFamilies}</h2>
        <div className={styles['unknown']}>
          <p>{dukaCopy.noEvents}</p>
          <p>{dukaCopy.noFamilies}</p>
        </div>
      </section>
    );
  }
  return (
    <>
      <Section title={dukaCopy.events}>
        {entries.length > 0 && (
          <ol className={styles['chronology']}>
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
          <p className={clsx(styles['note'], entries.length > 0 && styles['afterEntries'])}>
            {dukaCopy.noEvents}
          </p>
        )}
      </Section>
      {families.length === 0 ? (
        <section className={styles['section']}>
          <h2>{dukaCopy.families}</h2>
          <p className={styles['note']}>{dukaCopy.noFamilies}</p>
        </section>
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
      <p className={styles['label']}>{dukaCopy.burialPlace}</p>
      {place.name !== null && <p>{place.name}</p>}
      {place.address !== null && <p className={styles['none']}>{place.address}</p>}
      {mapsLink !== null && (
        <a
          href={mapsLink}
          target="_blank"
          rel="noopener noreferrer"
          className={styles['directions']}
        >
          <MapPin aria-hidden="true" strokeWidth={1.75} />
          {dukaCopy.directions}
          <VisuallyHidden> ({dukaCopy.burialPlace})</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

function Families({ families }: { families: readonly FamilyMember[] }) {
  return (
    <dl className={styles['families']}>
      {families.map(({ relationship, name }) => (
        <div key={`${relationship} ${name}`}>
          <dt>{relationship}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <Card className={styles['card']}>{children}</Card>
    </section>
  );
}
