import { readRun } from './Run.ts';
import { serveReview } from './review/serveReview.ts';

const findings = readRun();
if (findings === null) {
  console.error('There is no run to review. Begin with "npm run visual".');
  process.exitCode = 1;
} else {
  const { address } = await serveReview();
  console.log(
    `${findings.length} ${findings.length === 1 ? 'picture' : 'pictures'} to look at: ${address}`,
  );
  console.log('Ctrl+C ends the review; what was accepted is in tests/visual/baselines.');
}
