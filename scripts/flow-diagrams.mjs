import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { flowDiagrams, flowDiagramsFolder } from './lib/flow-diagrams.mjs';

/** Draws every machine into docs/flows. With `--check`, tells which drawing is not what its machine is now. */
await runMain(async () => {
  const fresh = await flowDiagrams();
  if (!process.argv.includes('--check')) {
    mkdirSync(flowDiagramsFolder, { recursive: true });
    for (const { path, text } of fresh) writeFileSync(path, text);
    console.log(`${fresh.length} machines are drawn in docs/flows`);
    return 0;
  }
  const stale = fresh.filter(({ isStale }) => isStale);
  const names = new Set(fresh.map(({ file }) => file));
  const left = readdirSync(flowDiagramsFolder).filter((file) => !names.has(file));
  for (const { file } of stale) console.error(`docs/flows/${file} is not what its machine is now.`);
  for (const file of left) console.error(`docs/flows/${file} belongs to no machine.`);
  if (stale.length + left.length > 0) console.error('Mend it with: npm run flows:diagrams');
  return stale.length + left.length === 0 ? 0 : 1;
});
