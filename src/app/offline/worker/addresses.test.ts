import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { classifyRequest, type Handling } from './addresses.ts';

const ORIGIN = 'https://app.test';
const UPSTREAM = 'https://upstream.test';

interface How {
  readonly method?: string;
  readonly cache?: RequestCache;
  readonly isNavigation?: boolean;
  readonly upstream?: string;
}

function handling(
  address: string,
  { method = 'GET', cache = 'default', isNavigation = false, upstream = ORIGIN }: How = {},
): Handling {
  return classifyRequest(
    { method, url: new URL(address, ORIGIN), cache, isNavigation },
    ORIGIN,
    upstream,
  );
}

test.each([
  '/',
  '/home',
  '/duka',
  '/duka/detail/7',
  '/duka?cityId=3273',
  '/help',
  '/history',
  '/profile/edit',
  '/order/orderucapan/checkoutfinish',
])('%s is a page of the app', (address) =>
  expect(handling(address, { isNavigation: true })).toBe('page'),
);

test.each([
  '/auth?code=1&state=2',
  '/oidc/auth',
  '/mauth/signin',
  '/images/a.webp',
  '/files/cards/a.webp',
  '/cities',
  '/persons/detail/7',
  '/no/such/page',
  'https://elsewhere.test/duka',
])('a visit to %s is none of the worker’s business', (address) =>
  expect(handling(address, { isNavigation: true })).toBeNull(),
);

const contract = parse(
  readFileSync(new URL('../../../../openapi/api.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, unknown>>;
};
const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  ['get', 'post', 'patch', 'put', 'delete']
    .filter((method) => method in methods)
    .map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '7')}?api_key=k`),
);

test('R91 of all calls of the contract, only what visitors read is kept', () => {
  const kept = calls.filter((call) => {
    const [method = '', address = ''] = call.split(' ');
    return handling(address, { method }) !== null;
  });
  expect(kept.sort()).toEqual(
    [
      'GET /ads/bottom',
      'GET /ads/top',
      'GET /cities',
      'GET /persons/7/messages',
      'GET /persons/carousel',
      'GET /persons/detail/7',
      'GET /persons/regional',
      'GET /persons/search',
      'GET /ucapan/api/get_kabupaten/',
      'GET /ucapan/api/get_provinsi/',
    ].map((call) => `${call}?api_key=k`),
  );
});

test.each([
  ['/cities', 'read'],
  ['/assets/HomeRoute-BxYz12Ab.js', 'part'],
] as const)(
  '%s is not answered from the device when the page wants no stored answer',
  (address, otherwise) => {
    expect(handling(address)).toBe(otherwise);
    expect(handling(address, { cache: 'no-store' })).toBeNull();
  },
);

test.each([
  ['/assets/HomeRoute-BxYz12Ab.js', 'part'],
  ['/images/portraits/woman-elder-1.webp', 'picture'],
  ['/files/cards/of-somebody.webp', null],
  ['/sw.js', null],
  ['https://elsewhere.test/images/a.webp', null],
] as const)('%s is %s', (address, expected) => expect(handling(address)).toBe(expected));

test('an upstream on another host has its reads kept, and nothing else of it', () => {
  expect(handling(`${UPSTREAM}/persons/search?api_key=k`, { upstream: UPSTREAM })).toBe('read');
  expect(handling(`${UPSTREAM}/images/a.webp`, { upstream: UPSTREAM })).toBeNull();
  expect(handling('/persons/search', { upstream: UPSTREAM })).toBeNull();
});

test('an upstream whose paths begin below others has its reads kept too', () => {
  const upstream = `${UPSTREAM}/api`;
  expect(handling(`${upstream}/persons/detail/7?api_key=k`, { upstream })).toBe('read');
  expect(handling(`${UPSTREAM}/persons/detail/7`, { upstream })).toBeNull();
  expect(handling(`${upstream}x/persons/detail/7`, { upstream })).toBeNull();
});
