import { toListingRow } from './toListingRow.ts';
import { demoHouses } from './houses.ts';
import { jakartaTime } from './jakartaTime.ts';
import type { DemoPerson } from './people.ts';
import { pictures } from './pictures.ts';
import type { Random } from './random.ts';
import { rites } from './rites.ts';
import { senders } from './senders.ts';

/** The maximum number of messages of a demo listing. */
const maxMessages = 34;

/** Creates the rows of a listing, with times around `today` and without the ids of the database. */
export function createListing(person: DemoPerson, index: number, today: Date, random: Random) {
  const house = demoHouses.find(({ id }) => id === person.house);
  if (!house)
    throw new Error(`${person.name} has the house ${person.house}, which does not exist.`);
  const isMuslim = person.faith === 'islam';
  const deathTime = timeOfDeath(person, today, random);
  // Muslims are buried within a day; other burials are some days later.
  const burialDay = -person.daysAgo + (isMuslim ? 1 : random.int(3, 4));
  const burialTime = jakartaTime(today, burialDay, random.int(9, 11), random.pick([0, 30]));
  const funeralTime = isMuslim
    ? jakartaTime(today, burialDay, 8)
    : jakartaTime(today, burialDay - 1, random.int(18, 20), random.pick([0, 30]));
  const isCremated = person.faith === 'buddhist' || person.faith === 'hindu';
  const place =
    house.burialPlaces.find(({ rite }) => rite === (isCremated ? 'cremation' : 'burial')) ??
    house.burialPlaces[0];
  const messages = makeMessages(deathTime, today, random);
  return {
    person: toListingRow(
      {
        name: person.name,
        age: person.age,
        photoPath: person.withoutPhoto ? null : pictures.portrait(person, index),
        cityId: house.cityId,
        funeralHouseId: house.id,
        room: random.pick(house.rooms),
        deathTime,
        funeralTime,
        burialTime,
        burialPlaceName: place?.name ?? null,
        burialPlaceAddress: place?.address ?? null,
        senderCount: messages.filter(({ approved }) => approved).length,
      },
      today,
    ),
    lines: (person.family ?? []).map(familyLine),
    events: person.withoutEvents
      ? []
      : rites[person.faith].map(({ eventName, daysBefore, hour, minute }) => ({
          eventName,
          eventDate: jakartaTime(today, burialDay - daysBefore, hour, minute),
        })),
    messages,
  };
}

/**
 * Returns the time of death. Deaths of today are hours before `today`, so that none is in the
 * future.
 */
function timeOfDeath(person: DemoPerson, today: Date, random: Random): Date {
  const minutesAgo = random.int(90, 600);
  if (person.daysAgo === 0) return wholeMinutes(new Date(today.getTime() - minutesAgo * 60_000));
  return jakartaTime(today, -person.daysAgo, random.int(0, 23), random.int(0, 11) * 5);
}

function makeMessages(deathTime: Date, today: Date, random: Random) {
  const count = random.int(0, maxMessages);
  const span = Math.min(today.getTime() - deathTime.getTime(), 4 * 24 * 60 * 60 * 1000);
  return Array.from({ length: count }, () => ({
    messageDate: wholeMinutes(new Date(deathTime.getTime() + random.range(0.05, 1) * span)),
    fromName: random.pick(senders),
    approved: random.next() < 0.9,
  }));
}

function familyLine(text: string): { relationship: string; name: string } {
  const [relationship = '', names = ''] = text.split(': ');
  return { relationship, name: names.split('; ').join('\n') };
}

function wholeMinutes(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
}
