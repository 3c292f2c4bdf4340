/** The index of an entry of the bottom menu: Home, History, Info Duka, Help, Akun. */
export type MenuIndex = 0 | 1 | 2 | 3 | 4;

const KEY = 'activeMenu';

/** Returns the entry that a path belongs to; null if it belongs to none. */
export function menuIndexOf(pathname: string): MenuIndex | null {
  const [, area = ''] = pathname.split('/');
  return menuIndexByArea.get(area) ?? null;
}

const menuIndexByArea: ReadonlyMap<string, MenuIndex> = new Map([
  ['', 0],
  ['home', 0],
  ['history', 1],
  ['duka', 2],
  ['help', 3],
  ['profile', 4],
]);

/** Returns the entry that was active last, also on an earlier visit; Home by default. */
export function readMenuIndex(storage: Pick<Storage, 'getItem'>): MenuIndex {
  const stored = Number(storage.getItem(KEY) ?? 0);
  return stored === 1 || stored === 2 || stored === 3 || stored === 4 ? stored : 0;
}

/**
 * Returns the entry that an order belongs to: History if it was opened from there, else Info Duka,
 * where people are found.
 */
export function orderMenuIndex(storage: Pick<Storage, 'getItem'>): MenuIndex {
  return readMenuIndex(storage) === 1 ? 1 : 2;
}

export function storeMenuIndex(storage: Pick<Storage, 'setItem'>, index: MenuIndex): void {
  storage.setItem(KEY, String(index));
}
