import * as v from 'valibot';
import type {
  Person,
  PersonFilter,
  PersonMessage,
  PersonPage,
  PersonSummary,
} from '../../domain/person.ts';
import type { Report } from '../../domain/report.ts';
import type { ApiClient } from '../http/client.ts';
import { awaitCall, readAnswer } from '../http/readAnswer.ts';
import type { ResolveUrl } from '../http/upstreamUrls.ts';
import { cleanText } from './cleanText.ts';
import {
  count,
  faith,
  id,
  instant,
  name,
  optionalCount,
  optionalInstant,
  optionalText,
  optionalUrl,
  results,
} from './wire.ts';

/** How many people of a list to load, and behind which one. */
export interface PersonPageRequest {
  readonly limit?: number;
  /** `next` of the page before. */
  readonly after?: number;
}

/** Loads people that match a city and a keyword (`GET /persons/search`). */
export function searchPersons(
  client: ApiClient,
  request: Partial<PersonFilter> & PersonPageRequest = {},
  signal?: AbortSignal,
) {
  return listPersonPage(client, '/persons/search', request, signal);
}

/** Loads a few of the newest people (`GET /persons/carousel`). */
export function listCarouselPersons(
  client: ApiClient,
  request: Partial<PersonFilter> = {},
  signal?: AbortSignal,
) {
  return listPersonPage(client, '/persons/carousel', request, signal);
}

/** Loads people whose funeral house is in a region (`GET /persons/regional`): all, or a page. */
export function listRegionalPersons(
  client: ApiClient,
  request: Partial<PersonFilter> & PersonPageRequest = {},
  signal?: AbortSignal,
) {
  return listPersonPage(client, '/persons/regional', request, signal);
}

/** Loads one person (`GET /persons/detail/{id}`). Throws `notFound` for an unknown id. */
export async function getPerson(
  client: ApiClient,
  personId: number,
  signal?: AbortSignal,
): Promise<Person> {
  const call = client.main.GET('/persons/detail/{id}', {
    params: { path: { id: personId } },
    signal: signal ?? null,
  });
  return toPerson(await readAnswer(call, personDetail), client.resolveUrl);
}

/** Loads the approved messages for a person, newest first (`GET /persons/{id}/messages`). */
export async function listPersonMessages(
  client: ApiClient,
  personId: number,
  signal?: AbortSignal,
): Promise<PersonMessage[]> {
  const call = client.main.GET('/persons/{id}/messages', {
    params: { path: { id: personId }, query: { approvalType: 1 } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(
    call,
    results(
      v.object({
        messageDate: instant,
        fromName: v.string(),
        pictureUrl: v.fallback(optionalUrl, null),
      }),
    ),
  );
  return answer.results.map(({ messageDate, fromName, pictureUrl }) => ({
    sentAt: messageDate,
    fromName,
    pictureUrl: pictureUrl === null ? null : client.resolveUrl(pictureUrl),
  }));
}

const personFields = {
  id,
  name,
  age: optionalCount,
  photoUrl: optionalUrl,
  room: optionalText,
  deathTime: optionalInstant,
  funeralTime: optionalInstant,
  burialTime: optionalInstant,
  FuneralHouseId: v.nullish(v.pipe(v.number(), v.integer()), null),
  FuneralHouseName: optionalText,
  funeralHouseName: optionalText,
  senderCount: count,
};

const personList = v.object({
  ...results(v.object(personFields)).entries,
  next: v.nullish(id, null),
  total: v.optional(count),
});

const personDetail = v.object({
  ...personFields,
  FuneralHouseAddress: optionalText,
  BurialPlaceName: optionalText,
  BurialPlaceAddress: optionalText,
  User: v.nullish(v.object({ id }), null),
  Families: v.nullish(v.array(v.object({ relationship: v.string(), name: v.string() })), []),
  faith: v.nullish(faith, null),
  deliverable: v.nullish(
    v.object({ cardInRoomUntil: optionalInstant, boardUntil: optionalInstant }),
    { cardInRoomUntil: null, boardUntil: null },
  ),
  Events: v.nullish(v.array(v.object({ eventName: v.string(), eventDate: instant })), []),
});

async function listPersonPage(
  client: ApiClient,
  path: '/persons/search' | '/persons/carousel' | '/persons/regional',
  { limit, after, ...request }: Partial<PersonFilter> & PersonPageRequest,
  signal: AbortSignal | undefined,
): Promise<PersonPage> {
  const page = {
    ...(limit === undefined ? {} : { limit }),
    ...(after === undefined ? {} : { after }),
  };
  const call = client.main.GET(path, {
    params: { query: { ...listQuery(request), ...page } },
    signal: signal ?? null,
  });
  const { results: found, next, total } = await readAnswer(call, personList);
  const people = found.map((wire) => toSummary(wire, client.resolveUrl));
  return { people, next, total: total ?? people.length };
}

function toSummary(
  wire: v.InferOutput<typeof personList>['results'][number],
  resolve: ResolveUrl,
): PersonSummary {
  return {
    id: wire.id,
    name: wire.name,
    age: wire.age,
    photoUrl: wire.photoUrl === null ? null : resolve(wire.photoUrl),
    room: wire.room,
    deathTime: wire.deathTime,
    funeralTime: wire.funeralTime,
    burialTime: wire.burialTime,
    funeralHouse: { id: wire.FuneralHouseId, name: wire.FuneralHouseName ?? wire.funeralHouseName },
    senderCount: wire.senderCount,
  };
}

function toPerson(wire: v.InferOutput<typeof personDetail>, resolve: ResolveUrl): Person {
  const summary = toSummary(wire, resolve);
  return {
    ...summary,
    funeralHouse: { ...summary.funeralHouse, address: wire.FuneralHouseAddress },
    burialPlace: { name: wire.BurialPlaceName, address: wire.BurialPlaceAddress },
    recipientUserId: wire.User?.id ?? null,
    families: wire.Families,
    events: wire.Events.map(({ eventName, eventDate }) => ({ name: eventName, time: eventDate })),
    faith: wire.faith,
    deliverable: wire.deliverable,
  };
}

function listQuery({ cityId, text }: Partial<PersonFilter>) {
  const cleaned = cleanText(text ?? '');
  return {
    active: 1,
    isLive: 1,
    ...(cityId ? { cityId } : {}),
    ...(cleaned === '' ? {} : { text: cleaned }),
  } as const;
}

/** Reports a listing to staff (`POST /persons/{id}/reports`, an extension). */
export async function reportPerson(
  client: ApiClient,
  id: number,
  { reason, text }: Report,
  signal?: AbortSignal,
): Promise<void> {
  await awaitCall(
    client.main.POST('/persons/{id}/reports', {
      params: { path: { id } },
      body: { reason, text: text === '' ? null : text },
      signal: signal ?? null,
    }),
  );
}
