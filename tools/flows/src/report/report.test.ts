import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachineAdapter } from '../createMachineAdapter.ts';
import { generate } from '../generate.ts';
import { toResults, type Results, type ResultPath } from '../results.ts';
import { runPaths } from '../runPaths.ts';
import { doorModel } from '../testing/doorMachine.ts';
import { english } from '../messages.ts';
import { createReport, isSound } from './createReport.ts';
import { drawChart } from './drawChart.ts';
import { toHtml } from './toHtml.ts';
import { toSummary } from './toSummary.ts';

const folder = mkdtempSync(join(tmpdir(), 'flows-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suite = generate(doorModel, { cover: ['transitions', 'states'], maxSteps: 6 });
const held = toResults(
  suite,
  'page',
  await runPaths(createMachineAdapter(doorModel), suite.testPaths),
);
const [first] = held.testPaths as readonly [ResultPath];
const picture = join(folder, 'step.png');
writeFileSync(picture, 'not really a picture');

/** The same results, with a first tour that failed at its third step. */
const failed: Results = {
  ...held,
  testPaths: [
    {
      ...first,
      failure: { step: 3, after: 'x', message: 'saw <b>nothing</b>' },
      pictures: { 3: picture },
    },
    ...held.testPaths.slice(1),
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

describe('a report', () => {
  test('measures tours that were run elsewhere as if they were run here', () => {
    const report = createReport(doorModel, held, english, ['states', 'transitions']);
    expect(report.coverage).toEqual(suite.coverage);
    expect([report.steps, report.unreached, isSound(report)]).toEqual([suite.steps, [], true]);
    expect(report.testPaths[0]?.steps.map(({ stimulus }) => stimulus)).toEqual([
      'start',
      ...first.steps,
    ]);
  });

  test('counts nothing that comes after a failure, and marks where it was', () => {
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
      reason: 'No tour that held came to it.',
      acceptedReason: null,
    });
    expect(isSound(report)).toBe(false);
  });

  test('refuses tours that the model has no more', () => {
    const strange = { ...held, testPaths: [{ ...first, steps: ['knock code', 'fly'] }] };
    expect(() => createReport(doorModel, strange, english)).toThrow(
      `The tour ${first.id} of "house" does go on with "fly" in "door.asking.waiting + lamp.off", which the model does not offer`,
    );
  });
});

describe('as HTML', () => {
  test('it stands alone: the failing step with its picture first, then diagram, survivors and all steps', async () => {
    const html = await toHtml([createReport(doorModel, failed, english)], 'en');
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
    expect(html).toContain('saw &lt;b&gt;nothing&lt;/b&gt;');
    const data = Buffer.from('not really a picture').toString('base64');
    const places = [
      'class="tour failed" open',
      `src="data:image/png;base64,${data}"`,
      '<svg',
      'It is dark &amp; late.',
      'class="held"',
    ];
    const found = places.map((part) => html.indexOf(part));
    expect(found.toSorted((one, other) => one - other)).toEqual(found);
    expect(found[0]).toBeGreaterThan(0);
    expect(html.match(/<li[^>]*data-states/g)).toHaveLength(
      held.testPaths.reduce((sum, { steps }) => sum + steps.length + 1, 0),
    );
  });

  test('steps stand side by side where they have pictures, and below one another where they have none', async () => {
    const pictured = {
      ...held,
      testPaths: held.testPaths.map((testPath, index) =>
        index === 0 ? { ...testPath, pictures: { 0: picture } } : testPath,
      ),
    };
    const lists =
      (await toHtml([createReport(doorModel, pictured, english)], 'en')).match(
        /<ol start="0"[^>]*>/g,
      ) ?? [];
    expect(lists.map((list) => list.includes('class="strip"'))).toEqual(
      held.testPaths.map((_, index) => index === 0),
    );
  });

  test('it refuses pictures that are missing or none', async () => {
    const withPicture = (path: string) =>
      toHtml(
        [
          createReport(
            doorModel,
            { ...held, testPaths: [{ ...first, pictures: { 0: path } }] },
            english,
          ),
        ],
        'en',
      );
    await expect(withPicture('/nowhere/x.png')).rejects.toThrow(
      'A picture of the results is missing',
    );
    await expect(withPicture('x.txt')).rejects.toThrow('x.txt is no picture');
  });

  test('the diagram shows every state and arrow once, in the class of its coverage', async () => {
    const few = generate(doorModel, { cover: ['transitions'], to: 'lamp.on', maxSteps: 1 });
    const svg = await drawChart(doorModel.chart, {
      ...few,
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
    const labels = [...svg.matchAll(/class="label (\w+)" data-arrows="([^"]+)"/g)].map(
      ([, kind, id]) => [id, kind],
    );
    expect(labels.map(([id]) => id).toSorted()).toEqual(
      [...doorModel.chart.transitions.keys()].toSorted(),
    );
    expect(Object.fromEntries(labels)).toMatchObject({
      'lamp.off lamp': 'covered',
      'door.asking leave': 'failed',
      'door.shut always': 'explained',
      'door.shut knock': 'missed',
    });
  });
});

test('as Markdown it tells what failed, what survived and what was not reached', () => {
  const text = toSummary([
    createReport(doorModel, { ...failed, testPaths: failed.testPaths.slice(0, 1) }, english, [
      'states',
    ]),
  ]);
  expect(text).toMatch(
    /^\| Machine \| Layer \| Tours \| Failed \|.*\n.*\n\| house \| page \| 1 \| 1 \| 2 \|/,
  );
  expect(text).toContain(
    `### house on page: ${first.id} failed at step 3 (x)\n\n\`\`\`text\nsaw <b>nothing</b>\n`,
  );
  expect(text).toContain('- **house** on page: `deleted: lamp.on lamp`: It is dark & late.');
  expect(text).toContain('### Not reached\n\n- **house** on page: state ');
});
