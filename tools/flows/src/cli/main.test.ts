import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from './readArguments.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'flows-'));
writeFileSync(
  join(folder, 'flows.config.ts'),
  `import { defineConfig } from '${packageFolder}/src/config.ts';
   import { createMachineAdapter } from '${packageFolder}/src/createMachineLayer.ts';
   import { doorModel } from '${packageFolder}/src/testing/doorMachine.ts';
   const invariants = process.env.STRICT === undefined ? {} : { 'The door stays shut.': ({ after }) => !after.snapshot.matches({ door: 'open' }) };
   const strict = (model) => ({ ...createMachineAdapter(model), name: 'strict', check: () => { throw new Error('too strict'); } });
   const elsewhere = ({ machines, cover, shard, mutants }) => ({
     script: 'runner.mjs', args: machines, env: { ASKED: [cover, shard, mutants].join(' ') }, results: 'found',
   });
   export default defineConfig({ models: { door: { ...doorModel, invariants } }, baselines: 'graphs', layers: { strict }, runners: { elsewhere } });`,
);
writeFileSync(
  join(folder, 'runner.mjs'),
  `import { mkdirSync, writeFileSync } from 'node:fs';
   const tour = { id: 't1', name: 'n', start: 'start', steps: ['lamp'], duration: 5, failure: null, pictures: {} };
   mkdirSync('found', { recursive: true });
   if (process.env.ASKED !== 'states 2/3 false') process.exit(3);
   const results = { version: 1, machine: 'house', layer: 'elsewhere', tours: [tour], mutants: null };
   writeFileSync('found/elsewhere-1.json', JSON.stringify(results));
   console.log('as the runner tells it: ' + process.argv.slice(2));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

function flows(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  return flowsWith({}, ...args);
}

/** As `flows`, in an environment that changes the configuration. */
function flowsWith(
  changes: object,
  ...args: string[]
): Promise<{ code: number; out: string; errors: string }> {
  const { INIT_CWD: _, ...inherited } = process.env;
  const env = { ...inherited, ...changes };
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
  test('lists machines, covers them, and writes tours to a file', async () => {
    expect(await flows('list')).toEqual({
      code: 0,
      out: 'door: 10 states, 9 arrows, 3 guards, 3 outcomes of actors, 0 restarts, 1 start\n',
      errors: '',
    });
    const { code, out } = await flows('coverage', '--machine', 'door');
    expect(code).toBe(0);
    expect(out).toMatch(/^house: \d+ tours, (\d+) steps \(no fewer than \1 are possible\)\n/);
    expect(
      (
        await flows(
          'generate',
          '--format',
          'json',
          '--cover',
          'transitions',
          '--out',
          'made/tours.json',
        )
      ).code,
    ).toBe(0);
    expect(
      (JSON.parse(readFileSync(join(folder, 'made/tours.json'), 'utf8')) as { machine: string })
        .machine,
    ).toBe('house');
  });

  test('runs tours, mutants and other layers, and fails when a tour does', async () => {
    const whole = await flows('run', '--mutants');
    expect([whole.code, whole.out]).toEqual([
      0,
      expect.stringMatching(
        /^house on machine: \d+ tours passed, 0 failed\n {2}23 of 23 mutants killed\n$/,
      ),
    ]);
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

  test('fails when an invariant is violated, and names it with the path', async () => {
    const { code, errors } = await flowsWith({ STRICT: '1' }, 'run', '--cover', 'states');
    expect([code, errors.split('\n')[0]]).toEqual([
      1,
      'house: "The door stays shut." is violated by "ask: yes" from door.asking.waiting + lamp.off to door.open + lamp.off.',
    ]);
    expect(errors).toContain('\n    path: start start > knock code > ask: yes\n');
  });

  test('compares the graphs with their baselines, and fails when they differ', async () => {
    const { code, out } = await flows('baseline');
    expect([code, out.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(/^door: 10 states new; .*; 46 edges new$/),
    ]);
  });

  test('reports what was run before, by this or another runner', async () => {
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

  test('tells for every arrow which tours come to it', async () => {
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

  test('lets another runner run a layer, and reports what it has found', async () => {
    const asked = ['run', '--adapter', 'elsewhere', '--cover', 'states'];
    const { code, out, errors } = await flows(...asked, '--shard', '2/3');
    expect([code, out, errors]).toEqual([
      0,
      'house on elsewhere: 1 tours passed, 0 failed\n',
      'as the runner tells it: door\n',
    ]);
    const silent = await flows(...asked);
    expect([silent.code, silent.errors]).toEqual([
      2,
      expect.stringContaining(
        'The runner of "elsewhere" ended with code 3 and wrote no results to',
      ),
    ]);
    expect((await flows(...asked, '--seed', '4')).errors).toContain(
      '--seed means nothing on the layer "elsewhere", which another runner runs.',
    );
  });

  test('shares out tours, and mutants that all tours run against', async () => {
    const parts = await Promise.all(
      ['1/2', '2/2'].map((part) => flows('run', '--mutants', '--shard', part)),
    );
    expect(parts.map(({ code }) => code)).toEqual([0, 0]);
    const noticed = parts.map(({ out }) => Number(/(\d+) of \1 mutants killed/.exec(out)?.[1]));
    expect(noticed.toSorted()).toEqual([11, 12]);
  });

  test('runs one tour only', async () => {
    expect(
      (await flows('run', '--path', 't01', '--cover', 'pairs', '--max-steps', '8')).out,
    ).toMatch(/^house on machine: 1 tours passed/);
    expect((await flows('run', '--path', 'x01')).errors).toContain('"house" has no tour "x01".');
  });

  test('exits with 1 and the reason when a goal is not reached', async () => {
    const { code, errors } = await flows('coverage', '--cover', 'outcomes', '--max-steps', '1');
    expect(code).toBe(1);
    expect(errors).toContain(
      'house: not reached: outcome ask: yes\n    It takes more than 1 steps to get there: raise --max-steps.\n',
    );
  });

  test.each([
    [['lst'], 'There is no command "lst". Did you mean "list"?'],
    [['run', '--adapter', 'strikt'], 'There is no layer "strikt". Did you mean "strict"?'],
    [['list', '--machine', 'dor'], 'There is no machine "dor". Did you mean "door"?'],
    [
      ['generate', '--language', 'xx'],
      'There are no words for the language "xx". Known: "en", "id".',
    ],
    [['list', '--config', 'nowhere.ts'], 'nowhere.ts: name the configuration with --config.'],
  ])('says what is wrong with %j and how to mend it', async (args, message) => {
    const { code, errors } = await flows(...args);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('arguments', () => {
  test('are read', () => {
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
    [['run', '--max-steps', '0'], '--max-steps is "0": give a whole number from 1 on.'],
    [['run', '--seed', 'x'], '--seed is "x": give a whole number from 0 on.'],
    [
      ['run', '--shard', '3/2'],
      '--shard is "3/2": give the part and the number of parts, such as 2/4.',
    ],
    [['run', '--machin', 'a'], 'Unknown option \'--machin\'. Did you mean "machine"?'],
    [['run', 'all'], '"all" means nothing here: options begin with --.'],
  ])('%j are refused', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
