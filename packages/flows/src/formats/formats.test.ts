import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { readChart } from '../chart.ts';
import { createMachineAdapter } from '../createMachineAdapter.ts';
import { defineModel } from '../defineModel.ts';
import { generate } from '../generate.ts';
import { noPayload, error, rejection, success } from '../outcomes.ts';
import { createReport } from '../report/createReport.ts';
import { toResults } from '../results.ts';
import { run } from '../run.ts';
import { doorMachine } from '../testing/doorMachine.ts';
import { english, indonesian } from '../messages.ts';
import { formatSuite } from './formatSuite.ts';
import { toJunit } from './toJunit.ts';
import { chartToMermaid } from './toMermaid.ts';
import { toStateTable } from './toStateTable.ts';

const model = defineModel(doorMachine, {
  events: { knock: { code: { code: '1234' } }, leave: noPayload, lamp: noPayload },
  actors: { ask: { yes: success('yes'), no: rejection('no'), broken: error(new Error('broken')) } },
  labels: {
    states: { 'door.shut': 'Pintu "tertutup"' },
    events: { knock: 'Ketuk, lalu tunggu' },
    starts: { start: 'Awal' },
  },
});
const suite = generate(model, { cover: ['outcomes'], to: 'door.open' });

describe('formatSuite', () => {
  test('writes test cases in Indonesian with the labels of the model', () => {
    expect(formatSuite(suite, 'md', indonesian)).toContain(
      [
        '## Kasus uji t1: Pintu "tertutup" + lamp off → door open + lamp off',
        '',
        '| Langkah | Tindakan | Hasil yang diharapkan |',
        '|---|---|---|',
        '| 0 | Awal | Keadaannya "Pintu "tertutup" + lamp off"<br>Yang dapat dilakukan, dan hanya itu: Ketuk, lalu tunggu, code; lamp |',
        '| 1 | Ketuk, lalu tunggu (code) |',
      ].join('\n'),
    );
  });

  test('writes Gherkin with the keywords of the language', () => {
    const [language, feature, , scenario, given, then] = formatSuite(
      suite,
      'gherkin',
      indonesian,
    ).split('\n');
    expect([language, feature, given]).toEqual([
      '# language: id',
      'Fitur: house',
      '    Dengan Awal',
    ]);
    expect([scenario?.split(':')[0], then]).toEqual([
      '  Skenario',
      '    Maka keadaannya "Pintu "tertutup" + lamp off"',
    ]);
    expect(formatSuite(suite, 'gherkin', english)).toContain('    When "ask" succeeds: yes');
  });

  test('writes CSV with quoted fields', () => {
    const [header, first] = formatSuite(suite, 'csv', english).split('\r\n');
    expect(header).toBe('ID,Test case,Step,Action,Expected');
    expect(first).toBe(
      't1,"Pintu ""tertutup"" + lamp off → door open + lamp off",0,Awal,' +
        '"The state is ""Pintu ""tertutup"" + lamp off""\nOnly these actions are available: Ketuk, lalu tunggu, code; lamp"',
    );
  });

  test('writes a Mermaid diagram with the coverage', () => {
    const diagram = formatSuite(suite, 'mermaid', english);
    expect(diagram).toContain('  class s_door_2e_shut covered\n');
    expect(diagram).toContain('  class s_door_2e_locked missed\n');
    expect(diagram).toContain('  s_lamp_2e_on --> s_lamp_2e_off: lamp ✗\n');
    expect(diagram).toMatch(/s_door_2e_shut --> s_door_2e_asking: knock \[hasCode\] ×\d/);
  });

  test('writes a Mermaid diagram of a machine without coverage', () => {
    const lines = chartToMermaid(model.chart).split('\n');
    expect(lines).toContain('  s_door_2e_shut --> s_door_2e_asking: knock [hasCode]');
    expect(lines.some((line) => /class|×|✗/.test(line))).toBe(false);
  });

  test('writes a table of the states that have a description', () => {
    const machine = setup({}).createMachine({
      initial: 'open',
      states: {
        open: { description: 'Waits | rests.', initial: 'idle', states: { idle: {} } },
        closed: { description: 'Ends.', type: 'final' },
      },
    });
    expect(toStateTable(readChart(machine))).toBe(
      '| State | Description |\n|---|---|\n| `open` | Waits \\| rests. |\n| `closed` | Ends. |\n',
    );
  });

  test('writes JSON without snapshots', () => {
    const plain = JSON.parse(formatSuite(suite, 'json', english)) as {
      machine: string;
      steps: number;
      testPaths: { steps: { expected: object }[] }[];
    };
    expect([plain.machine, plain.steps, plain.testPaths.length]).toEqual([
      'house',
      suite.steps,
      suite.testPaths.length,
    ]);
    expect(Object.keys(plain.testPaths[0]?.steps[0]?.expected ?? {})).toEqual([
      'value',
      'status',
      'states',
      'enabled',
      'running',
      'shown',
      'effects',
    ]);
  });
});

test('toJunit writes failures, unreached goals and surviving mutants', async () => {
  const broken = {
    ...createMachineAdapter(model),
    check: () => {
      throw new Error('<found> & "lost"\u0007');
    },
  };
  const unreachable = generate(model, { cover: ['guards'] });
  const results = toResults(unreachable, 'machine', await run(unreachable, broken), {
    mutants: [{ id: 'deleted: a b', kind: 'deleted', killed: null, equivalence: null }],
  });
  const { unreached } = unreachable;
  const xml = toJunit([{ ...createReport(model, results, english), unreached }]);
  expect(xml).toContain(
    `<testsuite name="house on machine" tests="${unreachable.testPaths.length + 2}" failures="${unreachable.testPaths.length + 2}"`,
  );
  expect(xml).toContain(
    '<failure message="Step 0, after start: &lt;found&gt; &amp; &quot;lost&quot;">',
  );
  expect(xml).toContain(
    '<testcase classname="house.machine.goals" name="guard door.shut knock" time="0.000">',
  );
  expect(xml).toContain(
    '<testcase classname="house.machine.mutants" name="deleted: a b" time="0.000">',
  );
  expect(xml).toContain('The guard is true whenever it is evaluated');
});

test('messages.wait formats a delay with the units of the language', () => {
  expect([100, 2500, 120_000, 5_400_000].map(indonesian.wait)).toEqual([
    '100 milidetik berlalu',
    '2,5 detik berlalu',
    '2 menit berlalu',
    '1,5 jam berlalu',
  ]);
  expect(english.wait(5000)).toBe('5 seconds pass');
});
