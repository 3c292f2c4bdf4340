import { pagePaths } from '@dukacita/shared/pagePaths';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routeTable } from './routeTable.tsx';

/** Returns the patterns of all pages, such as `order/:kind?/:step?`, without "not found". */
function patternsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) => [
    ...(index ? [''] : []),
    ...(path === undefined || path === '*' ? [] : [path]),
    ...patternsOf(children ?? []),
  ]);
}

/** Returns an address for each number of optional segments of a pattern. */
function addressesOf(pattern: string): string[] {
  const segments = pattern.split('/');
  return segments
    .map((_, index) => segments.slice(0, index + 1))
    .filter((shown) => segments.slice(shown.length).every((segment) => segment.endsWith('?')))
    .map((shown) => `/${shown.map((segment) => segment.replace(/^:.*/, '7')).join('/')}`);
}

test.each(patternsOf(routeTable).flatMap(addressesOf))('%s is a page', (address) => {
  expect(pagePaths.test(address)).toBe(true);
  expect(pagePaths.test(`${address.replace(/\/$/, '')}/`)).toBe(true);
});

test.each(['/nowhere', '/homes', '/help/7', '/history/7', '/history/order', '/history/order/x'])(
  '%s is no page',
  (address) => {
    expect(pagePaths.test(address)).toBe(false);
  },
);
