const day = 24 * 60 * 60 * 1000;

/** Days that a listing stays live after the burial, or after the death if the burial is unknown. */
const daysAfterBurial = 7;
const daysAfterDeath = 30;

/** Returns when a listing stops being live. */
export function liveUntil(
  { deathTime, burialTime }: { deathTime: Date | null; burialTime: Date | null },
  now: Date,
): Date {
  if (burialTime) return new Date(burialTime.getTime() + daysAfterBurial * day);
  return new Date((deathTime ?? now).getTime() + daysAfterDeath * day);
}
