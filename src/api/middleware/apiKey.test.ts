import { expect, test } from 'vitest';
import { withApiKey } from './apiKey.ts';

test('a call without parameters still carries the key', () => {
  expect(withApiKey('kunci&1')({})).toBe('api_key=kunci%261');
});

test('the key stands beside the parameters, which are encoded', () => {
  expect(withApiKey('k')({ phonenumber: '+62 811', cityId: 0 })).toBe(
    'phonenumber=%2B62%20811&cityId=0&api_key=k',
  );
});

test('parameters that were left out leave no trace', () => {
  expect(withApiKey('k')({ text: undefined, cityId: null })).toBe('api_key=k');
});
