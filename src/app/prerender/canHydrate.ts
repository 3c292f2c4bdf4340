import { DEFAULT_PAGE_SIZE } from '../shell/pageSize.ts';

/**
 * Returns whether the app renders what a rendered document shows. After a reload, the history entry
 * may hold a navigation state, or the list may have been longer; the app then replaces the content.
 * @param state the state of the history entry, as React Router writes it
 */
export function canHydrate(state: unknown, storage: Pick<Storage, 'getItem'>): boolean {
  const { usr = null, key = 'default' } = (state ?? {}) as { usr?: unknown; key?: string };
  return usr === null && Number(storage.getItem(`shown:${key}`) ?? 0) <= DEFAULT_PAGE_SIZE;
}
