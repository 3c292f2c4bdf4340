import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** What a calendar needs to know about an event. */
export interface CalendarEvent {
  /** Identifies the event, so that a second file replaces the first in the calendar. */
  readonly id: string;
  readonly title: string;
  /** An RFC 3339 string. */
  readonly start: string;
  readonly place: string;
  /** The page about the event. */
  readonly url: string;
}

/** The longest line of a calendar file, in bytes without the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** Jakarta has no daylight saving time. */
const JAKARTA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Jakarta',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:WIB',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Returns an iCalendar file (RFC 5545) with one event of one hour, in Jakarta time. `createdAt` is
 * in ms since the epoch.
 */
export function createCalendarFile(event: CalendarEvent, createdAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dukacita//Info Duka//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...JAKARTA,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${dayjs(createdAt).utc().format('YYYYMMDD[T]HHmmss[Z]')}`,
    `DTSTART;TZID=Asia/Jakarta:${dayjs(event.start).utcOffset(420).format('YYYYMMDD[T]HHmmss')}`,
    'DURATION:PT1H',
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escapeText(event.place)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Returns the URL from which a browser saves a calendar file. */
export function getCalendarFileUrl(file: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Breaks a line after at most 75 bytes, and never inside a character. */
function foldLine(line: string): string {
  const folded = [''];
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded.push(' ');
      bytes = 1;
    }
    folded[folded.length - 1] += character;
    bytes += size;
  }
  return folded.join('\r\n');
}

/** Returns how many bytes a character has in UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
