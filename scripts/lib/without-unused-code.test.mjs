import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { withoutUnusedCode } from './without-unused-code.mjs';

/** Builds what a source exports, and returns its code. */
const buildCode = async (/** @type {string} */ source) => {
  const entry = join(root, 'src/source.js');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      withoutUnusedCode(),
      {
        name: 'source',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const [output] = [result].flat();
  return output !== undefined && 'output' in output ? output.output[0].code : '';
};

test('a build has a query client that reads and clears, without mutations and infinite queries', async () => {
  const code = await buildCode(
    "export { QueryClient, onlineManager } from '@tanstack/query-core';",
  );
  expect(code).not.toContain('mutationFn');
  expect(code).not.toContain('getNextPageParam');
  const { QueryClient } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const client = new QueryClient();
  client.mount();
  expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).toBe(1);
  expect(client.isMutating()).toBe(0);
  await client.resumePausedMutations();
  await expect(
    client.fetchInfiniteQuery({ queryKey: ['b'], queryFn: () => 1, initialPageParam: 0 }),
  ).rejects.toThrow('The build leaves out infinite queries.');
  client.unmount();
  client.clear();
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test('a build has only what it uses of React Router, without warnings and data routers', async () => {
  const code = await buildCode(
    "export { BrowserRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';",
  );
  expect(code).toContain('useLocation');
  expect(code).not.toContain('NavLink');
  expect(code).not.toContain('aria-current');
  expect(code).not.toContain('No routes matched');
  expect(code).not.toContain('matching route for errors');
  expect(code).not.toContain('fromRouteId');
});

test('the query client calls nothing else of the cache of mutations, and the app has neither', () => {
  const core = dirname(createRequire(join(root, 'package.json')).resolve('@tanstack/query-core'));
  const client = readFileSync(join(core, '../modern/queryClient.js'), 'utf8');
  const calls = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(calls)).toEqual(new Set(['findAll', 'resumePausedMutations', 'clear']));
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'));
  expect(
    sources.filter((text) =>
      /\b(useMutation|useInfiniteQuery|MutationCache|MutationObserver\b.*tanstack)/.test(text),
    ),
  ).toEqual([]);
});
