import { and, asc, desc, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Wire } from '../../http/contract/operations.ts';
import type { ServerPlugin, ServerDeps } from '../../deps.ts';
import { greetingOrders } from '../../data/db/schema/orders.ts';
import { funeralHouses } from '../../data/db/schema/places.ts';
import {
  personEvents,
  personFamilies,
  personMessages,
  persons,
} from '../../data/db/schema/persons.ts';
import { boardOrderUntil } from './deliverable.ts';
import { findFaith } from './findFaith.ts';
import { absoluteUrl, absoluteUrlOrNull } from '../../http/wire/absoluteUrl.ts';
import { reportPerson } from './reportPerson.ts';
import { toWireTime, toWireTimeOrNull } from '../../http/wire/wireTime.ts';
import {
  countPersons,
  findPersons,
  personColumns,
  type PersonFilter,
  type PersonSummary,
} from './findPersons.ts';

/** The maximum number of persons in the carousel. */
const carouselLength = 10;

/** Serves the listings of the deceased and their messages, and takes reports about them. */
export const personsPlugin: ServerPlugin = async (app, deps) => {
  const { config, db, now } = deps;
  app.operation('searchPersons', (request) => list(request.query));
  app.operation('listPersonsRegional', (request) => list(request.query));
  app.operation('listPersonsCarousel', async (request) => ({
    results: await listItems(request.query, carouselLength),
  }));
  app.operation('getPerson', (request) => getPerson(deps, request.params.id));
  app.operation('reportPerson', async (request) => {
    await reportPerson(deps, request.params.id, request.body);
    return undefined;
  });
  app.operation('listPersonMessages', (request) => listMessages(deps, request.params.id));

  async function list({ limit, after, ...filter }: PersonFilter & PageRequest) {
    const most = Math.min(limit ?? Infinity, config.personListLimit);
    if (limit === undefined) return { results: await listItems(filter, most, after) };
    // One more than asked for tells whether the list goes on.
    const found = await listItems(filter, most + 1, after);
    const results = found.slice(0, most);
    return {
      results,
      next: found.length > most ? (results.at(-1)?.id ?? null) : null,
      ...(after === undefined ? { total: await countPersons(db, filter, now()) } : {}),
    };
  }

  async function listItems(filter: PersonFilter, limit: number, after?: number) {
    const found = await findPersons(db, filter, now(), limit, after);
    return found.map((person) => toListItem(deps, person));
  }
};

interface PageRequest {
  limit?: number | undefined;
  /** The id of the person that the page comes behind. */
  after?: number | undefined;
}

async function getPerson(deps: ServerDeps, id: number): Promise<Wire['PersonDetail']> {
  const { db } = deps;
  const [person] = await db
    .select({
      ...personColumns,
      houseName: funeralHouses.name,
      houseAddress: funeralHouses.address,
      burialPlaceName: persons.burialPlaceName,
      burialPlaceAddress: persons.burialPlaceAddress,
      userId: persons.userId,
    })
    .from(persons)
    .leftJoin(funeralHouses, eq(funeralHouses.id, persons.funeralHouseId))
    .where(and(eq(persons.id, id), eq(persons.active, true)))
    .limit(1);
  if (!person) throw unknownPerson();
  const families = await db
    .select({ relationship: personFamilies.relationship, name: personFamilies.name })
    .from(personFamilies)
    .where(eq(personFamilies.personId, id))
    .orderBy(asc(personFamilies.position));
  const events = await db
    .select({ eventName: personEvents.eventName, eventDate: personEvents.eventDate })
    .from(personEvents)
    .where(eq(personEvents.personId, id))
    .orderBy(asc(personEvents.eventDate), asc(personEvents.id));
  const faith = findFaith(events.map(({ eventName }) => eventName));
  return {
    ...toFields(deps, person),
    FuneralHouseAddress: person.houseAddress,
    BurialPlaceName: person.burialPlaceName,
    BurialPlaceAddress: person.burialPlaceAddress,
    User: person.userId === null ? null : { id: person.userId },
    Families: families,
    Events: events.map(({ eventName, eventDate }) => ({
      eventName,
      eventDate: toWireTime(eventDate),
    })),
    ...(faith === undefined ? {} : { faith }),
    deliverable: {
      cardInRoomUntil: toWireTimeOrNull(person.burialTime),
      boardUntil: toWireTimeOrNull(boardOrderUntil(person.burialTime, deps.config.orders)),
    },
  };
}

/** Returns approved messages only, for every caller and `approvalType`, to protect the family. */
async function listMessages({ db, config }: ServerDeps, personId: number) {
  const [person] = await db
    .select({ active: persons.active })
    .from(persons)
    .where(eq(persons.id, personId))
    .limit(1);
  if (!person?.active) throw unknownPerson();
  const rows = await db
    .select({
      messageDate: personMessages.messageDate,
      fromName: personMessages.fromName,
      cardKey: greetingOrders.cardKey,
    })
    .from(personMessages)
    .leftJoin(greetingOrders, eq(greetingOrders.messageId, personMessages.id))
    .where(and(eq(personMessages.personId, personId), eq(personMessages.approved, true)))
    .orderBy(desc(personMessages.messageDate), asc(personMessages.id))
    .limit(config.messageListLimit);
  return {
    results: rows.map(({ messageDate, fromName, cardKey }) => ({
      messageDate: toWireTime(messageDate),
      fromName,
      ...(cardKey !== null && { pictureUrl: absoluteUrl(config, `/files/${cardKey}`) }),
    })),
  };
}

function toListItem(deps: ServerDeps, person: PersonSummary): Wire['PersonListItem'] {
  return { ...toFields(deps, person), funeralHouseName: person.houseName };
}

function toFields({ config }: ServerDeps, person: PersonSummary): Wire['PersonFields'] {
  return {
    id: person.id,
    name: person.name,
    age: person.age,
    photoUrl: absoluteUrlOrNull(config, person.photoPath),
    room: person.room,
    deathTime: toWireTimeOrNull(person.deathTime),
    funeralTime: toWireTimeOrNull(person.funeralTime),
    burialTime: toWireTimeOrNull(person.burialTime),
    FuneralHouseId: person.funeralHouseId,
    FuneralHouseName: person.houseName,
    senderCount: person.senderCount,
  };
}

function unknownPerson(): ApiError {
  return new ApiError(
    'not_found',
    404,
    'There is no such person, or the listing was withdrawn.',
    'id',
  );
}
