/** The bottom bar's entries: Home, History, Info Duka, Help, Akun. */
export type MenuIndex = 0 | 1 | 2 | 3 | 4;

const KEY = 'activeMenu';

/** The entry an address belongs to; null for one that belongs to none, where the last one stays active. */
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

/** The entry that was active last, on this visit or an earlier one; Home when none is known. */
export function rememberedMenuIndex(storage: Pick<Storage, 'getItem'>): MenuIndex {
  const stored = Number(storage.getItem(KEY) ?? 0);
  return stored === 1 || stored === 2 || stored === 3 || stored === 4 ? stored : 0;
}

/** Remembers the active entry across visits. */
export function rememberMenuIndex(storage: Pick<Storage, 'setItem'>, index: MenuIndex): void {
  storage.setItem(KEY, String(index));
}
