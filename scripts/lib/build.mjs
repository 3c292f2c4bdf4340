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
import { Complaint } from './complaint.mjs';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';
import { runInstalled } from './run.mjs';

const notBuilt = /\.(test|stories)\.[a-z]+$|^\.|^testing$/;

/** What a story shows is made from stories and mocks as well. */
const notShown = /\.test\.[a-z]+$|^\./;

/** The app and the server, each with what its build depends on and what it leaves behind. */
const parts = {
  app: {
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
};

/**
 * Builds the app into `dist` and the server into `server/dist`, each only when what it is made from has changed.
 * @throws {Complaint} when a build fails
 */
export async function ensureBuild() {
  for (const [name, { inputs, result, make }] of Object.entries(parts)) {
    const settings = Object.entries(process.env).filter(([key]) => key.startsWith('VITE_'));
    await ensurePart({ name: `the ${name}`, marker: name, result, make, fingerprint: fingerprintOf(root, inputs, name === 'app' ? settings : []) });
  }
}

/**
 * Builds Storybook into `storybook-static`, only when what it is made from has changed.
 * @returns {Promise<string>} the folder
 * @throws {Complaint} when the build fails
 */
export async function ensureStorybook() {
  const inputs = ['.storybook', 'src', 'tools/flows/src', 'public', 'openapi', 'vite.config.ts', 'package-lock.json'];
  await ensurePart({
    name: 'Storybook',
    marker: 'storybook',
    result: 'storybook-static/index.json',
    make: () => runInstalled('storybook/dist/bin/dispatcher.js', ['build', '-o', 'storybook-static', '--quiet'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    fingerprint: fingerprintOf(root, inputs, [], notShown),
  });
  return join(root, 'storybook-static');
}

/** @param {{ name: string, marker: string, result: string, make: () => Promise<number>, fingerprint: string }} part */
async function ensurePart({ name, marker: markerName, result, make, fingerprint }) {
  const marker = join(root, 'node_modules', '.cache', 'build', markerName);
  const isFresh =
    existsSync(join(root, result)) && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint;
  if (isFresh) return;
  rmSync(marker, { force: true });
  console.log(`Building ${name} …`);
  const code = await make();
  if (code !== 0) throw new Complaint(`Building ${name} failed; the compiler's own words are above.`);
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
