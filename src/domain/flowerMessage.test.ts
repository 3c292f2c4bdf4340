import { expect, test } from 'vitest';
import { flowerMessageText, isAfterCutOff } from './flowerMessage.ts';

test('a flower board shows the chosen message, or the custom one', () => {
  expect(flowerMessageText({ choice: 'Our Deep Condolence', text: 'ignored' })).toBe(
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
])('isAfterCutOff at minute %i of the day returns %s', (minute, after) => {
  expect(isAfterCutOff(minute)).toBe(after);
});
