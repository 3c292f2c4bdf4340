const KEY = 'pageSize';
const DEFAULT = 25;
const MOST = 200;

/** The stored preference of how many items of a list are put on the page at a time; 25 when none is stored. */
export function readPageSize(storage: Pick<Storage, 'getItem'>): number {
  const stored = Number(storage.getItem(KEY));
  return Number.isInteger(stored) && stored > 0 && stored <= MOST ? stored : DEFAULT;
}
