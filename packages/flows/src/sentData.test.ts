import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverageText, listText } from './cli/texts.ts';
import type { Criterion } from './criteria.ts';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import { chartGoals } from './measure.ts';
import { english } from './messages.ts';
import { noPayload, success } from './outcomes.ts';
import { createReport } from './report/createReport.ts';
import { toResults } from './results.ts';
import { run } from './run.ts';
import { openGoals } from './suite.ts';

interface Card {
  readonly user: { readonly name: string; readonly id: number };
  readonly words: string | null;
  readonly lines: readonly { readonly text: string; readonly font: string }[];
  readonly picture: File | null;
}

const cardMachine = setup({
  types: {
    context: {} as Card,
    events: {} as ({ type: 'write' } & Pick<Card, 'words'>) | { type: 'send' },
    input: {} as Partial<Card>,
  },
  actors: { send: fromPromise<void, Card>(() => Promise.resolve()) },
}).createMachine({
  id: 'card',
  context: ({ input }) => ({
    user: { name: 'Sari', id: 7 },
    words: null,
    lines: [],
    picture: null,
    ...input,
  }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        write: { actions: assign({ words: ({ event }) => event.words }) },
        send: 'sending',
      },
    },
    sending: {
      invoke: { id: 'send', src: 'send', input: ({ context }) => context, onDone: 'writing' },
    },
  },
});

/** The words are not in the context of the nodes, so no edge depends on them. */
const definition = {
  context: () => null,
  input: {},
  events: { write: { '': { words: 'Selamat' } }, send: noPayload },
  actors: { send: { sent: success(undefined) } },
};

const sameUser = { 'data send: user': 'There is one user.' };

function generateWith(changes: object, cover: readonly Criterion[] = ['edges', 'data']) {
  return generate(defineModel(cardMachine, { ...definition, ...changes }), { cover });
}

describe('data', () => {
  test('lists what actors are always given alike, the outermost object only', () => {
    expect(openGoals(generateWith({}))).toEqual(
      [
        [
          'user',
          'It was always {"id":7,"name":"Sari"}: add a payload, outcome or start with another value.',
        ],
        ['words', 'It was always "Selamat": add a payload, outcome or start with another value.'],
        [
          'lines',
          'It was never sent, or always empty: add a payload, outcome or start that fills it.',
        ],
        [
          'picture',
          'It was never sent, or always empty: add a payload, outcome or start that fills it.',
        ],
      ].map(([field, reason]) => ({ goal: `data send: ${field}`, reason, acceptedReason: null })),
    );
  });

  test('adds paths that bring other values along, which no node tells apart', () => {
    const starts = {
      sari: {},
      budi: {
        user: { name: 'Budi', id: 8 },
        lines: [{ text: 'Selamat', font: 'serif' }],
        picture: new File(['1'], 'one.png'),
      },
      both: {
        lines: [
          { text: 'Sari', font: 'serif' },
          { text: 'Budi', font: 'serif' },
        ],
        picture: new File(['2'], 'two.png'),
      },
    };
    const events = {
      write: { one: { words: 'Selamat' }, other: { words: 'Turut' } },
      send: noPayload,
    };
    const suite = generateWith({ starts, events });
    expect(openGoals(suite).map(({ goal }) => goal)).toEqual(['data send: lines.*.font']);
    expect(suite.coverage).toContainEqual({ criterion: 'data', covered: 5, total: 6 });
    expect(suite.testPaths.map(({ start, steps }) => [start, steps.length])).toContainEqual([
      'budi',
      1,
    ]);
  });

  test('accepts a reason for what never differs, and refuses one for what does', () => {
    const reasons = {
      ...sameUser,
      'data send: lines': 'None.',
      'data send: picture': 'None.',
      'data send: words': 'One.',
    };
    expect(openGoals(generateWith({ unreachable: reasons }))).toEqual([]);
    const starts = { sari: {}, budi: { user: { name: 'Budi', id: 8 } } };
    expect(() => generateWith({ starts, unreachable: sameUser })).toThrow(
      'The model "card" lists "data send: user" as unreachable, but it can be reached: remove it from `unreachable`.',
    );
    const withoutData = generateWith({ starts, unreachable: sameUser }, ['edges']);
    expect(openGoals(withoutData)).toEqual([]);
    expect(() => generateWith({ unreachable: { 'data send: usr': 'One.' } })).toThrow(
      'there is no such goal. Did you mean "data send: user"?',
    );
  });

  test('is counted in the list, the coverage and the report', async () => {
    const suite = generateWith({});
    const { model } = suite;
    const goals = chartGoals({ model });
    expect(listText('card', goals, { fields: 5, starts: 1 })).toContain(
      '5 fields of data, 1 start',
    );
    expect(coverageText(suite)).toContain('  data         0 of 5\n');
    const report = createReport(model, toResults(suite, 'machine', await run(suite)), english, [
      'data',
    ]);
    expect(report.coverage).toEqual(suite.coverage);
    expect(report.unreached).toEqual(openGoals(suite));
  });

  test('is no criterion of a model whose actors are given nothing', () => {
    const idle = setup({}).createMachine({ id: 'idle', initial: 'on', states: { on: {} } });
    const { coverage } = generate(defineModel(idle, { events: {} }));
    expect(coverage.map(({ criterion }) => criterion)).not.toContain('data');
  });
});
