import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { classifyRequest, type Handling } from './classifyRequest.ts';

/** The origin of the app. By default it is also the upstream. */
const ORIGIN = 'https://app.test';
const UPSTREAM = 'https://upstream.test';

interface RequestOptions {
  readonly method?: string;
  readonly cache?: RequestCache;
  readonly isNavigation?: boolean;
  readonly upstream?: string;
}

function classify(
  address: string,
  {
    method = 'GET',
    cache = 'default',
    isNavigation = false,
    upstream = ORIGIN,
  }: RequestOptions = {},
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
])('handles a navigation to %s as a page', (address) =>
  expect(classify(address, { isNavigation: true })).toBe('page'),
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
])('ignores a navigation to %s', (address) =>
  expect(classify(address, { isNavigation: true })).toBeNull(),
);

const contract = parse(
  readFileSync(new URL('../../../../openapi/api.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, unknown>>;
};
/** One request for each operation of the contract, such as `GET /persons/detail/7?api_key=k`. */
const requests = Object.entries(contract.paths).flatMap(([path, methods]) =>
  ['get', 'post', 'patch', 'put', 'delete']
    .filter((method) => method in methods)
    .map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '7')}?api_key=k`),
);

test('R91 caches, of all operations of the contract, only the data that visitors read', () => {
  const cachedRequests = requests.filter((request) => {
    const [method = '', address = ''] = request.split(' ');
    return classify(address, { method }) !== null;
  });
  expect(cachedRequests.sort()).toEqual(
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
    ].map((request) => `${request}?api_key=k`),
  );
});

test.each([
  ['/cities', 'data'],
  ['/assets/HomeRoute-BxYz12Ab.js', 'asset'],
] as const)('handles %s as %s, but not with the cache mode no-store', (address, expected) => {
  expect(classify(address)).toBe(expected);
  expect(classify(address, { cache: 'no-store' })).toBeNull();
});

test.each([
  ['/assets/HomeRoute-BxYz12Ab.js', 'asset'],
  ['/images/portraits/woman-elder-1.webp', 'image'],
  ['/files/cards/of-somebody.webp', null],
  ['/sw.js', null],
  ['https://elsewhere.test/images/a.webp', null],
] as const)('handles %s as %s', (address, expected) => expect(classify(address)).toBe(expected));

test('caches only the reads of an upstream on another host', () => {
  expect(classify(`${UPSTREAM}/persons/search?api_key=k`, { upstream: UPSTREAM })).toBe('data');
  expect(classify(`${UPSTREAM}/images/a.webp`, { upstream: UPSTREAM })).toBeNull();
  expect(classify('/persons/search', { upstream: UPSTREAM })).toBeNull();
});

test('caches the reads of an upstream at a base path', () => {
  const upstream = `${UPSTREAM}/api`;
  expect(classify(`${upstream}/persons/detail/7?api_key=k`, { upstream })).toBe('data');
  expect(classify(`${UPSTREAM}/persons/detail/7`, { upstream })).toBeNull();
  expect(classify(`${upstream}x/persons/detail/7`, { upstream })).toBeNull();
});
