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
