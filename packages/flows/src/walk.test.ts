import fc from 'fast-check';
import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { defineModel } from './defineModel.ts';
import { formatRoute, toRoute } from './findEdges.ts';
import { noPayload } from './outcomes.ts';
import { rebuild } from './rebuild.ts';
import { doorModel } from './testing/doorMachine.ts';
import { walk, type WalkOptions } from './walk.ts';

/** A cart without an end: its state graph cannot be covered. */
const cartMachine = setup({
  types: {
    context: {} as { total: number },
    events: {} as { type: 'add'; price: number } | { type: 'look' },
  },
}).createMachine({
  id: 'cart',
  context: { total: 0 },
  on: {
    add: { actions: assign({ total: ({ context, event }) => context.total + event.price }) },
    look: { actions: () => {} },
  },
});
const cart = defineModel(cartMachine, {
  events: { add: { one: { price: 1 } }, look: noPayload },
});
const anyPrice = (seed: number) =>
  fc.sample(fc.record({ price: fc.nat(50) }), { seed, numRuns: 1 })[0]!;

/** An adapter of the machine that fails when the total is above 60. */
const limited = {
  ...createMachineAdapter(cart),
  check: (
    _: unknown,
    { snapshot }: { readonly snapshot: { readonly context: { total: number } } },
  ) => {
    if (snapshot.context.total > 60) throw new Error('The cart breaks.');
  },
};

const routes = async (options: WalkOptions<never>) =>
  (await walk(doorModel, options)).map(({ testPath }) => formatRoute(toRoute(testPath)));

describe('walk', () => {
  test('takes the same walks with the same seed, and others with another', async () => {
    const first = await routes({ seed: 5, walks: 4 });
    expect(await routes({ seed: 5, walks: 4 })).toEqual(first);
    expect(await routes({ seed: 6, walks: 4 })).not.toEqual(first);
  });

  test('matches the machine, with outcomes of actors and delays', async () => {
    const results = await walk(doorModel, { walks: 30 });
    const kinds = results.flatMap(({ testPath }) =>
      testPath.steps.map(({ stimulus }) => stimulus.kind),
    );
    expect([results.length, results.filter(({ failure }) => failure !== null)]).toEqual([30, []]);
    expect(new Set(kinds)).toEqual(new Set(['event', 'outcome', 'delay']));
  });

  test('ends after its steps, at its stop condition and at its time', async () => {
    const lengths = async (options: WalkOptions<never>) =>
      (await walk(cart, options)).map(({ testPath }) => testPath.steps.length);
    expect(await lengths({ walks: 2, steps: 7 })).toEqual([7, 7]);
    expect(await lengths({ walks: 2, stop: () => true })).toEqual([1, 1]);
    expect(await lengths({ time: -1 })).toEqual([]);
  });

  test('chooses a stimulus as often as its weight says', async () => {
    const [never] = await routes({ walks: 1, weights: { lamp: 0 } });
    const [often] = await routes({ walks: 1, weights: { lamp: 1000 } });
    expect(never).not.toContain('lamp');
    expect(often).toMatch(/^start( > lamp){30}/);
    expect(often).not.toContain('knock');
  });

  test('shortens a failing walk with payloads of fast-check, and names the seed', async () => {
    const results = await walk(cart, {
      adapter: limited,
      seed: 3,
      payloads: { 'add one': anyPrice },
    });
    const failure = results.find((each) => each.failure !== null)?.failure;
    expect(failure?.message).toMatch(/^The cart breaks\.\nWalk \d+ of the seed 3\.$/);
    const { steps } = failure!.shortest!;
    const prices = steps.map(({ event }) => Number(event?.['price']));
    const total = prices.reduce((sum, price) => sum + price, 0);
    expect([...new Set(steps.map(({ stimulus }) => stimulus.id))]).toEqual(['add one']);
    // Without any one of them, the cart would hold.
    expect([total > 60, prices.every((price) => total - price <= 60)]).toEqual([true, true]);
  });

  test('shortens a failing walk on a machine that behaves differently', async () => {
    const changed = rebuild(doorModel.machine, {
      transition: (id, config) =>
        id === 'door.asking leave' ? { ...config, target: '#house.door.locked' } : config,
    });
    const results = await walk(doorModel, {
      adapter: createMachineAdapter(doorModel, changed),
      weights: { lamp: 0 },
    });
    const failed = results.find(({ failure }) => failure !== null);
    expect(toRoute(failed!.failure!.shortest!).steps).toEqual(['knock code', 'leave']);
  });

  test('refuses a payload of an event that does not exist', async () => {
    await expect(walk(cart, { payloads: { 'ad one': anyPrice } })).rejects.toThrow(
      'The model "cart" has no event "ad one" for a payload. Did you mean "add one"?',
    );
  });
});
