import { expect, test } from 'vitest';
import { createCalendarFile, getCalendarFileUrl } from './calendarFile.ts';

const mass = {
  id: '7-misa@dukacita.test',
  title: 'Misa Requiem: Maria Theresia Wijaya',
  start: '2026-11-22T11:00:00Z',
  place: 'Rumah Duka Nana Rohana, Ruang Melati 2',
  url: 'https://dukacita.test/duka/detail/7',
};
const createdAt = Date.parse('2026-11-21T10:00:00+07:00');

test('R201 a calendar file has the event in Jakarta time', () => {
  const lines = createCalendarFile(mass, createdAt).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:7-misa@dukacita.test',
      'DTSTAMP:20261121T030000Z',
      'DTSTART;TZID=Asia/Jakarta:20261122T180000',
      'SUMMARY:Misa Requiem: Maria Theresia Wijaya',
      'LOCATION:Rumah Duka Nana Rohana\\, Ruang Melati 2',
      'URL:https://dukacita.test/duka/detail/7',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('texts are escaped', () => {
  const file = createCalendarFile({ ...mass, title: 'a,b;c\\d\ne' }, createdAt);
  expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n');
});

test('an unknown place is omitted', () => {
  expect(createCalendarFile({ ...mass, place: '' }, createdAt)).not.toContain('LOCATION');
});

test('long lines are folded after at most 75 bytes without breaking a character', () => {
  const title = 'Pemberkatan élégante '.repeat(12).trim();
  const file = createCalendarFile({ ...mass, title }, createdAt);
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBe(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('the URL of a file contains the file', () => {
  const url = getCalendarFileUrl('a\r\nb,é');
  expect(url).toMatch(/^data:text\/calendar;charset=utf-8,/);
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe('a\r\nb,é');
});
