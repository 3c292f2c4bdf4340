import { Building2, CalendarPlus, MapPin } from 'lucide-react';
import { dukaCopy } from '../../copy/duka.ts';
import type { FuneralEvent, Person } from '../../domain/person.ts';
import { createCalendarFile, getCalendarFileUrl } from '../../format/calendarFile.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getMapsLink } from '../../format/links.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ShareButtons, type ShareOptions } from './ShareButtons.tsx';
import styles from './PersonEssentials.module.css';
import { findNextEvent } from './getChronology.ts';
import actionStyles from './personAction.module.css';

export interface PersonEssentialsProps {
  person: Person;
  share: ShareOptions;
  /** In ms since the epoch. */
  now: number;
}

/** Renders what a mourner needs first: the next event, the place, and the ways to keep them. */
export function PersonEssentials({ person, share, now }: PersonEssentialsProps) {
  const { room, funeralHouse } = person;
  const next = findNextEvent(person, now);
  const mapsLink = getMapsLink(funeralHouse);
  return (
    <Card as="section" gap={4} className={styles['card']} aria-label={dukaCopy.essentials}>
      {next !== null && (
        <div className={styles['next']}>
          <h2 className={styles['label']}>{dukaCopy.nextEvent}</h2>
          <Text serif size="xl">
            {next.name}
          </Text>
          <time dateTime={next.time} className={styles['time']}>
            {formatDateTime(next.time)}
          </time>
        </div>
      )}
      <Row gap={3} align="start" className={styles['place']}>
        <Building2 />
        <div>
          <h2 className={styles['house']}>{funeralHouse.name ?? dukaCopy.houseUnknown}</h2>
          {room !== null && <p>{room}</p>}
          {funeralHouse.address !== null && (
            <Text size="sm" tone="soft">
              {funeralHouse.address}
            </Text>
          )}
        </div>
      </Row>
      <div className={styles['actions']}>
        {mapsLink !== null && (
          <Button
            variant="quiet"
            className={actionStyles['action']}
            href={mapsLink}
            external
            icon={<MapPin />}
          >
            {dukaCopy.directions}
          </Button>
        )}
        {next !== null && (
          <Button
            variant="quiet"
            className={actionStyles['action']}
            href={createCalendarUrl(person, next, share.url, now)}
            download={`${next.name}.ics`}
            icon={<CalendarPlus />}
          >
            {dukaCopy.addToCalendar}
          </Button>
        )}
        <ShareButtons {...share} />
      </div>
    </Card>
  );
}

function createCalendarUrl(
  { id, name, room, funeralHouse }: Person,
  event: FuneralEvent,
  url: string,
  now: number,
): string {
  const file = createCalendarFile(
    {
      id: `${id}-${event.time}-${event.name}`,
      title: dukaCopy.calendarTitle(event.name, name),
      start: event.time,
      place: [funeralHouse.name, room, funeralHouse.address]
        .filter((part) => part !== null)
        .join(', '),
      url,
    },
    now,
  );
  return getCalendarFileUrl(file);
}
