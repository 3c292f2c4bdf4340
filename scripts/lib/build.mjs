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

const notBuilt = /\.(test|stories)\.[a-z]+$|^\.|^testing$/;

/** What a story shows is made from stories and mocks as well. */
const notShown = /\.test\.[a-z]+$|^\./;

/** What is built, each part with what it depends on and a file that it leaves behind. */
const parts = {
  app: {
    title: 'the app',
    inputs: [
      'src',
      'public',
      'index.html',
      'openapi',
      'vite.config.ts',
      'package-lock.json',
      'scripts/lib',
      '.env',
      '.env.local',
      '.env.production',
      '.env.production.local',
    ],
    result: 'dist/index.html',
    make: buildApp,
  },
  server: {
    title: 'the server',
    inputs: [
      'server/src',
      'server/tsconfig.build.json',
      'tsconfig.base.json',
      'package-lock.json',
      'scripts/lib',
    ],
    result: 'server/dist/main.js',
    make: buildServer,
  },
  storybook: {
    title: 'Storybook',
    inputs: [
      '.storybook',
      'src',
      'tools/flows/src',
      'public',
      'openapi',
      'vite.config.ts',
      'package-lock.json',
    ],
    leftOut: notShown,
    result: 'storybook-static/index.json',
    make: buildStorybook,
  },
};

/**
 * Builds the app into `dist` and the server into `server/dist`, each only when what it is made from has changed.
 * @throws {Complaint} when a build fails
 */
export async function ensureBuild() {
  const settings = Object.entries(process.env).filter(([key]) => key.startsWith('VITE_'));
  await Promise.all([ensureOutput('app', settings), ensureServer()]);
}

/**
 * Builds the server into `server/dist`, only when what it is made from has changed.
 * @throws {Complaint} when the build fails
 */
export async function ensureServer() {
  await ensureOutput('server');
}

/**
 * Builds Storybook into `storybook-static`, only when what it is made from has changed.
 * @returns {Promise<string>} the folder
 * @throws {Complaint} when the build fails
 */
export async function ensureStorybook() {
  await ensureOutput('storybook');
  return join(root, 'storybook-static');
}

/**
 * @param {keyof typeof parts} name
 * @param {[string, string | undefined][]} [settings] what the part depends on besides
 */
async function ensureOutput(name, settings) {
  /** @type {{ title: string, inputs: string[], leftOut?: RegExp, result: string, make: () => Promise<number> }} */
  const { title, inputs, leftOut, result, make } = parts[name];
  const fingerprint = fingerprintOf(root, inputs, settings, leftOut);
  const marker = join(root, 'node_modules', '.cache', 'build', name);
  const isFresh =
    existsSync(join(root, result)) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === fingerprint;
  if (isFresh) return;
  rmSync(marker, { force: true });
  console.log(`Building ${title} …`);
  const code = await make();
  if (code !== 0)
    throw new UserError(`Building ${title} failed; the compiler's own words are above.`);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, fingerprint);
}

/**
 * A hash over names and contents of files, and over settings. Tests, stories and dot files inside folders do
 * not count, and what does not exist is left out.
 * @param {string} folder
 * @param {string[]} paths files or folders below it
 * @param {[string, string | undefined][]} settings
 * @param {RegExp} leftOut names inside folders that do not count
 */
export function fingerprintOf(folder, paths, settings = [], leftOut = notBuilt) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesBelow(folder, path, leftOut))) {
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
 * @param {RegExp} leftOut
 * @returns {string[]}
 */
function filesBelow(folder, path, leftOut) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !leftOut.test(name))
    .sort()
    .flatMap((name) => filesBelow(folder, `${path}/${name}`, leftOut));
}

async function buildApp() {
  const code = await runInstalled('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (code === 0) await precompress(join(root, 'dist'));
  return code;
}

function buildStorybook() {
  return runInstalled(
    'storybook/dist/bin/dispatcher.js',
    ['build', '-o', 'storybook-static', '--quiet'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Strips the types file by file, so that the folders keep their depth, and copies all other files beside. */
async function buildServer() {
  const [source, target] = [join(root, 'server', 'src'), join(root, 'server', 'dist')];
  rmSync(target, { recursive: true, force: true });
  const code = await runInstalled('typescript/bin/tsc', ['-p', 'server/tsconfig.build.json']);
  if (code === 0) {
    cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  }
  return code;
}
