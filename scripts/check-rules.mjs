import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { findRuleErrors, rulesNamedIn, rulesOf } from './lib/rules.mjs';

const document = 'docs/product.md';
const isTest = /\.(test|spec)\.(ts|tsx|mjs)$/;

/** Checks that every rule has a test, and that test titles name only rules that exist. */
await runMain(async () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\0')
    .filter((path) => isTest.test(path) && existsSync(join(root, path)));
  const rules = rulesOf(readFileSync(join(root, document), 'utf8'));
  const named = new Map(
    files.map((path) => [path, rulesNamedIn(readFileSync(join(root, path), 'utf8'))]),
  );
  const errors = findRuleErrors(rules, named);
  for (const error of errors) console.error(error);
  console.log(
    `${rules.length} rules in ${document}, ${files.length} test files, ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`,
  );
  return errors.length === 0 ? 0 : 1;
});
