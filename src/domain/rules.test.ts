import { describe, expect, test } from 'vitest';
import { isOutcomeUnknown, toAppError, AppError } from './appError.ts';
import { deliversFlowers } from './flowerDelivery.ts';
import { validateGreeting, noteMessage, type GreetingContent } from './greeting.ts';
import { orderNumber } from './order.ts';
import { flowerTotal, netPrice } from './price.ts';
import { isSenderName, senderLines, normalizeSenderName } from './senderName.ts';
import { createAccessToken } from './session.ts';

describe('prices', () => {
  test('R40 netPrice subtracts the discount and never returns less than 0', () => {
    expect(netPrice({ price: 100_000, discount: 10_000 })).toBe(90_000);
    expect(netPrice({ price: 5_000, discount: 10_000 })).toBe(0);
  });

  test('flowerTotal subtracts a percentage, rounds to whole rupiah and never returns less than 0', () => {
    expect(flowerTotal(750_000)).toBe(750_000);
    expect(flowerTotal(999, 10)).toBe(899);
    expect(flowerTotal(1_000, 200)).toBe(0);
  });
});

test.each([
  [1, 'ORDER-0000001'],
  [1234567, 'ORDER-1234567'],
  [12345678, 'ORDER-12345678'],
])('R63 the order with id %i has the number %s', (id, number) => {
  expect(orderNumber(id)).toBe(number);
});

test.each([
  [1, true],
  [3, true],
  [4, false],
  [null, false],
  [undefined, false],
])('R55 deliversFlowers for funeral house %s returns %s', (id, delivered) => {
  expect(deliversFlowers(id)).toBe(delivered);
});

describe('a sender name', () => {
  test.each([
    ['Sari', true],
    ['Keluarga\nLestari', true],
    ['a\nb\nc', false],
    ['a\n\nb', true],
    ['', false],
    ['  \n ', false],
    ['x'.repeat(201), false],
  ])('%j is valid: %s', (name, valid) => {
    expect(isSenderName(name)).toBe(valid);
  });

  test('is tidied: extra white space and blank lines are removed', () => {
    expect(senderLines(' a  b \r\n\n c ')).toEqual(['a b', 'c']);
    expect(normalizeSenderName(' a  b \r\n\n c ')).toBe('a b\nc');
  });
});

describe('a card', () => {
  const words: GreetingContent = {
    mode: 3,
    note: { choice: 'none', text: '' },
    sender: 'Sari',
    quotes: { header: '', message: '', footer: '' },
    logo: null,
  };

  test.each([
    [{ choice: 'none', text: 'left over' }, 'Turut Berdukacita'],
    [{ choice: 'father', text: ' Budi ' }, 'Ayahanda dari Budi'],
    [{ choice: 'mother', text: 'Rina' }, 'Ibunda dari Rina'],
    [{ choice: 'own', text: 'Selamat jalan, sahabat.' }, 'Selamat jalan, sahabat.'],
  ] as const)('with the note %j has the message "%s"', (note, message) => {
    expect(noteMessage(note)).toBe(message);
  });

  test.each([
    [{}, null],
    [{ sender: ' ' }, 'senderInvalid'],
    [{ note: { choice: 'own', text: ' ' } }, 'noteTextMissing'],
    [{ mode: 4 }, 'logoMissing'],
    [{ mode: 4, logo: { path: '/l', fileName: 'l.png' } }, null],
    [{ mode: 5 }, 'quoteMissing'],
    [{ mode: 5, quotes: { header: '', message: 'Terima kasih', footer: '' } }, null],
  ] as const)('with %j has the validation error %s', (change, validationError) => {
    expect(validateGreeting({ ...words, ...change } as GreetingContent)).toBe(validationError);
  });
});

test('a token is refreshed five minutes before it expires, or halfway through a short lifetime', () => {
  expect(createAccessToken('t', 1_000, 900_000)).toEqual({
    accessToken: 't',
    expiresAt: 901_000,
    refreshAt: 601_000,
  });
  expect(createAccessToken('t', 0, 60_000).refreshAt).toBe(30_000);
});

describe('errors', () => {
  test('leave the outcome unknown only when the request was sent and its answer was lost', () => {
    expect(
      (['networkFailed', 'timedOut', 'badResponse', 'serverFailed'] as const).every(
        isOutcomeUnknown,
      ),
    ).toBe(true);
    expect(
      (['offline', 'validationFailed', 'orderInProgress', 'tokenExpired'] as const).some(
        isOutcomeUnknown,
      ),
    ).toBe(false);
  });

  test('are created from any thrown value and keep it as their cause', () => {
    const known = new AppError('offline');
    expect(toAppError(known)).toBe(known);
    const cause = new TypeError('boom');
    expect(toAppError(cause)).toMatchObject({ code: 'unexpected', cause, message: 'boom' });
    expect(toAppError('text').message).toBe('text');
  });
});
