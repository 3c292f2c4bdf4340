const day = 24 * 60 * 60 * 1000;

/**
 * Returns whether somebody may have paid at a time: at most a year ago, and at most a day from now,
 * which leaves room for a bank's clock in another time zone.
 */
export function isPlausiblePayTime(moment: Date, now: Date): boolean {
  const age = now.getTime() - moment.getTime();
  return age <= 366 * day && age >= -day;
}
