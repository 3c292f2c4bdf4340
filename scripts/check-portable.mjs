import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { findPortabilityErrors, rangedDependencies } from './lib/portability.mjs';
import { root } from './lib/root.mjs';

/** These two name what they look for. */
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
      console.error(`${path}:${line} holds ${what}`);
      errors += 1;
    }
  }
  for (const path of texts.filter(
    (each) => /(^|\/)package\.json$/.test(each) && !each.startsWith('scripts/fixtures/'),
  )) {
    for (const dependency of rangedDependencies(readFileSync(join(root, path), 'utf8'))) {
      console.error(`${path}: ${dependency} is not pinned to one version`);
      errors += 1;
    }
  }
  console.log(`${texts.length} tracked files, ${errors} faults`);
  return errors === 0 && texts.length > 0 ? 0 : 1;
});
