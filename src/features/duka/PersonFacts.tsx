import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { FamilyMember, FuneralEvent, Instant, Person } from '../../domain/person.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getMapsLink } from '../../format/getMapsLink.ts';
import { Card } from '../../ui/card/Card.tsx';
import styles from './PersonFacts.module.css';

/** Renders the facts of a person besides the next event and the funeral house. */
export function PersonFacts({ person }: { person: Person }) {
  const { burialPlace, deathTime, funeralTime, burialTime, families, events } = person;
  const mapsLink = getMapsLink(burialPlace);
  return (
    <>
      <Section title={dukaCopy.schedule}>
        <dl className={styles['facts']}>
          <Fact label={dukaCopy.deathTime}>
            <Moment at={deathTime} />
          </Fact>
          <Fact label={dukaCopy.funeralTime}>
            <Moment at={funeralTime} />
          </Fact>
          <Fact label={dukaCopy.burialTime}>
            <Moment at={burialTime} />
          </Fact>
        </dl>
      </Section>
      <Section title={dukaCopy.events}>
        <Events events={events} />
      </Section>
      <Section title={dukaCopy.burialPlace}>
        <dl className={styles['facts']}>
          <Fact label={dukaCopy.burialPlace} labelHidden>
            <strong>{burialPlace.name ?? dukaCopy.unknown}</strong>
          </Fact>
          {burialPlace.address !== null && (
            <Fact label={dukaCopy.address}>{burialPlace.address}</Fact>
          )}
        </dl>
        {mapsLink !== null && (
          <a
            href={mapsLink}
            target="_blank"
            rel="noopener noreferrer"
            className={styles['directions']}
          >
            <MapPin aria-hidden="true" strokeWidth={1.75} />
            {dukaCopy.directions}
          </a>
        )}
      </Section>
      <Section title={dukaCopy.families}>
        <Families families={families} />
      </Section>
    </>
  );
}

function Events({ events }: { events: readonly FuneralEvent[] }) {
  if (events.length === 0) return <p className={styles['none']}>{dukaCopy.noEvents}</p>;
  const sorted = [...events].sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  return (
    <ul role="list" className={styles['events']}>
      {sorted.map(({ name, time }) => (
        <li key={`${time} ${name}`}>
          <strong>{name}</strong>
          <Moment at={time} />
        </li>
      ))}
    </ul>
  );
}

function Families({ families }: { families: readonly FamilyMember[] }) {
  if (families.length === 0) return <p className={styles['none']}>{dukaCopy.noFamilies}</p>;
  return (
    <dl className={styles['facts']}>
      {families.map(({ relationship, name }) => (
        <Fact key={`${relationship} ${name}`} label={relationship}>
          <span className={styles['names']}>{name}</span>
        </Fact>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <Card>{children}</Card>
    </section>
  );
}

function Fact({
  label,
  labelHidden = false,
  children,
}: {
  label: string;
  labelHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles['fact']}>
      <dt className={labelHidden ? styles['hidden'] : undefined}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ at }: { at: Instant | null }) {
  if (at === null) return <span className={styles['none']}>{dukaCopy.unknown}</span>;
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
