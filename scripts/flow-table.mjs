import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceTable, rowsOf } from './lib/flow-table.mjs';
import { root } from './lib/root.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const document = join(root, 'README.md');
const baselines = join(root, 'tests/flows/graphs');
const reports = join(root, 'reports/flows/results');

/** The machines of the table: those that drive the app. */
const machines = [
  'auth',
  'greetingOrder',
  'flowerOrder',
  'greetingPlacement',
  'flowerPlacement',
  'payment',
  'profileEditor',
  'orderPage',
  'cardCorrection',
];

/** Writes the table of the README from the baselines and from the results of the last tests. */
await runMain(async () => {
  const files = existsSync(reports)
    ? readdirSync(reports).filter((file) => file.endsWith('.json'))
    : [];
  const results = files.map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')));
  const missing = machines.filter((name) => results.every(({ machine }) => machine !== name));
  if (missing.length > 0)
    throw new UserError(
      `reports/flows/results has no results of ${missing.join(', ')}. Run them first: npx vitest run --project flows --project flows-ui tests/flows`,
    );
  const texts = new Map(
    machines.map((name) => [name, readFileSync(join(baselines, `${name}.txt`), 'utf8')]),
  );
  writeFileSync(
    document,
    replaceTable(readFileSync(document, 'utf8'), rowsOf(machines, texts, results)),
  );
  console.log(`Wrote the table of ${machines.length} machines to README.md`);
  return 0;
});
