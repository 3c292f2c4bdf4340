import { readFileSync } from 'node:fs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { runNpm } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

/** Runs every `check:…` script of package.json, one after another, even after one has failed. */
await runMain(async () => {
  await setUp();
  process.env['REDOCLY_SUPPRESS_NOTIFICATIONS'] = 'true';
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const results = [];
  for (const name of checks) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const code = await runNpm(['run', '--silent', name]);
    results.push({ name, code, seconds: (performance.now() - start) / 1000 });
  }

  console.log('');
  for (const { name, code, seconds } of results) {
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(18)} ${seconds.toFixed(1)} s`);
  }
  const failed = results.filter(({ code }) => code !== 0).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  return failed === 0 && results.length > 0 ? 0 : 1;
});
