import { searchable } from '@dukacita/shared/text';

const day = 24 * 60 * 60 * 1000;

/** Days that a listing stays live after the burial, or after the death if the burial is unknown. */
const daysAfterBurial = 7;
const daysAfterDeath = 30;

interface Listing {
  name: string;
  deathTime: Date | null;
  burialTime: Date | null;
}

/**
 * Returns the columns of a listing with those that follow from them: the name for search, and when it
 * stops being live.
 * @param now when it is entered; from then on a listing without times counts
 */
export function toListingRow<Given extends Listing>(listing: Given, now: Date) {
  const { name, deathTime, burialTime } = listing;
  const from = burialTime ?? deathTime ?? now;
  const days = burialTime ? daysAfterBurial : daysAfterDeath;
  return {
    ...listing,
    searchName: searchable(name),
    liveUntil: new Date(from.getTime() + days * day),
  };
}
