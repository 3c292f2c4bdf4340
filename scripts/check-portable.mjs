import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { findPortabilityErrors, findUnpinnedDependencies } from './lib/portability.mjs';
import { root } from './lib/root.mjs';

/** These files contain the patterns and examples of the check itself. */
const exempt = ['scripts/lib/portability.mjs', 'scripts/lib/portability.test.mjs'];

await runMain(async () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  const texts = tracked.filter((path) => !exempt.includes(path) && existsSync(join(root, path)));
  let errors = 0;
  for (const path of texts) {
    const content = readFileSync(join(root, path));
    if (content.includes(0)) continue;
    for (const { line, what } of findPortabilityErrors(content.toString('utf8'))) {
      console.error(`${path}:${line} contains ${what}`);
      errors += 1;
    }
  }
  for (const path of texts.filter(
    (path) => /(^|\/)package\.json$/.test(path) && !path.startsWith('scripts/fixtures/'),
  )) {
    for (const dependency of findUnpinnedDependencies(readFileSync(join(root, path), 'utf8'))) {
      console.error(`${path}: ${dependency} is not pinned to an exact version`);
      errors += 1;
    }
  }
  if (errors > 0)
    console.error(
      'Use relative paths and exact versions, remove tokens, and update package-lock.json with: npm install',
    );
  console.log(`${texts.length} tracked files, ${errors} ${errors === 1 ? 'error' : 'errors'}`);
  return errors === 0 && texts.length > 0 ? 0 : 1;
});
