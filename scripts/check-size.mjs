import { readFileSync, writeFileSync } from 'node:fs';
import { ensureBuild } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { firstLoad, inKilobytes, overBudget } from './lib/first-load.mjs';
import { root } from './lib/root.mjs';

const path = `${root}/scripts/size-budget.json`;

/** What each page of the budget loads before it is shown, against what it may. `--write` takes today's chunks down. */
await runMain(async () => {
  await ensureBuild();
  /** @type {Record<string, { entries: string[], total: number, chunks: Record<string, number> }>} */
  const budgets = JSON.parse(readFileSync(path, 'utf8'));
  let errors = 0;
  for (const [page, budget] of Object.entries(budgets)) {
    const sizes = firstLoad(`${root}/dist/assets`, budget.entries);
    const found = overBudget(sizes, budget);
    errors += found.length;
    const sum = [...sizes.values()].reduce((before, size) => before + size, 0);
    console.log(
      `${page}: ${inKilobytes(sum)} in ${sizes.size} scripts, may be ${inKilobytes(budget.total)}`,
    );
    for (const line of found) console.error(`  ${line}`);
    budget.chunks = Object.fromEntries([...sizes].sort(([, one], [, other]) => other - one));
  }
  if (process.argv.includes('--write'))
    writeFileSync(path, `${JSON.stringify(budgets, null, 2)}\n`);
  return errors === 0 ? 0 : 1;
});
