import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { flowDiagrams, flowDiagramsFolder } from './lib/flow-diagrams.mjs';

/**
 * Draws every machine into docs/flows. With `--check`, reports the drawings that are out of date.
 */
await runMain(async () => {
  const fresh = await flowDiagrams();
  if (!process.argv.includes('--check')) {
    mkdirSync(flowDiagramsFolder, { recursive: true });
    for (const { path, text } of fresh) writeFileSync(path, text);
    console.log(`Wrote the diagrams of ${fresh.length} machines to docs/flows`);
    return 0;
  }
  const stale = fresh.filter(({ isStale }) => isStale);
  const names = new Set(fresh.map(({ file }) => file));
  const unknown = readdirSync(flowDiagramsFolder).filter((file) => !names.has(file));
  for (const { file } of stale) console.error(`docs/flows/${file} is out of date.`);
  for (const file of unknown) console.error(`docs/flows/${file} belongs to no machine. Delete it.`);
  if (stale.length > 0) console.error('Fix it with: npm run flows:diagrams');
  return stale.length + unknown.length === 0 ? 0 : 1;
});
