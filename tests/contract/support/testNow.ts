/**
 * The time for which the demo data is created, and the time of the server's clock until a test
 * moves it.
 */
export const testNow = new Date('2026-11-21T10:30:00+07:00');
