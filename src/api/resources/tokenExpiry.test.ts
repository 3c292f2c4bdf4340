import { expect, test } from 'vitest';
import { NOW } from '../../testing/fixtures/now.ts';
import { ASSUMED_LIFETIME_MS, getTokenExpiry } from './tokenExpiry.ts';

const jwt = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test('uses the lifetime from the server, counted from now', () => {
  expect(getTokenExpiry(jwt({ exp: 1 }), 900, NOW)).toBe(NOW + 900_000);
});

test('falls back to the exp claim of the token', () => {
  expect(getTokenExpiry(jwt({ exp: NOW / 1000 + 60, name: 'Ibu Sri – ÿþ' }), undefined, NOW)).toBe(
    NOW + 60_000,
  );
});

test.each(['opaque', 'a.!!!.c', jwt({ sub: 'x' }), jwt({ exp: 'besok' }), jwt(null), ''])(
  'assumes 24 hours for a token without a readable expiry: %j',
  (token) => {
    expect(getTokenExpiry(token, undefined, NOW)).toBe(NOW + ASSUMED_LIFETIME_MS);
  },
);
