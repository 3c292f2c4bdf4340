const hour = 3_600_000;

/** Returns the day of a moment in Jakarta, which is 7 hours ahead of UTC, as `YYYY-MM-DD`. */
export function jakartaDay(moment: Date): string {
  return new Date(moment.getTime() + 7 * hour).toISOString().slice(0, 10);
}
