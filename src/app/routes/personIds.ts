import { type Location, useParams } from 'react-router-dom';

/**
 * Returns the person id in the query of an order page; in the navigation state if the query has none;
 * null without one.
 */
export function linkedPersonId({ search, state }: Location<unknown>): number | null {
  const passed = state as { readonly personid?: unknown } | null;
  const id = Number(new URLSearchParams(search).get('personid') ?? passed?.personid);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Returns the person id of the URL; 0, which no person has, if it is not valid. */
export function usePersonId(): number {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
