import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/user-error.mjs';
import { listProjectFiles } from './lib/project-files.mjs';
import { root } from './lib/root.mjs';
import { findRuleErrors, rulesNamedIn, rulesOf } from './lib/rules.mjs';

const document = 'docs/product.md';
// The parts of a flow have invariants, which are titles of tests as well.
const isTest = /\.(test|spec)\.(ts|tsx|mjs)$|^tests\/flows\/(models|parts)\//;

/** Checks that every rule has a test, and that test titles name only rules that exist. */
await runMain(async () => {
  const files = listProjectFiles().filter((path) => isTest.test(path));
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
