import { ensurePackages } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { runInstalled } from './lib/run.mjs';

const packages = ['card-layout', 'flows'];
const typeCheck = ['--profile=esm-only', '--no-definitely-typed', '--format=ascii'];

/**
 * Packs the packages and checks what a user would install: their files and manifests with publint,
 * and with are-the-types-wrong that every export resolves to JavaScript and to its types.
 */
await runMain(async () => {
  await ensurePackages();
  const results = [];
  for (const name of packages) results.push(await checkPackage(name));
  return results.every((isPassed) => isPassed) ? 0 : 1;
});

/** @param {string} name */
async function checkPackage(name) {
  const folder = `${root}/packages/${name}`;
  const manifest = await runInstalled('publint/src/cli.js', ['run', folder, '--strict']);
  // The report on all exports is long, so it is only shown when there is an error.
  const types = await checkTypes(folder, ['--quiet']);
  if (types !== 0) await checkTypes(folder, []);
  console.log(`${name}: publint: ${result(manifest)}, are-the-types-wrong: ${result(types)}`);
  return manifest === 0 && types === 0;
}

/**
 * @param {string} folder
 * @param {string[]} options
 */
function checkTypes(folder, options) {
  return runInstalled('@arethetypeswrong/cli/dist/index.js', [
    '--pack',
    folder,
    ...typeCheck,
    ...options,
  ]);
}

/** @param {number} code */
function result(code) {
  return code === 0 ? 'no errors' : 'errors';
}
