import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './root.mjs';
import { upstreamPatterns } from './upstream-paths.mjs';

const contract = parse(readFileSync(`${root}/openapi/api.yaml`, 'utf8'));
const paths = Object.keys(contract.paths);
const patterns = upstreamPatterns(paths).map((pattern) => new RegExp(pattern));
const goesUpstream = (/** @type {string} */ address) =>
  patterns.some((pattern) => pattern.test(address));

describe('addresses passed on to the upstream', () => {
  test.each(paths)('the call %s, with and without a query', (path) => {
    const address = path.replace(/\{[^}]*\}/g, '42');
    expect([address, `${address}?api_key=a`].map(goesUpstream)).toEqual([true, true]);
  });

  test.each([
    '/images/cards/a.webp',
    '/files/logo.png?v=2',
    '/oidc/auth?client_id=x',
    '/oidc',
    '/unduh/dukacita-1.5.5.apk',
    '/healthz',
    '/readyz',
  ])('%s beside the contract', (address) => expect(goesUpstream(address)).toBe(true));
});

describe('addresses that stay with the app', () => {
  test.each([
    '/',
    '/home',
    '/duka',
    '/duka/detail/3',
    '/duka/message/3',
    '/duka?cityId=3273&text=budi',
    '/order/ucapan',
    '/order/bunga',
    '/order/orderucapan',
    '/order/checkoutfinishva',
    '/history',
    '/help',
    '/profile',
    '/profile/edit',
    '/auth?code=1&state=2',
    '/src/app/main.tsx',
    '/@vite/client',
    '/node_modules/.vite/deps/react.js',
    '/imagesque',
  ])('%s', (address) => expect(goesUpstream(address)).toBe(false));
});

test('signs with a meaning in patterns stand for themselves', () => {
  const [pattern] = upstreamPatterns(['/api/v1.0/{id}']);
  expect(new RegExp(pattern ?? '').test('/api/v1.0/7')).toBe(true);
  expect(new RegExp(pattern ?? '').test('/api/v1x0/7')).toBe(false);
  expect(new RegExp(pattern ?? '').test('/api/v1.0/7/more')).toBe(false);
});
