import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import type { Invariants } from './modelTypes.ts';
import { noPayload, error, success } from './outcomes.ts';
import { rebuild } from './rebuild.ts';

const shopMachine = setup({
  types: {
    context: {} as { key: string; price: number; discount: number; total: number | null },
    events: {} as { type: 'place' } | { type: 'retry' } | { type: 'again'; key: string },
    children: {} as { ask: 'ask' },
  },
  actors: {
    ask: fromPromise<{ total: number }, { key: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  actions: {
    setTotal: assign((_, params: { total: number }) => ({ total: params.total })),
    setKey: assign((_, params: { key: string }) => ({ key: params.key, total: null })),
    changeKey: assign({ key: 'k9' }),
    report: () => {},
  },
}).createMachine({
  id: 'shop',
  context: { key: 'k1', price: 100, discount: 10, total: null },
  initial: 'form',
  states: {
    form: { on: { place: 'asking' } },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ key: context.key }),
        onDone: {
          target: 'made',
          actions: [{ type: 'setTotal', params: ({ event }) => event.output }, 'report'],
        },
        onError: 'lost',
      },
    },
    lost: { on: { retry: 'asking' } },
    made: {
      on: { again: { target: 'form', actions: { type: 'setKey', params: ({ event }) => event } } },
    },
  },
});

const retryKeepsKey = 'A retry has the same key.';

const invariants: Invariants<typeof shopMachine> = {
  [retryKeepsKey]: ({ before, after }) =>
    before?.snapshot.matches('lost') ? after.inputs.ask?.key === before.context.key : undefined,
  'A new order has another key.': ({ before, after, event }) =>
    event?.type === 'again'
      ? after.context.key === event.key && event.key !== before?.context.key
      : undefined,
  'The total is the price less the discount.': ({ after: { context }, outputs, actions }) =>
    outputs.ask &&
    context.total === outputs.ask.total &&
    context.total === context.price - context.discount &&
    actions.join() === 'report',
  'No request is running at the start.': ({ before, after }) =>
    before === null ? Object.keys(after.inputs).length === 0 : undefined,
};

const definition = {
  events: {
    place: noPayload,
    retry: noPayload,
    again: {
      '': ({ context: { key } }: { context: { key: string } }) => ({
        key: key === 'k1' ? 'k2' : 'k1',
      }),
    },
  },
  actors: { ask: { made: success({ total: 90 }), broken: error(new Error('broken')) } },
  invariants,
};

/** A shop that retries with another key. No test path that covers all states takes this edge. */
const forgetfulShop = rebuild(shopMachine, {
  transition: (id, config) => (id === 'lost retry' ? { ...config, actions: 'changeKey' } : config),
}) as typeof shopMachine;

describe('invariants', () => {
  test('report nothing when they hold on every edge', () => {
    expect(generate(defineModel(shopMachine, definition)).violations).toEqual([]);
  });

  test('are evaluated on edges that no test path takes, and report the machine, the edge and the shortest path', () => {
    const { testPaths, violations } = generate(defineModel(forgetfulShop, definition), {
      cover: ['states'],
      maxSteps: 2,
    });
    expect(
      testPaths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.id)),
    ).not.toContain('retry');
    expect(violations).toEqual([
      [
        'shop: "A retry has the same key." is violated by "retry" from lost to asking.',
        '    path: start start > place > ask: broken > retry',
        '    changed: key: "k1" → "k9"',
        '    1 more edge violates it.',
      ].join('\n'),
    ]);
  });

  test('are reported when they never apply', () => {
    const idle = { ...definition, invariants: { 'A refund has a reason.': () => undefined } };
    expect(generate(defineModel(shopMachine, idle)).violations).toEqual([
      'shop: "A refund has a reason." was never checked: it returns undefined on every edge. Correct its condition, or remove it.',
    ]);
  });

  test('are reported with the edge on which they throw', () => {
    const broken = {
      ...definition,
      invariants: {
        'The total is known.': () => {
          throw new Error('no total');
        },
      },
    };
    expect(generate(defineModel(shopMachine, broken)).violations[0]?.split('\n')[0]).toBe(
      'shop: "The total is known." threw Error: no total on "start" from (start) to form.',
    );
  });

  test('are evaluated on every step of every test path, because nodes merge contexts', () => {
    const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'low',
      states: {
        low: {
          on: {
            up: { target: 'high', actions: assign({ count: ({ context }) => context.count + 1 }) },
          },
        },
        high: { on: { down: 'low', back: 'low' } },
      },
    });
    const merged = defineModel(counter, {
      events: { up: noPayload, down: noPayload, back: noPayload },
      context: () => null,
      invariants: { 'The count is one at most.': ({ after }) => after.context.count <= 1 },
    });
    const [message] = generate(merged).violations;
    expect(message?.split('\n')).toEqual([
      'counter: "The count is one at most." is violated by "up" from low to high.',
      expect.stringMatching(/^ {4}path: test path t1, start start > up > (down|back) > up$/),
      '    changed: count: 1 → 2',
    ]);
  });

  test('report a violation before the error that it causes', () => {
    const fragile = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'fragile',
      context: { count: 0 },
      initial: 'low',
      states: {
        low: { on: { up: { target: 'high', actions: assign({ count: -1 }) } } },
        high: {
          on: {
            up: {
              actions: assign(({ context }) => {
                if (context.count < 0) throw new Error('below zero');
                return { count: 1 };
              }),
            },
          },
        },
      },
    });
    const model = defineModel(fragile, {
      events: { up: noPayload },
      invariants: { 'The count is not negative.': ({ after }) => after.context.count >= 0 },
    });
    expect(() => generate(model)).toThrow(
      /^fragile: "The count is not negative\." is violated by "up" from low to high\.\n {4}path: start start > up\n {4}changed: count: 0 → -1\nThe machine of "fragile" threw/,
    );
  });

  test('receive both machines of a restart', () => {
    const restarting = defineModel(shopMachine, {
      ...definition,
      restarts: { reload: (snapshot) => (snapshot.matches('made') ? {} : undefined) },
      invariants: {
        'A reload keeps the total.': ({ before, after, stimulus }) =>
          stimulus.kind === 'restart' ? before?.context.total === after.context.total : undefined,
      },
    });
    expect(generate(restarting).violations[0]?.split('\n').slice(0, 3)).toEqual([
      'shop: "A reload keeps the total." is violated by "restart(reload)" from made to form.',
      '    path: start start > place > ask: made > restart(reload)',
      '    changed: total: 90 → null',
    ]);
  });

  test('are typed by the machine', () => {
    const typed: Invariants<typeof shopMachine> = {
      // @ts-expect-error the context has no such key
      context: ({ after }) => after.context.kez === '',
      // @ts-expect-error the machine has no such state
      state: ({ after }) => after.snapshot.matches('lots'),
      // @ts-expect-error the machine runs no such actor
      input: ({ after }) => after.inputs.aks !== undefined,
      // @ts-expect-error the output has another type
      output: ({ outputs }) => outputs.ask?.total === '90',
      // @ts-expect-error a verdict is a boolean or undefined
      verdict: ({ after }) => after.context.total,
    };
    expect(Object.keys(typed)).toHaveLength(5);
  });
});
