import { expect, test } from 'vitest';
import type { Person } from '../../domain/person.ts';
import { findNextEvent, getChronology } from './getChronology.ts';

const person = {
  deathTime: '2026-11-20T04:20:00+07:00',
  events: [
    { name: 'Misa Requiem', time: '2026-11-22T18:00:00+07:00' },
    { name: 'Doa Rosario', time: '2026-11-21T19:00:00+07:00' },
  ],
  funeralTime: '2026-11-22T19:00:00+07:00',
  burialTime: '2026-11-23T09:00:00+07:00',
} as unknown as Person;

const phasesAt = (now: string, changes: Partial<Person> = {}) =>
  getChronology({ ...person, ...changes }, Date.parse(now)).map(({ name, phase }) => [name, phase]);

test('R242 everything that happens is in the order of its time, with what comes next', () => {
  expect(phasesAt('2026-11-22T10:00:00+07:00')).toEqual([
    ['Wafat', 'past'],
    ['Doa Rosario', 'past'],
    ['Misa Requiem', 'next'],
    ['Tutup peti', 'later'],
    ['Pemberangkatan', 'later'],
  ]);
});

test('R242 after the departure nothing comes next', () => {
  expect(new Set(phasesAt('2026-11-24T00:00:00+07:00').map(([, phase]) => phase))).toEqual(
    new Set(['past']),
  );
});

test('R242 what is unknown is left out', () => {
  expect(
    phasesAt('2026-11-22T10:00:00+07:00', { events: [], funeralTime: null, burialTime: null }),
  ).toEqual([['Wafat', 'past']]);
});

test('only the departure leads to the place of burial', () => {
  const entries = getChronology(person, Date.parse('2026-11-22T10:00:00+07:00'));
  expect(entries.filter(({ isDeparture }) => isDeparture).map(({ name }) => name)).toEqual([
    'Pemberangkatan',
  ]);
});

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
