#!/usr/bin/env node
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// flows.config.ts is TypeScript, as are usually the machines that it imports.
registerCommonJs();
register();
const { main } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
