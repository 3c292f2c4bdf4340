import { readRun } from './Run.ts';
import { serveReview } from './review/serveReview.ts';

const findings = readRun();
if (findings === null) {
  console.error('There is no run to review. Run "npm run visual" first.');
  process.exitCode = 1;
} else {
  const { address } = await serveReview();
  console.log(
    `${findings.length} ${findings.length === 1 ? 'picture' : 'pictures'} to review: ${address}`,
  );
  console.log('Press Ctrl+C to end the review. Accepted pictures are in tests/visual/baselines.');
}
