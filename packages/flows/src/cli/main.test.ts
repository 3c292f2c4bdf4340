import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from './main.ts';
import { readArguments } from './readArguments.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'flows-'));
mkdirSync(join(folder, 'node_modules/@dukacita'), { recursive: true });
symlinkSync(packageFolder, join(folder, 'node_modules/@dukacita/flows'), 'junction');
writeConfig('flows.config.ts', '{}');
writeConfig(
  'strict.config.ts',
  "{ 'The door stays shut.': ({ after }) => !after.snapshot.matches({ door: 'open' }) }",
);
writeConfig('cut.config.ts', '{}', '{ variants: 1, nodes: 9, retries: 9 }');
writeFileSync(
  join(folder, 'runner.mjs'),
  `import { mkdirSync, writeFileSync } from 'node:fs';
   const testPath = { id: 't1', name: 'n', start: 'start', steps: ['lamp'], duration: 5, failure: null, pictures: {} };
   mkdirSync('found', { recursive: true });
   if (process.env.REQUESTED !== 'states 2/3 false') process.exit(3);
   const results = { version: 1, machine: 'house', adapter: 'elsewhere', testPaths: [testPath], mutants: null };
   writeFileSync('found/elsewhere-1.json', JSON.stringify(results));
   console.log('output of the runner: ' + process.argv.slice(2));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

function writeConfig(file: string, invariants: string, bounds = 'doorModel.bounds'): void {
  writeFileSync(
    join(folder, file),
    `import { defineConfig } from '@dukacita/flows';
   import { createMachineAdapter } from '@dukacita/flows/parts';
   import { doorModel } from '${packageFolder}/src/testing/doorMachine.ts';
   const invariants = ${invariants};
   const strict = (model) => ({ ...createMachineAdapter(model), name: 'strict', check: () => { throw new Error('too strict'); } });
   const elsewhere = ({ machines, cover, shard, mutants }) => ({
     script: 'runner.mjs', args: machines, env: { REQUESTED: [cover, shard, mutants].join(' ') }, results: 'found',
   });
   export default defineConfig({ models: { door: { ...doorModel, invariants, bounds: ${bounds} } }, baselines: 'graphs', adapters: { strict }, runners: { elsewhere } });`,
  );
}

interface Result {
  code: number;
  out: string;
  errors: string;
}

/** Runs the command line in this process, in the folder of the configuration. */
async function flows(...args: string[]): Promise<Result> {
  const result = { out: '', errors: '' };
  const code = await main(args, {
    folder,
    write: (text) => (result.out += text),
    writeError: (text) => (result.errors += text),
  });
  return { code, ...result };
}

/** Runs the installed command in a process of its own. */
function runCommand(...args: string[]): Promise<Result> {
  const { INIT_CWD: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(packageFolder, 'bin/flows.mjs'), ...args],
      { cwd: folder, env },
      (error, out, errors) => resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
  });
}

describe('the command line', () => {
  test('is a command that writes its result, reports errors and exits with a code', async () => {
    const list = await runCommand('list');
    expect(list).toEqual({ ...(await flows('list')), code: 0, errors: '' });
    expect(await runCommand('lst')).toEqual({
      code: 2,
      out: '',
      errors: expect.stringContaining('There is no command "lst". Did you mean "list"?') as unknown,
    });
  });

  test('lists machines, reports their coverage and writes test paths to a file', async () => {
    expect(await flows('list')).toEqual({
      code: 0,
      out: 'door: 10 states, 9 transitions, 3 guards, 3 outcomes, 0 restarts, 1 field of data, 1 start\n',
      errors: '',
    });
    const { code, out } = await flows('coverage', '--machine', 'door');
    expect(code).toBe(0);
    expect(out).toMatch(/^house: \d+ test paths, (\d+) steps \(the minimum is \1\)\n/);
    expect(
      (
        await flows(
          'generate',
          '--format',
          'json',
          '--cover',
          'transitions',
          '--out',
          'made/testPaths.json',
        )
      ).code,
    ).toBe(0);
    expect(
      (JSON.parse(readFileSync(join(folder, 'made/testPaths.json'), 'utf8')) as { machine: string })
        .machine,
    ).toBe('house');
  });

  test('runs test paths on adapters and against mutants, and exits with 1 when one fails', async () => {
    const result = await flows('run', '--mutants');
    expect([result.code, result.out]).toEqual([
      0,
      expect.stringMatching(
        /^house on machine: \d+ test paths passed, 0 failed\n {2}23 of 23 mutants killed\n$/,
      ),
    ]);
    const path = 'start > knock code > ask: yes';
    const one = await flows('run', '--machine', 'house', '--path', path);
    expect([one.code, one.out]).toEqual([0, 'house on machine: 1 test path passed, 0 failed\n']);
    const strict = await flows(
      'run',
      '--adapter',
      'strict',
      '--cover',
      'states',
      '--format',
      'junit',
    );
    expect([strict.code, strict.out]).toEqual([
      1,
      expect.stringContaining('<failure message="Step 0, after start: too strict">'),
    ]);
  });

  test('exits with 1 and one sentence when a bound cuts the state graph short', async () => {
    expect(await flows('run', '--config', 'cut.config.ts')).toEqual({
      code: 1,
      out: '',
      errors: expect.stringMatching(
        /^house: "door.shut \+ lamp.off" has more than 1 contexts, because "tries" has .*\n$/,
      ) as unknown,
    });
  });

  test('prints the shortest path of a failure and the command that runs it', async () => {
    const { out } = await flows('run', '--adapter', 'strict', '--cover', 'states');
    expect(out.split('\n').slice(1, 5)).toEqual([
      expect.stringMatching(/^ {2}t\d+ failed at step 0 of \d+ \(start\):$/),
      '      too strict',
      '      shortest path: start',
      "      run it again: flows run --machine house --adapter strict --path 'start'",
    ]);
  });

  test('exits with 1 when an invariant is violated and reports the path', async () => {
    const { code, errors } = await flows(
      'run',
      '--config',
      'strict.config.ts',
      '--cover',
      'states',
    );
    expect([code, errors.split('\n')[0]]).toEqual([
      1,
      'house: "The door stays shut." is violated by "ask: yes" from door.asking.waiting + lamp.off to door.open + lamp.off.',
    ]);
    expect(errors).toContain('\n    path: start start > knock code > ask: yes\n');
  });

  test('compares graphs with their baselines and exits with 1 when they differ', async () => {
    const { code, out } = await flows('baseline');
    expect([code, out.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(/^door: 10 states new; .*; 46 edges new$/),
    ]);
    const written = await flows('baseline', '--out', 'made/differences.txt');
    expect([written.code, written.out]).toEqual([1, '']);
    expect(readFileSync(join(folder, 'made/differences.txt'), 'utf8')).toBe(out);
  });

  test('reports results from files', async () => {
    const results = join(folder, 'made/results.json');
    expect(
      (await flows('run', '--cover', 'states', '--format', 'json', '--out', results)).code,
    ).toBe(0);
    const { code, out } = await flows('report', results, '--format', 'md', '--cover', 'states');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^\| Machine .*\n.*\n\| house \| machine \| \d+ \| 0 \|/),
    ]);
    expect((await flows('report', results, '--cover', 'transitions')).code).toBe(1);
    expect(
      (await flows('report', results, '--format', 'html', '--out', 'made/report.html')).code,
    ).toBe(0);
    expect(readFileSync(join(folder, 'made/report.html'), 'utf8')).toMatch(
      /^<!doctype html>[\s\S]*<\/html>\n$/,
    );
  });

  test('replays the paths of result files, of a failed one the shortest', async () => {
    const record = ['run', '--format', 'json', '--out', 'made/bug.json'];
    const path = ['--path', 'start > lamp > knock code > leave'];
    await flows(...record, ...path);
    expect(await flows('replay', 'made/bug.json')).toEqual({
      code: 0,
      out: 'house on machine: 1 test path passed, 0 failed\n',
      errors: '',
    });
    await flows(...record, '--adapter', 'strict', '--cover', 'outcomes');
    const failed = await flows('replay', 'made/bug.json', '--adapter', 'strict');
    expect([failed.code, failed.out.split('\n').slice(0, 2)]).toEqual([
      1,
      ['house on strict: 0 test paths passed, 1 failed', '  r1 failed at step 0 of 0 (start):'],
    ]);
  });

  test('exits with 2 when a recorded path no longer exists', async () => {
    const testPath = {
      id: 't1',
      name: 'n',
      start: 'start',
      steps: ['fly'],
      duration: 1,
      failure: null,
      pictures: {},
    };
    const results = {
      version: 1,
      machine: 'house',
      adapter: 'machine',
      testPaths: [testPath],
      mutants: null,
    };
    writeFileSync(join(folder, 'made/old.json'), JSON.stringify(results));
    expect(await flows('replay', 'made/old.json')).toMatchObject({
      code: 2,
      errors: expect.stringContaining(
        '"house" cannot take "fly" in "door.shut + lamp.off"',
      ) as unknown,
    });
  });

  test('lists the test paths that take each transition', async () => {
    const { out } = await flows('coverage', '--cover', 'transitions', '--format', 'json');
    const { transitions } = JSON.parse(out) as {
      transitions: { id: string; count: number; testPaths: string[] }[];
    };
    expect(transitions.find(({ id }) => id === 'door.shut knock')).toMatchObject({
      source: 'door.shut',
      kind: 'event',
      trigger: 'knock',
      guard: 'hasCode',
      actions: ['ring'],
      targets: ['door.asking'],
      testPaths: expect.arrayContaining([expect.stringMatching(/^t\d/)]) as unknown,
    });
    expect(transitions.every(({ count, testPaths }) => count > 0 && testPaths.length > 0)).toBe(
      true,
    );
  });

  test('starts a runner and reports its results', async () => {
    const request = ['run', '--adapter', 'elsewhere', '--cover', 'states'];
    const { code, out, errors } = await flows(...request, '--shard', '2/3');
    expect([code, out, errors]).toEqual([
      0,
      'house on elsewhere: 1 test path passed, 0 failed\n',
      'output of the runner: door\n',
    ]);
    const failing = await flows(...request);
    expect([failing.code, failing.errors]).toEqual([
      2,
      expect.stringContaining(
        'The runner "elsewhere" ended with exit code 3 and wrote no results to',
      ),
    ]);
    expect((await flows(...request, '--seed', '4')).errors).toContain(
      'The runner "elsewhere" does not support --seed.',
    );
  });

  test('splits test paths and mutants into shards', async () => {
    const parts = await Promise.all(
      ['1/2', '2/2'].map((part) => flows('run', '--mutants', '--shard', part)),
    );
    expect(parts.map(({ code }) => code)).toEqual([0, 0]);
    const killed = parts.map(({ out }) => Number(/(\d+) of \1 mutants killed/.exec(out)?.[1]));
    expect(killed.toSorted()).toEqual([11, 12]);
  });

  test('runs a single test path', async () => {
    expect(
      (await flows('run', '--path', 't01', '--cover', 'pairs', '--max-steps', '8')).out,
    ).toMatch(/^house on machine: 1 test path passed/);
    expect((await flows('run', '--path', 'x01')).errors).toContain(
      '"house" has no test path "x01".',
    );
  });

  test('exits with 1 when a goal is not reached and reports the reason', async () => {
    const { code, errors } = await flows('coverage', '--cover', 'outcomes', '--max-steps', '1');
    expect(code).toBe(1);
    expect(errors).toContain(
      'house: not reached: outcome ask: yes\n    Reaching it takes more steps than the limit of 1: raise --max-steps.\n',
    );
  });

  test.each([
    [['lst'], 'There is no command "lst". Did you mean "list"?'],
    [['run', '--adapter', 'strikt'], 'There is no adapter "strikt". Did you mean "strict"?'],
    [['list', '--machine', 'dor'], 'There is no machine "dor". Did you mean "door"?'],
    [
      ['generate', '--language', 'xx'],
      'There are no messages for the language "xx". Known: "en", "id".',
    ],
    [
      ['list', '--config', 'nowhere.ts'],
      'nowhere.ts does not exist: name the configuration with --config.',
    ],
  ])('exits with 2 for %j and reports how to fix it', async (args, message) => {
    const { code, errors } = await flows(...args);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('readArguments', () => {
  test('reads the command and its options, and returns null for help', () => {
    expect(
      readArguments([
        'run',
        '--machine',
        'a,b',
        '--machine',
        'c',
        '--cover=states,guards',
        '--max-steps',
        '9',
        '--shard',
        '2/4',
      ]),
    ).toMatchObject({
      command: 'run',
      machines: ['a', 'b', 'c'],
      cover: ['states', 'guards'],
      maxSteps: 9,
      shard: { index: 2, count: 4 },
      adapter: 'machine',
    });
    expect(readArguments([])).toBe(null);
    expect(readArguments(['list', '--help'])).toBe(null);
  });

  test.each([
    [['run', '--cover', 'stats'], 'There is no criterion "stats". Did you mean "states"?'],
    [['run', '--max-steps', '0'], '--max-steps is "0": use a whole number of 1 or more.'],
    [['run', '--seed', 'x'], '--seed is "x": use a whole number of 0 or more.'],
    [
      ['run', '--shard', '3/2'],
      '--shard is "3/2": use the shard and the number of shards, such as 2/4.',
    ],
    [['run', '--machin', 'a'], 'Unknown option \'--machin\'. Did you mean "machine"?'],
    [['run', 'all'], 'Unexpected argument "all": options begin with --.'],
  ])('throws for %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
