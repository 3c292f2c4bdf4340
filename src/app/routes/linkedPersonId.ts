import type { Location } from 'react-router-dom';

/**
 * Returns the person id that a link to an order passes along: in the query if the link is in a
 * document, otherwise in the navigation state; null without one.
 */
export function linkedPersonId({ search, state }: Location<unknown>): number | null {
  const passed = state as { readonly personid?: unknown } | null;
  const id = Number(new URLSearchParams(search).get('personid') ?? passed?.personid);
  return Number.isInteger(id) && id > 0 ? id : null;
}
