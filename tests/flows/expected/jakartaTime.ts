// Written without the app's own formatting, so that a test notices when the app shows or sends another zone's time.

const JAKARTA_MS = 7 * 3_600_000;
const days = ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

/** Returns an instant as a deadline is shown in Jakarta: `Sab, 21 Nov 2026 13:00`. */
export function deadlineInJakarta(instant: string): string {
  const time = inJakarta(Date.parse(instant));
  const date = `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
  return `${days[time.getUTCDay()]}, ${date} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`;
}

/** Returns an instant, in ms since the epoch, as a day in Jakarta: `21 November 2026`. */
export function dayInJakarta(instant: number): string {
  const time = inJakarta(instant);
  return `${time.getUTCDate()} ${monthNames[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** Returns an instant, in ms since the epoch, as orders send it: `2026/11/21 13:00:00`, in Jakarta. */
export function submissionInJakarta(instant: number): string {
  const time = inJakarta(instant);
  const date = `${time.getUTCFullYear()}/${two(time.getUTCMonth() + 1)}/${two(time.getUTCDate())}`;
  return `${date} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())}`;
}

/** Returns what an order may send that is asked for at an instant: pressing a button takes some seconds. */
export function submissionsFrom(instant: number): string[] {
  return Array.from({ length: 6 }, (_, seconds) => submissionInJakarta(instant + seconds * 1000));
}

/** A date whose UTC parts are those of Jakarta, which keeps no summer time. */
function inJakarta(instant: number): Date {
  return new Date(instant + JAKARTA_MS);
}

function two(part: number | undefined): string {
  return String(part).padStart(2, '0');
}
