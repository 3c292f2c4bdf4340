import { expect, test } from 'vitest';
import { createApiKeySerializer } from './apiKey.ts';

test('adds the key to a call without parameters', () => {
  expect(createApiKeySerializer('kunci&1')({})).toBe('api_key=kunci%261');
});

test('encodes the parameters and appends the key', () => {
  expect(createApiKeySerializer('k')({ phonenumber: '+62 811', cityId: 0 })).toBe(
    'phonenumber=%2B62%20811&cityId=0&api_key=k',
  );
});

test('omits undefined and null parameters', () => {
  expect(createApiKeySerializer('k')({ text: undefined, cityId: null })).toBe('api_key=k');
});
