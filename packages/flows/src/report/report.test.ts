import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachineAdapter } from '../createMachineAdapter.ts';
import { generate } from '../generate.ts';
import { toResults, type Results, type ResultPath } from '../results.ts';
import { run } from '../run.ts';
import { doorModel } from '../testing/doorMachine.ts';
import { english } from '../messages.ts';
import { createReport, hasPassed } from './createReport.ts';
import { drawChart } from './drawChart.ts';
import { toHtml } from './toHtml.ts';
import { toSummary } from './toSummary.ts';

const folder = mkdtempSync(join(tmpdir(), 'flows-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suite = generate(doorModel, { cover: ['transitions', 'states'], maxSteps: 6 });
const passed = toResults(suite, 'page', await run(suite, createMachineAdapter(doorModel)));
const [first] = passed.testPaths as readonly [ResultPath];
const picture = join(folder, 'step.png');
writeFileSync(picture, 'not really a picture');

/** The same results with a first test path that failed at its third step. */
const failed: Results = {
  ...passed,
  testPaths: [
    {
      ...first,
      failure: { step: 3, after: 'x', message: 'saw <b>nothing</b>' },
      pictures: { 3: picture },
    },
    ...passed.testPaths.slice(1),
  ],
  mutants: [
    {
      id: 'deleted: lamp.on lamp',
      kind: 'deleted',
      killed: null,
      equivalence: 'It is dark & late.',
    },
  ],
};

describe('createReport', () => {
  test('measures the same coverage from results as the suite has', () => {
    const report = createReport(doorModel, passed, english, ['states', 'transitions']);
    expect(report.coverage).toEqual(suite.coverage);
    expect([report.steps, report.unreached, hasPassed(report)]).toEqual([suite.steps, [], true]);
    expect(report.testPaths[0]?.steps.map(({ stimulus }) => stimulus)).toEqual([
      'start',
      ...first.steps,
    ]);
  });

  test('ignores the steps from a failure on and marks the transitions that failed', () => {
    const one = { ...failed, testPaths: failed.testPaths.slice(0, 1) };
    const report = createReport(doorModel, one, english, ['transitions']);
    const transitions = suite.testPaths[0]?.steps.map((step) => step.transitions) ?? [];
    expect(report.steps).toBe(2);
    expect(new Set(report.transitionCounts.keys())).toEqual(
      new Set(transitions.slice(0, 2).flat()),
    );
    expect([...report.failedTransitions]).toEqual(transitions[2]);
    expect(report.unreached).toContainEqual({
      goal: `transition ${transitions[2]?.[0]}`,
      reason: 'No test path that passed reaches it.',
      acceptedReason: null,
    });
    expect(hasPassed(report)).toBe(false);
  });

  test('throws when a test path no longer exists in the model', () => {
    const changed = { ...passed, testPaths: [{ ...first, steps: ['knock code', 'fly'] }] };
    expect(() => createReport(doorModel, changed, english)).toThrow(
      '"house" cannot take "fly" in "door.asking.waiting + lamp.off" after "start > knock code".',
    );
  });
});

describe('toHtml', () => {
  test('writes one self-contained file with failures first, then the diagram, the survivors and all steps', async () => {
    const html = await toHtml([createReport(doorModel, failed, english)], 'en');
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
    expect(html).toContain('saw &lt;b&gt;nothing&lt;/b&gt;');
    const data = Buffer.from('not really a picture').toString('base64');
    const places = [
      'class="test-path failed" open',
      `src="data:image/png;base64,${data}"`,
      '<svg',
      'It is dark &amp; late.',
      'class="passed"',
    ];
    const found = places.map((part) => html.indexOf(part));
    expect(found.toSorted((one, other) => one - other)).toEqual(found);
    expect(found[0]).toBeGreaterThan(0);
    expect(html.match(/<li[^>]*data-states/g)).toHaveLength(
      passed.testPaths.reduce((sum, { steps }) => sum + steps.length + 1, 0),
    );
  });

  test('shows steps with pictures side by side and other steps in a list', async () => {
    const pictured = {
      ...passed,
      testPaths: passed.testPaths.map((testPath, index) =>
        index === 0 ? { ...testPath, pictures: { 0: picture } } : testPath,
      ),
    };
    const lists =
      (await toHtml([createReport(doorModel, pictured, english)], 'en')).match(
        /<ol start="0"[^>]*>/g,
      ) ?? [];
    expect(lists.map((list) => list.includes('class="strip"'))).toEqual(
      passed.testPaths.map((_, index) => index === 0),
    );
  });

  test('throws for a missing picture and for a file that is not a picture', async () => {
    const withPicture = (path: string) =>
      toHtml(
        [
          createReport(
            doorModel,
            { ...passed, testPaths: [{ ...first, pictures: { 0: path } }] },
            english,
          ),
        ],
        'en',
      );
    await expect(withPicture('/nowhere/x.png')).rejects.toThrow(
      'A picture of the results is missing',
    );
    await expect(withPicture('x.txt')).rejects.toThrow('x.txt is not a picture');
  });

  test('draws every state and transition once, with the class of its coverage', async () => {
    const partialSuite = generate(doorModel, {
      cover: ['transitions'],
      to: 'lamp.on',
      maxSteps: 1,
    });
    const svg = await drawChart(doorModel.chart, {
      ...partialSuite,
      failedTransitions: new Set(['door.asking leave']),
      isAccepted: (goal) => goal === 'transition door.shut always',
    });
    const states = [...svg.matchAll(/class="state (\w+)" data-state="([^"]+)"/g)].map(
      ([, kind, id]) => [id, kind],
    );
    expect(Object.fromEntries(states)).toMatchObject({
      'lamp.on': 'covered',
      'door.open': 'missed',
    });
    expect(states.map(([id]) => id).toSorted()).toEqual(
      [...doorModel.chart.states.keys()].toSorted(),
    );
    const labels = [...svg.matchAll(/class="label (\w+)" data-transitions="([^"]+)"/g)].map(
      ([, kind, id]) => [id, kind],
    );
    expect(labels.map(([id]) => id).toSorted()).toEqual(
      [...doorModel.chart.transitions.keys()].toSorted(),
    );
    expect(Object.fromEntries(labels)).toMatchObject({
      'lamp.off lamp': 'covered',
      'door.asking leave': 'failed',
      'door.shut always': 'accepted',
      'door.shut knock': 'missed',
    });
  });
});

test('toSummary writes failures, surviving mutants and unreached goals as Markdown', () => {
  const text = toSummary([
    createReport(doorModel, { ...failed, testPaths: failed.testPaths.slice(0, 1) }, english, [
      'states',
    ]),
  ]);
  expect(text).toMatch(
    /^\| Machine \| Adapter \| Test paths \| Failed \|.*\n.*\n\| house \| page \| 1 \| 1 \| 2 \|/,
  );
  expect(text).toContain(
    `### house on page: ${first.id} failed at step 3 (x)\n\n\`\`\`text\nsaw <b>nothing</b>\n`,
  );
  expect(text).toContain('- **house** on page: `deleted: lamp.on lamp`: It is dark & late.');
  expect(text).toContain('### Not reached\n\n- **house** on page: state ');
});
