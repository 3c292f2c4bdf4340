import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stripDescriptions, withoutDescriptions } from './strip-descriptions.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @type {ReturnType<typeof temporaryFolder>} */
let folder;
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => folder.remove());

const source = `export const machine: object = {
  states: {
    idle: { description: 'Nothing happens.', on: { go: 'busy' } },
    busy: { tags: ['loading'], description: "Something happens, isn't it?" },
  },
};`;

test.each([
  [
    "({ description: 'Idle.', on: {} })",
    `({ ${' '.repeat("description: 'Idle.',".length)} on: {} })`,
  ],
  [
    "({ on: {}, description: 'Idle.' })",
    `({ on: {}, ${' '.repeat("description: 'Idle.'".length)} })`,
  ],
  ['({ description })', '({ description })'],
  ['({ description: describe() })', '({ description: describe() })'],
])('turns %s into %s', (code, expected) => {
  expect(withoutDescriptions(code)).toBe(expected);
});

test('leaves no description in the build of a machine, and everything else', async () => {
  const entry = join(folder.path, 'doorMachine.ts');
  writeFileSync(entry, source);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stripDescriptions({ moduleOf: /Machine\.ts$/ })],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
  const code = bundle?.output[0].code;
  expect(code).not.toContain('description');
  expect(code).toMatch(/idle: \{\s*on: \{ go: "busy" \} \}/);
  expect(code).toMatch(/busy: \{ tags: \["loading"\]\s*\}/);
});
