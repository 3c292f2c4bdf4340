#!/usr/bin/env node
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// The package and flows.config.ts are TypeScript; tsx runs them without a build.
registerCommonJs();
register();
const { main } = await import('../src/cli/main.ts');

process.exitCode = await main(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
