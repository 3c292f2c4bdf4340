import { named } from './review/serveReview.ts';
import { acceptFindings, readRun } from './Run.ts';

/** `--all`, or ids of stories or findings of the last run. */
const ids = process.argv.slice(2);
const findings = readRun() ?? [];
const chosen = ids.includes('--all') ? findings : named(findings, ids);
const unknown = ids.filter((id) => id !== '--all' && named(findings, [id]).length === 0);
if (ids.length === 0 || unknown.length > 0) {
  console.error(
    ids.length === 0
      ? 'Usage: npm run visual:accept -- <id of a story or finding>…, or --all.'
      : `The last run has no findings for ${unknown.join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  await acceptFindings(chosen);
  console.log(`Accepted ${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'}.`);
}
