import fc from 'fast-check';
import { expect, test } from 'vitest';

test('properties have the same seed on every run, unless PROPERTY_SEED sets another one', () => {
  const { seed } = fc.check(fc.property(fc.nat(), () => true));
  expect(seed).toBe(Number(import.meta.env['PROPERTY_SEED'] || 7));
});
