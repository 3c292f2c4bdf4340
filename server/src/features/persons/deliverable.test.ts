import { describe, expect, it } from 'vitest';
import { boardOrderUntil, requireBoardInTime, requireRoomInTime } from './deliverable.ts';

const promised = { floristMinutes: 30, deliveryMinutes: 240 };
const at = (time: string) => new Date(`2026-11-${time}:00+07:00`);

describe('the time until which a board can be ordered', () => {
  it.each([
    // Four and a half hours are needed.
    ['24T15:00', '24T10:30'],
    // The cut-off of the day is earlier.
    ['24T23:30', '24T17:30'],
    // What is ordered before the cut-off of the day before is delivered in its evening.
    ['24T12:29', '23T17:30'],
    ['24T12:30', '24T08:00'],
    ['24T01:00', '23T17:30'],
    ['24T09:00', '23T17:30'],
  ])('for a departure on %s is %s', (departure, until) => {
    expect(boardOrderUntil(at(departure), promised)).toEqual(at(until));
  });

  it('is unknown without a departure', () => {
    expect(boardOrderUntil(null, promised)).toBeNull();
  });
});

it('R660 a board that would stand after the departure is refused', () => {
  const departure = at('24T15:00');
  expect(() => requireBoardInTime(departure, promised, at('24T10:29'))).not.toThrow();
  expect(() => requireBoardInTime(departure, promised, at('24T10:30'))).toThrow(
    'A board that is ordered now would be delivered after the departure.',
  );
  expect(() => requireBoardInTime(null, promised, at('24T10:30'))).not.toThrow();
});

it('R660 a card for the screen of the room is refused after the departure', () => {
  const departure = at('24T15:00');
  expect(() => requireRoomInTime(departure, 'room', at('24T14:59'))).not.toThrow();
  expect(() => requireRoomInTime(departure, 'room', at('24T15:00'))).toThrow(
    'The departure is over: the card can be ordered for the family only.',
  );
  expect(() => requireRoomInTime(departure, 'family', at('24T15:00'))).not.toThrow();
  expect(() => requireRoomInTime(departure, undefined, at('24T15:00'))).not.toThrow();
  expect(() => requireRoomInTime(null, 'room', at('24T15:00'))).not.toThrow();
});
