import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  canHydrate,
  type PageData,
  pageDataElement,
  readQueries,
  restoreQueries,
} from './pageData.ts';

test('R263 the data of a document cannot end its element or begin a comment', () => {
  const name = '</script><script>alert(1)</script><!--';
  const element = pageDataElement({ renderedAt: 0, queries: [[['persons'], { name }, 0]] });
  expect(element.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = /<script[^>]*>(.*)<\/script>$/.exec(element)?.[1] ?? '';
  expect((JSON.parse(json) as PageData).queries[0]?.[1]).toEqual({ name });
});

test('R260 the queries of the server are in the cache of the app, as old as they are', () => {
  const [server, app] = [new QueryClient(), new QueryClient()];
  server.setQueryData(['ads', 'top'], ['a.webp'], { updatedAt: 1_000 });
  server.setQueryData(['persons', 'detail', 1], { id: 1 }, { updatedAt: 9_000 });
  restoreQueries(app, { renderedAt: 0, queries: readQueries(server) }, 5_000);
  expect(app.getQueryData(['ads', 'top'])).toEqual(['a.webp']);
  expect(app.getQueryState(['ads', 'top'])?.dataUpdatedAt).toBe(1_000);
  // The clock of the device is slow: the data is not used for longer than on other devices.
  expect(app.getQueryState(['persons', 'detail', 1])?.dataUpdatedAt).toBe(5_000);
});

const noStorage = { getItem: () => null };

test.each([
  ['a first visit', null, noStorage, true],
  ['a reload', { idx: 0 }, noStorage, true],
  ['a reload of a page with a navigation state', { usr: { city: {} } }, noStorage, false],
  ['a list that was longer', { key: 'a' }, { getItem: () => '50' }, false],
  ['a list of the usual length', { key: 'a' }, { getItem: () => '25' }, true],
])('hydrates after %s: %s', (_, state, storage, result) => {
  expect(canHydrate(state, storage)).toBe(result);
});
