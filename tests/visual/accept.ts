import { named } from './review/serveReview.ts';
import { acceptFindings, readRun } from './Run.ts';

/** `--all`, or ids of stories or pictures of the last run. */
const wanted = process.argv.slice(2);
const findings = readRun() ?? [];
const chosen = wanted.includes('--all') ? findings : named(findings, wanted);
const unknown = wanted.filter((id) => id !== '--all' && named(findings, [id]).length === 0);
if (wanted.length === 0 || unknown.length > 0) {
  console.error(
    wanted.length === 0
      ? 'Say what to accept: ids of stories or pictures, or --all.'
      : `The last run found nothing to accept for ${unknown.join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  await acceptFindings(chosen);
  console.log(`Accepted ${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'}.`);
}
