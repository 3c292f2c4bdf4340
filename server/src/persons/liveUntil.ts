const day = 24 * 60 * 60 * 1000;

/** Days that a listing stays live after the burial, and after the death while no burial is known. */
const daysAfterBurial = 7;
const daysAfterDeath = 30;

/** Until when a listing counts as live. */
export function liveUntil(
  { deathTime, burialTime }: { deathTime: Date | null; burialTime: Date | null },
  now: Date,
): Date {
  if (burialTime) return new Date(burialTime.getTime() + daysAfterBurial * day);
  return new Date((deathTime ?? now).getTime() + daysAfterDeath * day);
}
