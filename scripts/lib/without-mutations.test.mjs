import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { withoutMutations } from './without-mutations.mjs';

test('a build has a query client that reads and clears, without the code of mutations', async () => {
  const source = 'virtual:client';
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,

      rolldownOptions: { input: source, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      withoutMutations(),
      {
        name: 'source',
        resolveId: (id) => (id === source ? join(root, 'src/client.js') : null),
        load: (id) =>
          id === join(root, 'src/client.js')
            ? "export { QueryClient, onlineManager } from '@tanstack/query-core';"
            : null,
      },
    ],
  });
  const [output] = [result].flat();
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  expect(code).not.toContain('mutationFn');
  const { QueryClient } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const client = new QueryClient();
  client.mount();
  expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).toBe(1);
  expect(client.isMutating()).toBe(0);
  await client.resumePausedMutations();
  client.unmount();
  client.clear();
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test('the query client calls nothing else of the cache of mutations, and the app has no mutation', () => {
  const core = dirname(createRequire(join(root, 'package.json')).resolve('@tanstack/query-core'));
  const client = readFileSync(join(core, '../modern/queryClient.js'), 'utf8');
  const calls = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(calls)).toEqual(new Set(['findAll', 'resumePausedMutations', 'clear']));
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'));
  expect(
    sources.filter((text) =>
      /\b(useMutation|MutationCache|MutationObserver\b.*tanstack)/.test(text),
    ),
  ).toEqual([]);
});
