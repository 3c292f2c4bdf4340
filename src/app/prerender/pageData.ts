import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { DEFAULT_PAGE_SIZE } from '../shell/dukaFilter.ts';

/** The id of the element that contains the data of a rendered document. */
const PAGE_DATA_ID = 'page-data';

/** The data with which a document was rendered. */
export interface PageData {
  /** The time for which the page was rendered, in ms since the epoch. */
  readonly renderedAt: number;
  /** Key, data and time of each loaded query. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown, updatedAt: number])[];
}

export function readQueries(queries: QueryClient): PageData['queries'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
}

/**
 * Puts the data of a document into a query cache. Data from the future, which a device with a slow
 * clock sees, counts as loaded now; otherwise it would not be loaded again for hours.
 */
export function restoreQueries(queries: QueryClient, data: PageData, now: number): void {
  for (const [key, value, updatedAt] of data.queries)
    queries.setQueryData(key, value, { updatedAt: Math.min(updatedAt, now) });
}

/** Returns the element that contains the data, in which no text can end the element. */
export function pageDataElement(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** Returns the data of the document; null in a document that was not rendered with data. */
export function readPageData(document: Document): PageData | null {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json === undefined || json === null ? null : (JSON.parse(json) as PageData);
}

/**
 * Returns whether the app renders what a rendered document shows. After a reload, the history entry
 * may hold a navigation state, or the list may have been longer; the app then replaces the content.
 * @param state the state of the history entry, as React Router writes it
 */
export function canHydrate(state: unknown, storage: Pick<Storage, 'getItem'>): boolean {
  const { usr = null, key = 'default' } = (state ?? {}) as { usr?: unknown; key?: string };
  return usr === null && Number(storage.getItem(`shown:${key}`) ?? 0) <= DEFAULT_PAGE_SIZE;
}
