import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './root.mjs';
import { upstreamPatterns } from './upstream-paths.mjs';

const contract = parse(readFileSync(`${root}/openapi/api.yaml`, 'utf8'));
const paths = Object.keys(contract.paths);
const patterns = upstreamPatterns(paths).map((pattern) => new RegExp(pattern));
const isProxied = (/** @type {string} */ address) =>
  patterns.some((pattern) => pattern.test(address));

describe('the proxy to the upstream', () => {
  test.each(paths)('includes %s, with and without a query', (path) => {
    const address = path.replace(/\{[^}]*\}/g, '42');
    expect([address, `${address}?api_key=a`].map(isProxied)).toEqual([true, true]);
  });

  test.each([
    '/images/cards/a.webp',
    '/files/logo.png?v=2',
    '/oidc/auth?client_id=x',
    '/oidc',
    '/unduh/dukacita-1.5.5.apk',
    '/healthz',
    '/readyz',
    '/api/v1.0/staff/orders?payment=paid',
    '/demo-bank?va=1',
    '/demo-mailbox/1/html',
    '/email/unsubscribe?token=x',
    '/own-pages/sans-400.woff2',
  ])('includes %s, which is not in the contract', (address) =>
    expect(isProxied(address)).toBe(true),
  );
});

describe('the proxy to the upstream does not include', () => {
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
  ])('%s', (address) => expect(isProxied(address)).toBe(false));
});

test('escapes special characters of regular expressions', () => {
  const [pattern] = upstreamPatterns(['/api/v1.0/{id}']);
  expect(new RegExp(pattern ?? '').test('/api/v1.0/7')).toBe(true);
  expect(new RegExp(pattern ?? '').test('/api/v1x0/7')).toBe(false);
  expect(new RegExp(pattern ?? '').test('/api/v1.0/7/more')).toBe(false);
});
