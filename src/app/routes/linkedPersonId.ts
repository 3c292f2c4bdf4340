import type { Location } from 'react-router-dom';

/** Returns the person id that a link to an order passes along; null without one. */
export function linkedPersonId({ search, state }: Location): number | null {
  return personIdInQuery(search) ?? personIdInState(state);
}

/** Returns the person id in the query that a link has in a document; null without one. */
export function personIdInQuery(search: string): number | null {
  return toPersonId(Number(new URLSearchParams(search).get('personid')));
}

/** Returns the person id that a link of the app passes along; null without one. */
function personIdInState(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'personid' in state
    ? toPersonId(state.personid)
    : null;
}

function toPersonId(id: unknown): number | null {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
}
