import type { TestType } from '@playwright/test';
import { expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { generate } from './generate.ts';
import { testPaths } from './playwright.ts';
import { doorModel } from './testing/doorMachine.ts';

interface Fixtures {
  readonly page: string;
}

type Body = (fixtures: Fixtures, info: unknown) => Promise<void>;

test('testPaths makes a test of each test path that asks Playwright for the fixtures of the adapter', async () => {
  const bodies = new Map<string, Body>();
  let end = async () => {};
  const defined = Object.assign((title: string, body: Body) => bodies.set(title, body), {
    afterAll: (hook: typeof end) => {
      end = hook;
    },
  });
  const pages: string[] = [];
  const suite = generate(doorModel, { cover: ['outcomes'] });
  let ran = 0;
  testPaths(
    defined as unknown as TestType<Fixtures, object>,
    suite,
    ({ page }) => {
      pages.push(page);
      return createMachineAdapter(doorModel);
    },
    {
      onEnd: ({ testPaths: results }) => {
        ran = results.length;
      },
    },
  );
  expect([...bodies.keys()]).toEqual(suite.testPaths.map(({ id, name }) => `${id}: ${name}`));
  for (const body of bodies.values()) {
    expect(String(body)).toMatch(/^\(\{ page \}\) =>/);
    await body({ page: 'blank' }, {});
  }
  await end();
  expect([pages.length, ran]).toEqual([suite.testPaths.length, suite.testPaths.length]);
});
