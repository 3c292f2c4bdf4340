const format = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a time for sentences: `Minggu, 22 November 2026 pukul 10.30 WIB`. */
export function formatJakartaTime(moment: Date): string {
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part['weekday']}, ${part['day']} ${part['month']} ${part['year']} pukul ${part['hour']}.${part['minute']} WIB`;
}
