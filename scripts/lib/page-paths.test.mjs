import { describe, expect, test } from 'vitest';
import { root } from './root.mjs';

/** @typedef {{ path?: string, index?: boolean, children?: Route[] }} Route */

// The paths are computed, because a type check of the scripts does not include the app's components.
/** @type {{ routeTable: Route[] }} */
const { routeTable } = await import(`${root}/src/app/router/routeTable.tsx`);
/** @type {{ pagePaths: RegExp }} */
const worker = await import(`${root}/src/app/offline/worker/pagePaths.ts`);
/** @type {{ pagePaths: RegExp }} */
const server = await import(`${root}/server/src/features/documents/pagePaths.ts`);

const patterns = patternsOf(routeTable);

/**
 * Returns the patterns of all pages, such as `order/:kind?/:step?`, without the page "not found".
 * @param {Route[]} routes
 * @returns {string[]}
 */
function patternsOf(routes) {
  return routes.flatMap(({ path, index, children }) => [
    ...(index ? [''] : []),
    ...(path === undefined || path === '*' ? [] : [path]),
    ...patternsOf(children ?? []),
  ]);
}

/**
 * Returns an address for each number of optional segments of a pattern.
 * @param {string} pattern
 */
function addressesOf(pattern) {
  const segments = pattern.split('/');
  return segments
    .map((_, index) => segments.slice(0, index + 1))
    .filter((shown) => segments.slice(shown.length).every((segment) => segment.endsWith('?')))
    .map((shown) => `/${shown.map((segment) => segment.replace(/^:.*/, '7')).join('/')}`);
}

const withoutSubpages = (/** @type {string} */ source) =>
  source.replace(/\(\?:\\\/\(\?:[^)]*\)\)\?/g, '');

/** @param {RegExp} paths the first segments that a regular expression names */
const areasIn = (paths) =>
  [...withoutSubpages(paths.source).matchAll(/(?<=\(\?:|\|)[a-z]+/g)].map(([area]) => area).sort();

const areas = [...new Set(patterns.map((pattern) => pattern.split('/')[0] ?? ''))]
  .filter((area) => area !== '')
  .sort();

describe.each([
  ['server', server.pagePaths, /** @type {string[]} */ ([])],
  ['service worker', worker.pagePaths, ['auth']],
])('the page paths of the %s', (_, paths, excluded) => {
  const isIncluded = (/** @type {string} */ area) => !excluded.includes(area);

  test('name the areas of the route table', () => {
    expect(areasIn(paths)).toEqual(areas.filter(isIncluded));
  });

  test.each(patterns.flatMap(addressesOf))('decide about %s as the route table does', (address) => {
    const expected = isIncluded(address.split('/')[1] ?? '');
    expect([address, `${address.replace(/\/$/, '')}/`].map((each) => paths.test(each))).toEqual([
      expected,
      expected,
    ]);
  });

  test.each(['/nowhere', '/homes', '/help/7', '/history/7', '/history/order', '/history/order/x'])(
    'exclude %s',
    (address) => {
      expect(paths.test(address)).toBe(false);
    },
  );
});
