import { assign, createMachine, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { defineModel } from './defineModel.ts';
import { CutExplorationError } from './FlowsError.ts';
import { generate } from './generate.ts';
import { noPayload } from './outcomes.ts';
import { openGoals } from './suite.ts';
import { run } from './run.ts';

/** A shop whose customers may pay once the cart holds three things. */
function cart(add: ReturnType<typeof assign<{ count: number }, never, never, never, never>>) {
  return createMachine({
    id: 'cart',
    context: { count: 0 },
    initial: 'open',
    states: {
      open: {
        on: {
          add: { actions: add as never },
          pay: { guard: ({ context }) => context.count >= 3, target: 'paid' },
        },
      },
      paid: {},
    },
  });
}

const events = { add: noPayload, pay: noPayload };
const addOne = assign<{ count: number }, never, never, never, never>({
  count: ({ context }) => context.count + 1,
});

describe('a model', () => {
  test('whose `context` omits what a guard reads throws, with the field that it omits', () => {
    const blind = defineModel(cart(addOne), { events, context: () => null });
    expect(() => generate(blind)).toThrow(
      'The `context` of the model "cart" omits something that affects the next step. ' +
        'In "open", with count: 0 and then 3 on another path, "pay" is possible only once.',
    );
  });

  test('with a counter that never ends throws, with the field and without test paths', () => {
    const endless = defineModel(cart(addOne), { events });
    expect(() => generate(endless)).toThrow(CutExplorationError);
    expect(() => generate(endless)).toThrow(
      'cart: "open" has more than 200 contexts, because "count" has 201 different values (0, 1, 2, …): ' +
        'leave it out of `context`, return only what matters about it, or raise bounds.variants.',
    );
  });

  test('with a counter of which it returns what matters is covered', () => {
    const model = defineModel(cart(addOne), {
      events,
      context: ({ count }) => Math.min(3, count),
    });
    expect(openGoals(generate(model))).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['clock', () => Date.now()],
    ['chance', () => Math.random()],
  ])('of a machine whose action reads the %s throws, with the transition', (_, read) => {
    const impure = assign<{ count: number }, never, never, never, never>({
      count: () => read() as number,
    });
    expect(() => generate(defineModel(cart(impure), { events }))).toThrow(
      /^The machine of "cart" is not pure: "add" from "open" gave count: .* and then .* when it was taken again\. An action or guard of "open add" \(xstate\.assign\) reads the clock,/,
    );
  });

  test('of a machine whose action changes a value in place throws', () => {
    const machine = createMachine({
      id: 'list',
      context: { items: [] as number[] },
      on: {
        add: {
          actions: assign({
            items: ({ context: { items } }) => {
              items.push(1);
              return items;
            },
          }),
        },
      },
    });
    expect(() => generate(defineModel(machine, { events: { add: noPayload } }))).toThrow(
      'The machine of "list" is not pure: "add"',
    );
  });
});

describe('a context', () => {
  class Counter {
    readonly #count = 1;
    get isFull(): boolean {
      return this.#count > 2;
    }
  }

  const generateWith = (value: unknown) => {
    const machine = createMachine({
      id: 'box',
      context: { inside: { value } },
      on: { look: { actions: () => {} } },
    });
    return generate(defineModel(machine, { events: { look: noPayload } }));
  };

  test.each<[string, unknown]>([
    ['Counter', new Counter()],
    ['Blob', new Blob(['a'])],
  ])('with an instance of %s is refused, with the place', (name, value) => {
    expect(() => generateWith(value)).toThrow(
      `The \`context\` of the model "box" contains an instance of "${name}" in "inside.value", whose content cannot be compared`,
    );
  });

  test.each<[string, unknown, unknown]>([
    ['URL', new URL('https://a.example'), new URL('https://b.example')],
    ['Map', new Map([['a', 1]]), new Map([['a', 2]])],
    ['Set', new Set([1]), new Set([2])],
    ['Date', new Date(1), new Date(2)],
    ['Uint8Array', new Uint8Array([1]), new Uint8Array([2])],
    ['RegExp', /a/, /b/],
  ])('tells values of %s apart by their content', (_, one, other) => {
    const machine = createMachine({
      context: { value: one },
      on: {
        swap: { actions: assign({ value: other }) },
        done: { guard: ({ context }) => context.value === other, actions: () => {} },
      },
    });
    const suite = generate(defineModel(machine, { events: { swap: noPayload, done: noPayload } }));
    expect([suite.nodes, openGoals(suite)]).toEqual([2, []]);
  });
});

test('a machine that follows the snapshots of an actor is refused', () => {
  const machine = createMachine(
    {
      id: 'm',
      initial: 'a',
      states: { a: { invoke: { id: 'ticker', src: 'ticker', onSnapshot: 'b' } }, b: {} },
    },
    { actors: { ticker: fromCallback(() => {}) } },
  );
  expect(() => defineModel(machine, { events: {}, actors: { ticker: {} } })).toThrow(
    '"a snapshot(ticker)" follows the snapshots of a running actor (onSnapshot), which are not explored: let the actor send an event instead.',
  );
});

test('events that only a wildcard matches are explored and run', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { 'mouse.*': 'b' } }, b: { on: { '*': 'a' } } },
  });
  const model = defineModel(machine, {
    events: { 'mouse.up': noPayload, key: noPayload } as never,
  });
  const suite = generate(model);
  expect(suite.coverage.find(({ criterion }) => criterion === 'transitions')).toMatchObject({
    covered: 2,
    total: 2,
  });
  expect(suite.edges).toBe(3);
  const results = await run(suite, createMachineAdapter(model));
  expect(results.map(({ failure }) => failure)).toEqual(results.map(() => null));
});
