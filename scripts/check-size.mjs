import { readFileSync, writeFileSync } from 'node:fs';
import { ensureBuild } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { firstLoad, inKilobytes, overBudget } from './lib/first-load.mjs';
import { root } from './lib/root.mjs';

const path = `${root}/scripts/size-budget.json`;

/**
 * Compares what each page loads before it is shown with its budget. `--write` saves the current
 * chunk sizes.
 */
await runMain(async () => {
  await ensureBuild();
  /** @type {Record<string, { entries: string[], total: number, chunks: Record<string, number> }>} */
  const budgets = JSON.parse(readFileSync(path, 'utf8'));
  let errors = 0;
  for (const [page, budget] of Object.entries(budgets)) {
    const sizes = firstLoad(`${root}/dist/assets`, budget.entries);
    const excess = overBudget(sizes, budget);
    errors += excess.length;
    const sum = [...sizes.values()].reduce((before, size) => before + size, 0);
    console.log(
      `${page}: ${inKilobytes(sum)} in ${sizes.size} scripts, budget ${inKilobytes(budget.total)}`,
    );
    for (const line of excess) console.error(`  ${line}`);
    budget.chunks = Object.fromEntries([...sizes].sort(([, one], [, other]) => other - one));
  }
  if (errors > 0)
    console.error('Load less or load it later, or raise the budget in scripts/size-budget.json.');
  if (process.argv.includes('--write'))
    writeFileSync(path, `${JSON.stringify(budgets, null, 2)}\n`);
  return errors === 0 ? 0 : 1;
});
