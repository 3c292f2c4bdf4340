import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const example = section(
  readFileSync(join(packageFolder, 'README.md'), 'utf8'),
  'Five-minute example',
);
const folder = mkdtempSync(join(tmpdir(), 'flows-readme-'));
install('@dukacita/flows', packageFolder);
install('xstate', dirname(fileURLToPath(import.meta.resolve('xstate/package.json'))));
for (const [, file = '', text = ''] of example.matchAll(/`([\w.]+)`:\n\n```ts\n(.*?)```/gs)) {
  writeFileSync(join(folder, file), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

const commands = [...example.matchAll(/```\n\$ flows (.*?)\n(.*?)```/gs)].map(
  ([, command = '', output = '']) => ({ command, output }),
);

test('the five-minute example has the commands that are run here', () => {
  expect(commands.map(({ command }) => command)).toEqual([
    'coverage',
    'run --mutants',
    'generate --format md',
  ]);
});

test.each(commands)('flows $command prints what the README shows', async ({ command, output }) => {
  const actual = await flows(command.split(' '));
  // "…" stands for lines that the README omits.
  const shown = output.split(/^…\n/m).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  expect(actual).toMatch(new RegExp(`^${shown.join('[^]*')}$`));
});

/** Makes a package importable by its name in the folder of the example. */
function install(name: string, target: string): void {
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link, 'junction');
}

async function flows(parameters: readonly string[]): Promise<string> {
  const { INIT_CWD: _, ...env } = process.env;
  const script = join(packageFolder, 'bin/flows.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
    cwd: folder,
    env,
  });
  return stdout;
}

function section(text: string, title: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}
