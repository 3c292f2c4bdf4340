import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PersonFilter, PersonPage } from '../../domain/person.ts';
import type { Report } from '../../domain/report.ts';
import type { ApiClient } from '../http/client.ts';
import { loadCode } from '../http/loadCode.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';
import { cleanText } from './cleanText.ts';

/** The beginning of the key of every query of a list of people. */
export const PERSON_LISTS = ['persons', 'list'] as const;

/**
 * Returns the query options of the list, of which `size` people are loaded at first, or the number
 * to be shown again: of `searchPersons` for a keyword or all cities, and of `listRegionalPersons`
 * for the page of a city. A refetch loads as many as are known, with one call.
 */
export function personsQuery(client: ApiClient, filter: PersonFilter, size: number, shown = 0) {
  return queryOptions({
    ...queryDefaults,
    queryKey: personsKey(filter),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const listPersons = await loadListOf(filter);
      const load = (limit: number) => listPersons(client, { ...filter, limit }, signal);
      const known = queries.getQueryData<PersonPage>(queryKey)?.people.length;
      if (known !== undefined) return load(Math.max(size, known));
      // The device's cache has the pages of this size, which are then loaded one by one.
      return shown > size ? load(shown).catch(() => load(size)) : load(size);
    },
    staleTime: STALE_TIMES.listing,
  });
}

/**
 * Loads the `size` people behind those that `personsQuery` has loaded, and adds them to its data.
 * Has no effect when the list is complete, or was loaded again in the meantime.
 */
export async function loadMorePersons(
  queries: QueryClient,
  client: ApiClient,
  filter: PersonFilter,
  size: number,
): Promise<void> {
  const queryKey = personsKey(filter);
  const state = queries.getQueryState<PersonPage>(queryKey);
  const after = state?.data?.next ?? null;
  if (state === undefined || after === null) return;
  const page = await queries.fetchQuery({
    ...queryDefaults,
    queryKey: [...queryKey, after],
    queryFn: async ({ signal }) =>
      (await loadListOf(filter))(client, { ...filter, limit: size, after }, signal),
    gcTime: 0,
  });
  queries.setQueryData<PersonPage>(
    queryKey,
    (known) =>
      known?.next === after
        ? { people: [...known.people, ...page.people], next: page.next, total: known.total }
        : known,
    // The people before are as old as they were.
    { updatedAt: state.dataUpdatedAt },
  );
}

function personsKey({ cityId, text }: PersonFilter) {
  return [...PERSON_LISTS, 'search', cityId, cleanText(text)];
}

async function loadListOf({ cityId, text }: PersonFilter) {
  const { listRegionalPersons, searchPersons } = await loadPersons();
  return cityId !== 0 && cleanText(text) === '' ? listRegionalPersons : searchPersons;
}

export function carouselPersonsQuery(client: ApiClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: [...PERSON_LISTS, 'carousel'],
    queryFn: async ({ signal }) => (await loadPersons()).listCarouselPersons(client, {}, signal),
    select: ({ people }: PersonPage) => people,
    staleTime: STALE_TIMES.listing,
  });
}

export function personQuery(client: ApiClient, personId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['persons', 'detail', personId],
    queryFn: async ({ signal }) => (await loadPersons()).getPerson(client, personId, signal),
    staleTime: STALE_TIMES.detail,
  });
}

export function personMessagesQuery(client: ApiClient, personId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['persons', 'messages', personId],
    queryFn: async ({ signal }) =>
      (await loadPersons()).listPersonMessages(client, personId, signal),
    staleTime: STALE_TIMES.listing,
  });
}

/** Does the same as `reportPerson`. */
export async function sendReport(
  client: ApiClient,
  personId: number,
  report: Report,
): Promise<void> {
  await (await loadPersons()).reportPerson(client, personId, report);
}

/** Loads the code of the calls, which a page with its data in the document does not need at first. */
function loadPersons() {
  return loadCode(() => import('./persons.ts'));
}
