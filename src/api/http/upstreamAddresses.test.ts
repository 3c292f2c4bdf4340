import { describe, expect, test } from 'vitest';
import { createUrlResolver, isAddress } from './upstreamUrls.ts';

describe('an upstream at the root of a host resolves', () => {
  const resolve = createUrlResolver('https://duka.example:8023', 'https://gambar.example:8023');

  test.each([
    ['a path', '/images/7.webp?w=320', 'https://duka.example:8023/images/7.webp?w=320'],
    ['a path without slash', 'images/7.webp', 'https://duka.example:8023/images/7.webp'],
    [
      'a legacy IP host',
      'http://203.0.113.7:3000/a/7.jpg?v=1',
      'https://gambar.example:8023/a/7.jpg?v=1',
    ],
    [
      'a legacy IP host without port',
      'http://203.0.113.7/a.jpg',
      'https://gambar.example:8023/a.jpg',
    ],
    ['a legacy IPv6 host', 'http://[2001:db8::7]:3000/a.jpg', 'https://gambar.example:8023/a.jpg'],
    ['a secure IP host', 'https://203.0.113.7/a.jpg', 'https://203.0.113.7/a.jpg'],
    ['a host with a name', 'http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    [
      'a host name that starts with an IP address',
      'http://203.0.113.7.example/a.jpg',
      'http://203.0.113.7.example/a.jpg',
    ],
    [
      'a path with spaces',
      '/images/foto ibu.jpg',
      'https://duka.example:8023/images/foto%20ibu.jpg',
    ],
  ])('%s', (_, address, absolute) => {
    expect(resolve(address)).toBe(absolute);
  });
});

test('an upstream with a path keeps the path', () => {
  const resolve = createUrlResolver('https://duka.example/api', 'https://duka.example/api');
  expect(resolve('/images/7.webp')).toBe('https://duka.example/api/images/7.webp');
  expect(resolve('http://203.0.113.7/images/7.webp')).toBe(
    'https://duka.example/api/images/7.webp',
  );
});

test('an upstream on an IP host is not a legacy host', () => {
  const resolve = createUrlResolver('http://127.0.0.1:3000', 'https://gambar.example');
  expect(resolve('http://127.0.0.1:3000/images/7.webp')).toBe(
    'http://127.0.0.1:3000/images/7.webp',
  );
});

test.each([
  ['/images/7.webp', true],
  ['https://cdn.example/7.webp', true],
  ['http://203.0.113.7/7.webp', true],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['file:///etc/passwd', false],
  ['http://', false],
])('isAddress(%j) returns %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
