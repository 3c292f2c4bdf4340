import { expect, test } from 'vitest';
import { flowerMessageText, isAfterCutOff } from './flowerMessage.ts';

test('a board says the chosen words, or the person’s own', () => {
  expect(flowerMessageText({ choice: 'Our Deep Condolence', text: 'left over' })).toBe(
    'Our Deep Condolence',
  );
  expect(flowerMessageText({ choice: 'Lainnya....', text: ' Selamat jalan ' })).toBe(
    'Selamat jalan',
  );
});

test.each([
  [17 * 60 + 29, false],
  [17 * 60 + 30, true],
  [0, false],
])('at minute %i the day’s delivery is over: %s', (minute, after) => {
  expect(isAfterCutOff(minute)).toBe(after);
});
