import { execFile, execFileSync } from 'node:child_process';
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
const emptyFolder = mkdtempSync(join(tmpdir(), 'flows-empty-'));
prepare(folder, ['xstate', 'elkjs', 'tsx']);
for (const [, file = '', text = ''] of example.matchAll(/`([\w.]+)`:\n\n```ts\n(.*?)```/gs)) {
  writeFileSync(join(folder, file), text);
}
afterAll(() => [folder, emptyFolder].forEach((each) => rmSync(each, { recursive: true })));

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

test('flows init writes a configuration that runs in an empty folder without tsx', async () => {
  prepare(emptyFolder, ['xstate', 'elkjs']);
  expect(await flows(['init'], emptyFolder)).toBe(
    'Wrote flows.config.mjs. Run its test paths with: flows run --mutants\n',
  );
  expect(await flows(['run', '--mutants'], emptyFolder)).toMatch(
    /^door on machine: \d+ test paths? passed, 0 failed\n {2}(\d+) of \1 mutants killed\n$/,
  );
  await expect(flows(['init'], emptyFolder)).rejects.toMatchObject({ code: 2 });
});

/** Installs what would be published, and other packages, in a folder. */
function prepare(cwd: string, packages: readonly string[]): void {
  for (const name of packages) {
    const link = join(cwd, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), link);
  }
  const target = join(cwd, 'node_modules/@dukacita/flows');
  mkdirSync(target, { recursive: true });
  const options = ['pack', '--ignore-scripts', '--silent', `--pack-destination=${cwd}`];
  const file = execFileSync('npm', options, { cwd: packageFolder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', join(cwd, file), '-C', target, '--strip-components=1']);
}

async function flows(parameters: readonly string[], cwd = folder): Promise<string> {
  const { INIT_CWD: _, ...env } = process.env;
  const script = join(cwd, 'node_modules/@dukacita/flows/bin/flows.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
    cwd,
    env,
  });
  return stdout;
}

function section(text: string, title: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}
