import * as v from 'valibot';
import { ALL_CITIES, type City } from '../../domain/city.ts';
import type { PersonFilter } from '../../domain/person.ts';

/** What a link to the list may bring along besides its address. */
export interface DukaState {
  readonly city: City;
}

export interface DukaFilter extends PersonFilter {
  /** As the link called the city, before the cities are loaded; null when it is not known. */
  readonly cityName: string | null;
  /** Whether the address says all of it. */
  readonly isInAddress: boolean;
}

/** Whether an address is the list itself: an unknown section is. */
export function isDukaList(pathname: string): boolean {
  return /^\/duka(\/|$)/.test(pathname) && !/^\/duka\/(detail|message)\/[^/]/.test(pathname);
}

/** The filter of the list: what the query says wins over what the link brought along, and that over every city. */
export function readDukaFilter(search: string, state: unknown): DukaFilter {
  const query = new URLSearchParams(search);
  const asked = query.get('cityId');
  const inQuery = asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const brought = v.is(dukaState, state) ? state.city : ALL_CITIES;
  const cityId = inQuery ?? brought.id;
  return {
    cityId,
    text: query.get('text') ?? '',
    cityName:
      cityId === ALL_CITIES.id ? ALL_CITIES.name : cityId === brought.id ? brought.name : null,
    isInAddress: inQuery === cityId || cityId === ALL_CITIES.id,
  };
}

const dukaState = v.object({
  city: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(0)), name: v.string() }),
});
