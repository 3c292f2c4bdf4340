import { expect, test } from 'vitest';
import { findNextEvent } from './findNextEvent.ts';

const person = {
  events: [
    { name: 'Misa Requiem', time: '2026-11-22T18:00:00+07:00' },
    { name: 'Doa Rosario', time: '2026-11-21T19:00:00+07:00' },
  ],
  funeralTime: '2026-11-22T19:00:00+07:00',
  burialTime: '2026-11-23T09:00:00+07:00',
};

test.each([
  ['2026-11-21T10:00:00+07:00', 'Doa Rosario'],
  ['2026-11-21T19:59:59+07:00', 'Doa Rosario'],
  ['2026-11-21T20:00:00+07:00', 'Misa Requiem'],
  ['2026-11-22T19:00:00+07:00', 'Tutup peti'],
  ['2026-11-22T20:00:00+07:00', 'Pemberangkatan'],
  ['2026-11-23T10:00:00+07:00', undefined],
])('R201 at %s the next event is %s', (now, name) => {
  expect(findNextEvent(person, Date.parse(now))?.name).toBe(name);
});

test('an event at the time of the departure is named instead of it', () => {
  const event = { name: 'Ibadah pelepasan', time: '2026-11-23T02:00:00Z' };
  const next = findNextEvent(
    { ...person, events: [event] },
    Date.parse('2026-11-23T08:00:00+07:00'),
  );
  expect(next).toEqual(event);
});

test('a person without times has no next event', () => {
  expect(findNextEvent({ events: [], funeralTime: null, burialTime: null }, 0)).toBeNull();
});
