import { ensureFlows } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { runInstalled } from './lib/run.mjs';

const folder = `${root}/packages/flows`;
const typeCheck = [
  '--pack',
  folder,
  '--profile=esm-only',
  '--no-definitely-typed',
  '--format=ascii',
];

/**
 * Packs `@dukacita/flows` and checks what a user would install: its files and manifest with publint,
 * and with are-the-types-wrong that every export resolves to JavaScript and to its types.
 */
await runMain(async () => {
  await ensureFlows();
  const manifest = await runInstalled('publint/src/cli.js', ['run', folder, '--strict']);
  // The report on all exports is long, so it is only shown when there is an error.
  const types = await checkTypes(['--quiet']);
  if (types !== 0) await checkTypes([]);
  console.log(`publint: ${result(manifest)}, are-the-types-wrong: ${result(types)}`);
  return manifest === 0 && types === 0 ? 0 : 1;
});

/** @param {string[]} options */
function checkTypes(options) {
  return runInstalled('@arethetypeswrong/cli/dist/index.js', [...typeCheck, ...options]);
}

/** @param {number} code */
function result(code) {
  return code === 0 ? 'no errors' : 'errors';
}
