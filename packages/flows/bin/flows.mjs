#!/usr/bin/env node
// tsx is optional: it runs configurations and machines in TypeScript where Node itself cannot.
try {
  const [{ register: registerCommonJs }, { register }] = await Promise.all([
    import('tsx/cjs/api'),
    import('tsx/esm/api'),
  ]);
  registerCommonJs();
  register();
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
}
const { main } = await import('../dist/cli/main.js');

process.exitCode = await main(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
