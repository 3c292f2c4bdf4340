import { ALL_CITIES, type City } from '../../domain/city.ts';
import { MAX_SHOWN, type PersonFilter } from '../../domain/person.ts';

/** The navigation state of a link to the list. */
export interface DukaState {
  readonly city: City;
}

export interface DukaFilter extends PersonFilter {
  /** Name of the city from the navigation state; null if unknown. */
  readonly cityName: string | null;
  /** How many people the URL asks for at first, as a link without a script does; 0 for no number. */
  readonly shown: number;
  /** Whether the URL contains the whole filter. */
  readonly isInUrl: boolean;
}

/** Matches a text of which nothing is seen. Pages of listings load no `isBlank`. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u;

/** Returns whether a path is the list. Unknown sections are. */
export function isDukaList(pathname: string): boolean {
  return /^\/duka(\/|$)/.test(pathname) && !/^\/duka\/(detail|message)\/[^/]/.test(pathname);
}

/** Reads the filter of the list from the query, or else from the navigation state. */
export function readDukaFilter(search: string, state: unknown): DukaFilter {
  const query = new URLSearchParams(search);
  const cityIdText = query.get('cityId');
  const queryCityId =
    cityIdText !== null && /^\d{1,9}$/.test(cityIdText) ? Number(cityIdText) : null;
  const stateCity = readCity(state) ?? ALL_CITIES;
  const cityId = queryCityId ?? stateCity.id;
  return {
    cityId,
    text: (query.get('text') ?? '').replace(unseen, ''),
    cityName:
      cityId === ALL_CITIES.id ? ALL_CITIES.name : cityId === stateCity.id ? stateCity.name : null,
    shown: Math.min(Number(/^[1-9]\d{0,3}$/.exec(query.get('shown') ?? '')?.[0] ?? 0), MAX_SHOWN),
    isInUrl: queryCityId === cityId || cityId === ALL_CITIES.id,
  };
}

/** Returns the city of a navigation state; null if it has none. Other versions may have written it. */
function readCity(state: unknown): City | null {
  const { id, name } = (state as Partial<DukaState> | null)?.city ?? {};
  return Number.isInteger(id) && Number(id) >= 0 && typeof name === 'string'
    ? ({ id, name } as City)
    : null;
}

const KEY = 'pageSize';
/** How many list items are shown at a time if the user has not chosen a number. */
export const DEFAULT_PAGE_SIZE = 25;
const MAX = 200;

/** Returns the stored number of list items to show at a time; 25 by default. */
export function readPageSize(storage: Pick<Storage, 'getItem'>): number {
  const stored = Number(storage.getItem(KEY));
  return Number.isInteger(stored) && stored > 0 && stored <= MAX ? stored : DEFAULT_PAGE_SIZE;
}

export function storePageSize(storage: Pick<Storage, 'setItem'>, size: number): void {
  storage.setItem(KEY, String(size));
}
