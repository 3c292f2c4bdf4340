import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './root.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** The path, the code, and the rule that must report it. */
const banned = /** @type {const} */ ([
  [
    'src/a/skip.test.ts',
    "import { test } from 'vitest';\ntest.skip('a', () => {});",
    'no-restricted-properties',
  ],
  [
    'src/a/only.test.ts',
    "import { it } from 'vitest';\nit.only('a', () => {});",
    'no-restricted-properties',
  ],
  [
    'src/a/todo.test.ts',
    "import { test } from 'vitest';\ntest.todo('a');",
    'no-restricted-properties',
  ],
  [
    'server/src/describe.test.ts',
    "import { describe } from 'vitest';\ndescribe.skip('a', () => {});",
    'no-restricted-properties',
  ],
  [
    'tests/e2e/fixme.ts',
    "import { test } from '@playwright/test';\ntest.fixme('a', () => {});",
    'no-restricted-properties',
  ],
  [
    'tests/e2e/wait.ts',
    'export const f = (page) => page.waitForTimeout(100);',
    'no-restricted-properties',
  ],
  [
    'src/a/truthy.test.ts',
    "import { expect, test } from 'vitest';\ntest('a', () => expect(1).toBeTruthy());",
    'no-restricted-matchers',
  ],
  [
    'src/a/defined.test.ts',
    "import { expect, test } from 'vitest';\ntest('a', () => expect(1).toBeDefined());",
    'no-restricted-matchers',
  ],
  [
    'src/a/not.test.ts',
    "import { expect, test } from 'vitest';\ntest('a', () => expect(1).not.toBeUndefined());",
    'no-restricted-matchers',
  ],
  [
    'src/a/snapshot.test.ts',
    "import { expect, test } from 'vitest';\ntest('a', () => expect(1).toMatchSnapshot());",
    'no-restricted-matchers',
  ],
  [
    'src/a/sleep.test.ts',
    'export const f = () => new Promise((done) => setTimeout(done, 10));',
    'no-restricted-globals',
  ],
  [
    'tests/contract/pause.test.ts',
    "import { setTimeout as pause } from 'node:timers/promises';\nexport const f = pause;",
    'no-restricted-imports',
  ],
  [
    'src/app/history.ts',
    "import { UNSAFE_createBrowserHistory } from 'react-router-dom';\nexport const f = UNSAFE_createBrowserHistory;",
    'no-restricted-imports',
  ],
  [
    'src/app/history.test.ts',
    "import { UNSAFE_createMemoryHistory } from 'react-router';\nexport const f = UNSAFE_createMemoryHistory;",
    'no-restricted-imports',
  ],
  ['src/features/a/call.ts', "export const f = () => fetch('/a');", 'no-restricted-globals'],
  [
    'src/features/a/window.ts',
    "export const f = () => window.fetch('/a');",
    'no-restricted-properties',
  ],
  ['src/features/a/log.ts', "export const f = () => console.log('a');", 'no-console'],
  ['server/src/log.ts', "export const f = () => console.log('a');", 'no-console'],
  [
    'src/features/Style.tsx',
    'export const Style = () => <p style={{ top: 1 }} />;',
    'forbid-dom-props',
  ],
  [
    'src/features/Component.tsx',
    "import { A } from './A.tsx';\nexport const Component = () => <A style={{ top: 1 }} />;",
    'forbid-component-props',
  ],
  [
    'src/ui/Default.tsx',
    'export default function Default() {\n  return null;\n}',
    'no-default-export',
  ],
  ['src/ui/Any.ts', 'export const f = (a: any) => a;', 'no-explicit-any'],
]);

/** The path and code that no rule reports. */
const allowed = /** @type {const} */ ([
  ['src/api/http/client.ts', "export const f = () => fetch('/a');"],
  ['src/ui/Button.stories.tsx', 'const meta = {};\nexport default meta;'],
  ['scripts/tool.mjs', "console.log('a');"],
  [
    'src/app/router.ts',
    "import { BrowserRouter } from 'react-router-dom';\nexport const f = BrowserRouter;",
  ],
  ['src/ui/timer.ts', 'export const f = (done: () => void) => setTimeout(done, 1500);'],
  [
    'src/a/good.test.ts',
    "import { expect, test } from 'vitest';\ntest('a', () => expect(1).toBe(1));",
  ],
  ['vite.config.ts', 'export default {};'],
]);

/** @type {Map<string, string[]>} */
const reported = new Map();
/** @type {ReturnType<typeof temporaryFolder>} */
let folder;

beforeAll(() => {
  folder = temporaryFolder({
    '.oxlintrc.json': readFileSync(`${root}/.oxlintrc.json`, 'utf8'),
    ...Object.fromEntries([...banned, ...allowed].map(([path, code]) => [path, `${code}\n`])),
  });
  const { stdout } = spawnSync(`${root}/node_modules/.bin/oxlint`, ['-f', 'json'], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  for (const { filename, code } of JSON.parse(stdout).diagnostics) {
    reported.set(filename, [...(reported.get(filename) ?? []), code.replace(/^.*\((.*)\)$/, '$1')]);
  }
});
afterAll(() => folder.remove());

describe('the linter reports', () => {
  test.each(banned)('%s', (path, _, rule) => {
    expect(reported.get(path)).toContain(rule);
  });
});

describe('the linter accepts', () => {
  test.each(allowed)('%s', (path) => {
    expect(reported.get(path) ?? []).toEqual([]);
  });
});
