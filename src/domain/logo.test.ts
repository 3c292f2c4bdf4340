import { expect, test } from 'vitest';
import { validateLogoFile } from './logo.ts';

const MiB = 1024 * 1024;

test.each([
  ['image/png', 5 * MiB, null],
  ['image/jpeg', 1, null],
  ['image/webp', 1, null],
  ['image/png', 5 * MiB + 1, 'payloadTooLarge'],
  ['image/svg+xml', 1, 'unsupportedMedia'],
  ['', 9 * MiB, 'unsupportedMedia'],
] as const)(
  'validateLogoFile for type "%s" and %i bytes returns %s',
  (type, size, validationError) => {
    expect(validateLogoFile({ type, size })).toBe(validationError);
  },
);
