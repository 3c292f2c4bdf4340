import type { Location } from 'react-router-dom';

/**
 * Returns the person id in the query of an order page; in the navigation state if the query has none;
 * null without one.
 */
export function linkedPersonId({ search, state }: Location<unknown>): number | null {
  const passed = state as { readonly personid?: unknown } | null;
  const id = Number(new URLSearchParams(search).get('personid') ?? passed?.personid);
  return Number.isInteger(id) && id > 0 ? id : null;
}
