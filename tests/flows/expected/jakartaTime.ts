// Does not use the app's formatters, so that the tests fail if the app uses another time zone.

const JAKARTA_MS = 7 * 3_600_000;
const days = ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];

/** Returns an ISO 8601 instant as the app shows deadlines, in WIB: `Sab, 21 Nov 2026 13:00`. */
export function deadlineInJakarta(instant: string): string {
  const time = inJakarta(Date.parse(instant));
  const date = `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
  return `${days[time.getUTCDay()]}, ${date} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`;
}

/** Returns an ISO 8601 instant as sentences name another day, in WIB: `Sab, 21 Nov 13:00 WIB`. */
export function momentInJakarta(instant: string): string {
  return `${deadlineInJakarta(instant).replace(/ \d{4} /, ' ')} WIB`;
}

/** Returns the date in Jakarta of an instant in ms since the epoch: `Sab, 21 Nov 2026`. */
export function dayInJakarta(instant: number): string {
  return deadlineInJakarta(new Date(instant).toISOString()).replace(/ [^ ]+$/, '');
}

/** Returns an instant, in ms since the epoch, as orders send it (WIB): `2026/11/21 13:00:00`. */
export function submissionInJakarta(instant: number): string {
  const time = inJakarta(instant);
  const date = `${time.getUTCFullYear()}/${two(time.getUTCMonth() + 1)}/${two(time.getUTCDate())}`;
  return `${date} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())}`;
}

/**
 * Returns the submission times that an order may send if its step begins at this instant, in ms
 * since the epoch: pressing the button takes a few seconds.
 */
export function possibleSubmissions(instant: number): string[] {
  return Array.from({ length: 6 }, (_, seconds) => submissionInJakarta(instant + seconds * 1000));
}

/** Returns a date whose UTC fields hold the local time in Jakarta, which has no daylight saving. */
function inJakarta(instant: number): Date {
  return new Date(instant + JAKARTA_MS);
}

function two(part: number | undefined): string {
  return String(part).padStart(2, '0');
}
