import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './user-error.mjs';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';
import { runInstalled } from './run.mjs';

/** Tests, stories and dot files are not part of the app and the server. */
const notBuilt = /\.(test|stories)\.[a-z]+$|^\.|^testing$/;

/** Storybook also contains stories and mocks. */
const notInStorybook = /\.test\.[a-z]+$|^\./;

const allDependOn = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib'];

const appSources = ['src', 'public', 'openapi', 'vite.config.ts', ...packageInputs('shared')];

/** The outputs, each with its input files and with a file that exists once it is built. */
const outputs = {
  app: {
    title: 'the app',
    inputs: [
      ...appSources,
      'index.html',
      '.env',
      '.env.local',
      '.env.production',
      '.env.production.local',
    ],
    result: 'dist/index.html',
    build: buildApp,
  },
  server: {
    title: 'the server',
    inputs: ['server/src', 'server/tsconfig.build.json', ...packageInputs('shared')],
    result: 'server/dist/main.js',
    build: buildServer,
  },
  storybook: {
    title: 'Storybook',
    inputs: [...appSources, '.storybook', 'server/artwork/cards'],
    excluded: notInStorybook,
    result: 'storybook-static/index.json',
    build: buildStorybook,
  },
  shared: packageOutput('shared', 'layOutText.js'),
  flows: packageOutput('flows', 'cli/main.js'),
};

/** @typedef {keyof typeof outputs} OutputName */

/**
 * Returns the files of a package from which it is built.
 * @param {string} name its folder
 */
function packageInputs(name) {
  return ['src', 'package.json', 'tsconfig.json'].map((path) => `packages/${name}/${path}`);
}

/**
 * @param {string} name the folder of a package
 * @param {string} file one that exists in `dist` once it is built
 */
function packageOutput(name, file) {
  return {
    title: `the package ${name}`,
    inputs: packageInputs(name),
    result: `packages/${name}/dist/${file}`,
    build: () => buildPackage(name),
  };
}

/**
 * Builds the packages, then the app into `dist` and the server into `server/dist`, each only when
 * its inputs have changed.
 * @throws {UserError} when a build fails
 */
export async function ensureBuild() {
  await ensurePackages();
  const settings = Object.entries(process.env).filter(([key]) => key.startsWith('VITE_'));
  await Promise.all([ensureOutput('app', settings), ensureOutput('server', serverSettings())]);
}

/**
 * Builds the same with what the environment does not give of the owner from the demo.
 * @throws {UserError} when a build fails
 */
export async function ensureDemoBuild() {
  process.env['VITE_DEMO'] ||= 'true';
  await ensureBuild();
}

/**
 * Builds the packages, then the server into `server/dist`, each only when its inputs have changed.
 * @throws {UserError} when a build fails
 */
export async function ensureServer() {
  await ensurePackages();
  await ensureOutput('server', serverSettings());
}

/** @returns {[string, string | undefined][]} */
const serverSettings = () => [['WITHOUT_DEMO', process.env['WITHOUT_DEMO']]];

/**
 * Builds the packages of `packages`, each into its folder `dist`, when their inputs have changed.
 * Callers in one process share a build that is under way.
 * @throws {UserError} when a build fails
 */
export async function ensurePackages() {
  packageBuilds ??= Promise.all([ensureOutput('shared'), ensureOutput('flows')]).finally(
    () => (packageBuilds = undefined),
  );
  await packageBuilds;
}

/** @type {Promise<unknown> | undefined} */
let packageBuilds;

/**
 * Builds the packages, then Storybook into `storybook-static`, each only when its inputs have
 * changed.
 * @returns {Promise<string>} the folder
 * @throws {UserError} when a build fails
 */
export async function ensureStorybook() {
  await ensurePackages();
  await ensureOutput('storybook');
  return join(root, 'storybook-static');
}

/**
 * @param {OutputName} name
 * @param {[string, string | undefined][]} [settings] environment variables that the output depends
 * on
 */
async function ensureOutput(name, settings) {
  const { title, result, build } = outputs[name];
  const fingerprint = fingerprintOfOutput(name, root, settings);
  const marker = join(root, 'node_modules', '.cache', 'build', name);
  const isFresh =
    existsSync(join(root, result)) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === fingerprint;
  if (isFresh) return;
  rmSync(marker, { force: true });
  // Not to the standard output, which may be the result of a command.
  console.error(`Building ${title} …`);
  const code = await build();
  if (code !== 0)
    throw new UserError(`Building ${title} failed. The messages of the compiler are above.`);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, fingerprint);
}

/**
 * Returns a hash of what an output is built from.
 * @param {OutputName} name
 * @param {string} folder the repository
 * @param {[string, string | undefined][]} [settings]
 */
export function fingerprintOfOutput(name, folder, settings) {
  /** @type {{ inputs: string[], excluded?: RegExp }} */
  const { inputs, excluded } = outputs[name];
  return fingerprintOf(folder, [...allDependOn, ...inputs], settings, excluded);
}

/**
 * Returns a hash of the names and contents of files, and of settings. Ignores tests, stories and
 * dot files inside folders, and paths that do not exist.
 * @param {string} folder
 * @param {string[]} paths files or folders below it
 * @param {[string, string | undefined][]} settings
 * @param {RegExp} excluded names inside folders to ignore
 */
export function fingerprintOf(folder, paths, settings = [], excluded = notBuilt) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => listFiles(folder, path, excluded))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  }
  for (const [name, value] of settings.sort()) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {RegExp} excluded
 * @returns {string[]}
 */
function listFiles(folder, path, excluded) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !excluded.test(name))
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`, excluded));
}

async function buildApp() {
  const code = await runInstalled('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (code === 0) await precompress(join(root, 'dist'));
  return code;
}

function buildStorybook() {
  const parameters = ['build', '-o', 'storybook-static', '--quiet'];
  return runInstalled('storybook/dist/bin/dispatcher.js', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Compiles each TypeScript file to the same path in `server/dist`, and copies all other files. With
 * `WITHOUT_DEMO=true` it leaves out the demo.
 */
async function buildServer() {
  const [source, target] = [join(root, 'server', 'src'), join(root, 'server', 'dist')];
  rmSync(target, { recursive: true, force: true });
  const code = await runInstalled('typescript/bin/tsc', ['-p', 'server/tsconfig.build.json']);
  if (code === 0) {
    cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('.ts') });
    if (process.env['WITHOUT_DEMO'] === 'true') rmSync(join(target, 'demo'), { recursive: true });
  }
  return code;
}

/**
 * Compiles a package to JavaScript with declarations; `npm run check:types` checks its types.
 * @param {string} name its folder
 */
function buildPackage(name) {
  const folder = join(root, 'packages', name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  return runInstalled('typescript/bin/tsc', ['-p', folder, '--noCheck']);
}
