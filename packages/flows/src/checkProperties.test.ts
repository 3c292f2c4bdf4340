import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverageText } from './cli/texts.ts';
import { defineModel } from './defineModel.ts';
import { formatRoute, toRoute } from './findEdges.ts';
import { generate } from './generate.ts';
import type { Invariants, Properties } from './modelTypes.ts';
import { error, noPayload, success } from './outcomes.ts';
import { walk } from './walk.ts';

const shopMachine = setup({
  types: {
    context: {} as { key: string },
    events: {} as
      { type: 'place' } | { type: 'look' } | { type: 'renew'; key: string } | { type: 'leave' },
    children: {} as { ask: 'ask' },
  },
  actors: { ask: fromPromise<void, { key: string }>(() => Promise.resolve()) },
  actions: { setKey: assign((_, { key }: { key: string }) => ({ key })) },
}).createMachine({
  id: 'shop',
  context: { key: 'k1' },
  initial: 'form',
  states: {
    form: {
      on: {
        place: 'asking',
        look: {},
        renew: { actions: { type: 'setKey', params: ({ event }) => event } },
        leave: 'left',
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context,
        onDone: 'made',
        onError: 'form',
      },
    },
    made: { on: { leave: 'left' } },
    left: { type: 'final' },
  },
});

type Shop = typeof shopMachine;

const sameKey: Properties<Shop> = {
  'An order that failed is not sent with another key.': {
    after: ({ before, after }) =>
      before?.inputs.ask !== undefined && after.snapshot.matches('form'),
    never: ({ after: { inputs } }, begun) =>
      inputs.ask !== undefined && inputs.ask.key !== begun.after.context.key,
  },
};

function shop(properties: Properties<Shop>, others: { invariants?: Invariants<Shop> } = {}) {
  return defineModel(shopMachine, {
    context: () => null,
    events: {
      place: noPayload,
      look: noPayload,
      renew: { '': { key: 'k2' } },
      leave: noPayload,
    },
    actors: { ask: { made: success(undefined), broken: error(new Error('broken')) } },
    properties,
    ...others,
  });
}

const isMade: Properties<Shop>[string]['after'] = ({ after }) => after.snapshot.matches('made');

describe('properties', () => {
  test('count how often they hold, and how often a path ends before', () => {
    const suite = generate(
      shop({
        'What is asked is answered.': {
          after: ({ after }) => after.inputs.ask !== undefined,
          eventually: ({ after }) => after.inputs.ask === undefined,
        },
      }),
      { cover: ['states'], maxSteps: 1 },
    );
    expect(suite.testPaths.map((path) => formatRoute(toRoute(path)))).toContain('start > place');
    expect(suite.properties).toEqual([
      { sentence: 'What is asked is answered.', held: 0, inconclusive: 1 },
    ]);
    expect(coverageText(suite)).toContain(
      '  property: What is asked is answered. Held 0 times, inconclusive 1 times.\n',
    );
    expect(suite.violations).toEqual([
      'shop: "What is asked is answered." was never decided: each of the 1 times it began, the path ended before. Correct its conditions, or remove it.',
    ]);
  });

  test('report what must not happen, with the shortest path, where it began and what decided it', () => {
    expect(generate(shop(sameKey)).violations).toEqual([
      [
        'shop: "An order that failed is not sent with another key." is violated by "place" from form to asking.',
        '    began: step 2, "ask: broken" from asking to form',
        '    decided: step 4, "place" from form to asking',
        '    path: start start > place > ask: broken > renew > place',
      ].join('\n'),
    ]);
  });

  test('forbid nothing after the step that ends them', () => {
    const [property] = Object.values(sameKey) as [Properties<Shop>[string] & { never: unknown }];
    const properties = {
      Until: { ...property, until: ({ event }) => event?.type === 'renew' },
    } as Properties<Shop>;
    const suite = generate(shop(properties));
    expect(suite.violations).toEqual([]);
    expect(suite.properties[0]?.held).toBeGreaterThan(0);
  });

  test('begin at the start by default', () => {
    const never = { 'No order is made.': { never: isMade } };
    expect(generate(shop(never)).violations[0]?.split('\n').slice(1)).toEqual([
      '    began: step 0, "start" from (start) to form',
      '    decided: step 2, "ask: made" from asking to made',
      '    path: start start > place > ask: made',
    ]);
  });

  test('are violated when the machine ends before what must happen', () => {
    const eventually = { 'An order is made.': { eventually: isMade } };
    expect(generate(shop(eventually)).violations[0]?.split('\n')).toEqual([
      'shop: "An order is made." is violated by "leave" from form to left.',
      '    began: step 0, "start" from (start) to form',
      '    decided: step 1, "leave" from form to left',
      '    path: start start > leave',
    ]);
  });

  test('are reported when no step begins them, and with what they throw', () => {
    const broken = () => {
      throw new Error('no key');
    };
    const suite = generate(
      shop({
        Idle: { after: () => false, never: isMade },
        Broken: { after: ({ before }) => before === null, eventually: broken },
      }),
    );
    expect(suite.violations.map((message) => message.split('\n')[0])).toEqual([
      expect.stringMatching(/^shop: "Broken" threw Error: no key on "\w+" from form to \w+\.$/),
      'shop: "Idle" was never decided: no step begins it. Correct its conditions, or remove it.',
    ]);
  });

  test('are checked on walks, which are shortened', async () => {
    const results = await walk(shop(sameKey), { walks: 40 });
    const failures = results.flatMap(({ failure }) => failure ?? []);
    expect(new Set(failures.map(({ message }) => message.split('\n')[0]))).toEqual(
      new Set([
        '"An order that failed is not sent with another key." is violated by "place" from form to asking.',
      ]),
    );
    expect(failures.map(({ shortest }) => shortest?.steps.length)).toEqual(failures.map(() => 4));
    expect(failures[0]?.message).toContain('    began: step ');
  });

  test('are listed as inconclusive by the walk that ends before, and fail when no walk decides them', async () => {
    const paid = { 'An order is paid.': { eventually: () => false } };
    const results = await walk(shop(paid), { walks: 3, weights: { leave: 0 } });
    expect(results.map(({ inconclusive }) => inconclusive)).toEqual(
      results.map(() => ['An order is paid.']),
    );
    expect(results.map(({ failure }) => failure?.message)).toEqual([
      undefined,
      undefined,
      'shop: "An order is paid." was never decided: each of the 3 times it began, the path ended before. Correct its conditions, or remove it.',
    ]);
  });

  test('are typed by the machine', () => {
    const typed: Properties<Shop> = {
      // @ts-expect-error the machine has no such state
      state: { eventually: ({ after }) => after.snapshot.matches('lots') },
      // @ts-expect-error the context has no such key
      begun: { never: (_, begun) => begun.after.context.kez === '' },
      // @ts-expect-error what must happen has no end
      both: { eventually: () => true, until: () => true },
      // @ts-expect-error something must be said of what comes later
      neither: { after: () => true },
    };
    expect(Object.keys(typed)).toHaveLength(4);
  });
});

describe('invariants', () => {
  test('are checked on walks', async () => {
    const invariants: Invariants<Shop> = {
      'The key stays.': ({ after }) => after.context.key === 'k1',
    };
    const results = await walk(shop({}, { invariants }), { walks: 10 });
    const { failure } = results.find((result) => result.failure !== null) ?? {};
    expect(failure?.message.split('\n')[0]).toBe(
      '"The key stays." is violated by "renew" from form to form.',
    );
    expect(failure?.shortest?.steps).toHaveLength(1);
  });
});
