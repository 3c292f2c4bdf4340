import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureStorybook } from './lib/build.mjs';
import { runMain, UserError } from './lib/user-error.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { root } from './lib/root.mjs';
import { run, runInstalled } from './lib/run.mjs';
import { setUpForTests } from './lib/set-up.mjs';

const [command, ...parameters] = process.argv.slice(2);

/**
 * `test` opens every story and compares every screen with its accepted picture; with
 * `--against COMMIT`, with pictures of that commit in all looks instead. `accept` accepts the
 * pictures that differ, `report` shows the last comparison, and `atlas` draws the flow atlas.
 * Further arguments are those of Playwright, for example `-g Screens/Home`.
 */
await runMain(async () => {
  exitWithNpm();
  await setUpForTests();
  if (command === 'report')
    return runInstalled('@playwright/test/cli.js', ['show-report', 'reports/playwright']);
  await ensureStorybook();
  if (command === 'atlas') return runInstalled('tsx/dist/cli.mjs', ['tests/visual/atlas.ts']);
  if (command === 'accept') {
    const code = await openStories(['--update-snapshots=changed', ...parameters]);
    await compressPictures();
    return code;
  }
  const index = parameters.indexOf('--against');
  if (index < 0) return openStories(['--project=proofs', ...parameters]);
  const [, commit] = parameters.splice(index, 2);
  if (commit === undefined) throw new UserError('Name a commit after --against.');
  return compareWith(commit);
});

/**
 * @param {string[]} options options of Playwright
 * @param {Record<string, string>} [settings] further environment variables
 */
function openStories(options, settings) {
  const all = ['test', '--project=stories', '--project=key-screens', ...options];
  return runInstalled('@playwright/test/cli.js', all, { env: { ...process.env, ...settings } });
}

/** Compresses the pictures that are not committed, without loss: to half of what Chromium writes. */
async function compressPictures() {
  const options = ['--modified', '--others', '--exclude-standard', '-z'];
  const files = git(['ls-files', ...options, 'tests/visual/__screenshots__']).split('\0');
  for (const file of files.filter((name) => name.endsWith('.png') && existsSync(name))) {
    const smaller = await sharp(file).png({ compressionLevel: 9 }).toBuffer();
    if (smaller.length < statSync(file).size) writeFileSync(file, smaller);
  }
}

/**
 * Compares every screen in all looks with the same screen of another commit. Both are taken with the
 * specs and the browser of today; what is made of the other commit is kept for the next time.
 * @param {string} commit
 * @throws {UserError} when the commit does not exist or its Storybook cannot be built
 */
async function compareWith(commit) {
  const hash = findCommit(commit);
  const kept = `${root}/node_modules/.cache/visual/${hash}`;
  const storybook = `${kept}/storybook`;
  const pictures = { VISUAL_PICTURES: `${kept}/pictures` };
  if (!existsSync(storybook)) await buildStorybookOf(hash, storybook);
  // A story of the other commit may fail the checks of today; its picture is taken all the same.
  console.log(`Taking the pictures of ${hash.slice(0, 10)} …`);
  await openStories(['--update-snapshots=all', '--reporter=dot', ...parameters], {
    ...pictures,
    VISUAL_STORYBOOK: storybook,
  });
  console.log('Comparing today’s pictures with them …');
  const code = await openStories(['--update-snapshots=none', ...parameters], pictures);
  console.log('npm run visual:report shows what differs.');
  return code;
}

/**
 * Returns the full hash of a commit, which is fetched when this clone does not have it.
 * @param {string} commit
 * @throws {UserError} when there is no such commit
 */
function findCommit(commit) {
  const hash = () => git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
  const found = hash();
  if (found !== '') return found;
  git(['fetch', '--depth=1', 'origin', commit]);
  const fetched = hash() || git(['rev-parse', '--verify', '--quiet', 'FETCH_HEAD']);
  if (fetched !== '') return fetched;
  throw new UserError(`There is no commit ${commit} here, and it could not be fetched.`);
}

/**
 * Builds Storybook as it was at a commit.
 * @param {string} hash
 * @param {string} folder where to put it
 */
async function buildStorybookOf(hash, folder) {
  const tree = mkdtempSync(join(tmpdir(), 'dukacita-visual-'));
  try {
    git(['worktree', 'add', '--detach', '--force', tree, hash]);
    console.log(`Building Storybook as it was at ${hash.slice(0, 10)} …`);
    for (const parameters of [
      ['ci', '--no-audit', '--no-fund', '--prefer-offline'],
      ['run', 'storybook:build'],
    ]) {
      const code = await run('npm', parameters, {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
      if (code !== 0) throw new UserError(`npm ${parameters.join(' ')} failed at ${hash}.`);
    }
    cpSync(`${tree}/storybook-static`, folder, { recursive: true });
  } finally {
    git(['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  }
}

/**
 * Returns the output of a command of git; nothing when it fails.
 * @param {string[]} parameters
 */
function git(parameters) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
