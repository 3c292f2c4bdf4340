import { expect, test } from 'vitest';
import { shrunkSizes, validateLogoFile, validateProofFile } from './logo.ts';

const MiB = 1024 * 1024;

test.each([
  ['image/png', 5 * MiB, null],
  ['image/jpeg', 1, null],
  ['image/webp', 1, null],
  ['image/png', 5 * MiB + 1, null],
  ['image/svg+xml', 1, 'unsupportedMedia'],
  ['', 9 * MiB, 'unsupportedMedia'],
] as const)(
  'validateLogoFile for type "%s" and %i bytes returns %s',
  (type, size, validationError) => {
    expect(validateLogoFile({ type, size })).toBe(validationError);
  },
);

test.each([
  ['application/pdf', 5 * MiB, null],
  ['application/pdf', 5 * MiB + 1, 'payloadTooLarge'],
  ['image/jpeg', 5 * MiB + 1, null],
] as const)('validateProofFile for type "%s" and %i bytes returns %s', (type, size, error) => {
  expect(validateProofFile({ type, size })).toBe(error);
});

test('R180 shrinks a picture to smaller and smaller sizes of the same aspect ratio', () => {
  expect(shrunkSizes({ width: 8192, height: 4096 })).toEqual([
    { width: 4096, height: 2048 },
    { width: 2048, height: 1024 },
    { width: 1024, height: 512 },
  ]);
});

test('never enlarges a picture', () => {
  expect(shrunkSizes({ width: 1500, height: 1000 })).toEqual([
    { width: 1500, height: 1000 },
    { width: 1500, height: 1000 },
    { width: 1024, height: 683 },
  ]);
});
