import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import { defineAdapter } from './adapter.ts';
import { noPayload } from './outcomes.ts';
import { rebuild } from './rebuild.ts';
import { run } from './run.ts';
import { describePath } from './describePath.ts';
import { indonesian } from './messages.ts';

const machine = setup({
  types: {
    context: {} as { pages: number },
    events: {} as { type: 'turn' } | { type: 'close' },
    input: {} as { pages: number },
  },
  actions: {
    turnPage: assign({ pages: ({ context }) => Math.min(2, context.pages + 1) }),
    greet: () => {},
  },
}).createMachine({
  id: 'book',
  context: ({ input }) => input,
  entry: 'greet',
  initial: 'open',
  states: {
    open: { on: { turn: { actions: 'turnPage' }, close: 'shut' } },
    shut: { on: { close: 'open' } },
  },
});

const definition = {
  input: { pages: 0 },
  events: { turn: noPayload, close: noPayload },
  restarts: {
    reload: ({ context }: { context: { pages: number } }) => ({ pages: context.pages }),
    lose: ({ value }: { value: unknown }) => (value === 'shut' ? { pages: 0 } : undefined),
  },
};
const model = defineModel(machine, definition);
const suite = generate(model, { cover: ['restarts'] });
const restarts = suite.testPaths
  .flatMap(({ steps }) => steps)
  .filter(({ stimulus }) => stimulus.kind === 'restart');

describe('restarts', () => {
  test('lead from every state with an input to the state in which the machine starts with it', () => {
    expect(suite.coverage.find(({ criterion }) => criterion === 'restarts')).toEqual({
      criterion: 'restarts',
      covered: 3,
      total: 4,
    });
    expect(suite.unreached).toEqual([
      {
        goal: 'restart lose: open',
        reason: '`restarts.lose` returns no input wherever the machine rests in "open".',
        acceptedReason: null,
      },
    ]);
    expect(
      new Set(restarts.map(({ stimulus, expected }) => `${stimulus.id} ${expected.states.join()}`)),
    ).toEqual(new Set(['restart(reload) open', 'restart(lose) open']));
    expect(restarts.map(({ restart }) => restart?.input)).toEqual(
      restarts.map(({ expected }) => expected.snapshot.context),
    );
  });

  test('are edges like any other, so they are taken in every context', () => {
    const { testPaths, unreached } = generate({
      ...model,
      unreachable: { 'restart lose: open': 'by design' },
    });
    expect(unreached.map(({ acceptedReason }) => acceptedReason)).toEqual(['by design']);
    const pages = testPaths
      .flatMap(({ steps }) => steps)
      .filter(({ stimulus }) => stimulus.id === 'restart(reload)')
      .map(({ expected }) => (expected.shown as { pages: number }).pages);
    expect(new Set(pages)).toEqual(new Set([0, 1, 2]));
  });

  test('replace the machine on the machine adapter and execute its initial actions', async () => {
    expect((await run(suite, createMachineAdapter(model))).map(({ failure }) => failure)).toEqual(
      suite.testPaths.map(() => null),
    );
    expect(restarts.map(({ expected }) => expected.effects)).toEqual(restarts.map(() => ['greet']));
    const silentMachine = rebuild(machine, {
      state: (path, config) => (path === '(root)' ? { ...config, entry: [] } : config),
    });
    const [first] = await run(suite, createMachineAdapter(model, silentMachine));
    expect(first?.failure?.message).toBe('actions: expected greet, found none');
  });

  test('need a step handler each, at compile time and at run time', () => {
    const doNothing = () => {};
    const adapter = {
      name: 'paper',
      start: () => 0,
      events: { turn: doNothing, close: doNothing },
      actors: {},
      states: { open: doNothing, shut: doNothing },
    };
    // @ts-expect-error a restart has no step handler
    expect(() => defineAdapter(model, { ...adapter, restarts: { reload: doNothing } })).toThrow(
      'No step handler for the restart "lose".',
    );
    expect(
      defineAdapter(model, { ...adapter, restarts: { reload: doNothing, lose: doNothing } }).name,
    ).toBe('paper');
  });

  test('are described with the label of the model, or by their name', () => {
    const actionsWith = (labels: object) =>
      suite.testPaths.flatMap((testPath) =>
        describePath({ ...suite, model: { ...model, labels } }, testPath, indonesian).steps.map(
          ({ action }) => action,
        ),
      );
    expect(actionsWith({ restarts: { reload: 'Muat ulang halaman' } })).toContain(
      'Muat ulang halaman',
    );
    expect(actionsWith({})).toContain('alur dimulai lagi karena "lose"');
  });
});
