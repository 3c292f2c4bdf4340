import { readFileSync } from 'node:fs';
import { listProjectFiles } from './lib/project-files.mjs';
import { runMain } from './lib/user-error.mjs';

// The parts of a flow have invariants, which are titles of tests as well.
const isTest = /\.(test|spec)\.(ts|tsx|mjs)$|^tests\/flows\/(models|parts)\//;

/** Checks that every rule has a test, and that test titles name only rules that exist. */
await runMain(async () => {
  const document = readFileSync('docs/product.md', 'utf8');
  const rules = [...document.matchAll(/^- \*\*(R\d+)\*\* \S/gm)].map(([, rule = '']) => rule);
  const tested = new Set();
  const errors = [];
  for (const path of listProjectFiles().filter((file) => isTest.test(file))) {
    for (const [, named = ''] of readFileSync(path, 'utf8').matchAll(/['"`]((?:R\d+ )+)\S/g)) {
      for (const rule of named.trim().split(' ')) {
        tested.add(rule);
        if (!rules.includes(rule)) errors.push(`${path} names ${rule}, but there is no such rule.`);
      }
    }
  }
  for (const [index, rule] of rules.entries()) {
    if (rules.indexOf(rule) !== index) errors.push(`Two rules have the number ${rule}.`);
    if (!tested.has(rule)) errors.push(`${rule} has no test. Begin the title of its test with it.`);
  }
  for (const error of errors) console.error(error);
  console.log(`${rules.length} rules, ${errors.length} errors`);
  return errors.length === 0 && rules.length > 0 ? 0 : 1;
});
