import { cancel, createMachine, fromPromise, raise, sendTo, spawnChild } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import { defineAdapter, type Adapter } from './adapter.ts';
import { noPayload, error, success } from './outcomes.ts';
import { rebuild } from './rebuild.ts';
import { runPath, runPaths } from './runPaths.ts';
import { shardPaths } from './shardPaths.ts';
import { doorModel } from './testing/doorMachine.ts';

const suite = generate(doorModel);
const [testPath] = suite.testPaths;

/** A layer that takes no part in anything and keeps a list of what it was asked to do. */
function listAdapter(changes: Partial<Adapter<string[]>> = {}): Adapter<string[]> {
  const note = (run: string[], { stimulus }: { stimulus: { id: string } }) => {
    run.push(stimulus.id);
  };
  return {
    name: 'list',
    start: () => [],
    events: { knock: note, leave: note, lamp: note },
    actors: { ask: { yes: note, no: note, broken: note } },
    delay: note,
    states: { door: () => {}, lamp: () => {} },
    ...changes,
  };
}

describe('a layer', () => {
  test('that misses or misspells something is refused with all of it', () => {
    const wrong = {
      ...listAdapter(),
      events: { knock: () => {}, leve: () => {} },
      actors: { ask: { yes: () => {} } },
      states: { door: () => {}, lmap: () => {} },
    };
    const { delay: _, ...adapter } = wrong;
    let message = '';
    try {
      defineAdapter(doorModel, adapter as never);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n')).toEqual([
      'The layer "list" does not fit the model "house":',
      '  - No step handler for the event "leave".',
      '  - No step handler for the event "lamp".',
      '  - The model has no event "leve". Did you mean "leave"?',
      '  - No step handler for the outcome of "ask" "no".',
      '  - No step handler for the outcome of "ask" "broken".',
      '  - No assertion for the state "lamp.off".',
      '  - No assertion for the state "lamp.on".',
      '  - The machine has no state "lmap". Did you mean "lamp"?',
      '  - The machine has delays, and the layer has no `delay`: add what lets time pass.',
    ]);
  });

  test('is asked for every event, outcome and leaf state by the compiler', () => {
    const note = () => {};
    const states = {
      'door.shut': note,
      'door.asking.waiting': note,
      'door.asking.broken': note,
      'door.open': note,
      'door.locked': note,
      'lamp.off': note,
      'lamp.on': note,
    };
    const whole = {
      name: 'x',
      start: () => 0,
      delay: note,
      events: { knock: note, leave: note, lamp: note },
      actors: { ask: { yes: note, no: note, broken: note } },
      states,
    };
    expect(defineAdapter(doorModel, whole).name).toBe('x');
    const { 'lamp.on': _, ...without } = states;
    // @ts-expect-error a leaf state has no assertion
    expect(() => defineAdapter(doorModel, { ...whole, states: without })).toThrow('"lamp.on"');
    const withoutOutcome = { ...whole, actors: { ask: { yes: note, no: note } } };
    // @ts-expect-error an outcome has no step handler
    expect(() => defineAdapter(doorModel, withoutOutcome)).toThrow('"broken"');
    const withoutEvent = { ...whole, events: { knock: note, leave: note } };
    // @ts-expect-error an event has no step handler
    expect(() => defineAdapter(doorModel, withoutEvent)).toThrow('"lamp"');
  });

  test('is told of every step in order, and of each once its assertions hold', async () => {
    const done: string[] = [];
    const runs: string[][] = [];
    const { failure } = await runPath(
      listAdapter({ stop: (run) => void runs.push(run) }),
      testPath!,
      {
        onStep: (run, _, step) => void done.push(`${step} ${run.at(-1) ?? 'start'}`),
      },
    );
    const ids = testPath!.steps.map(({ stimulus }) => stimulus.id);
    expect(failure).toBe(null);
    expect(runs).toEqual([ids]);
    expect(done).toEqual(['0 start', ...ids.map((id, index) => `${index + 1} ${id}`)]);
  });

  test('fails by name where nobody takes a step or looks at a state', async () => {
    const message = async (changes: Partial<Adapter<string[]>>) =>
      (await runPaths(listAdapter(changes), suite.testPaths)).find(({ failure }) => failure)
        ?.failure?.message;
    expect(await message({ events: { knock: () => {}, leave: () => {} } })).toBe(
      'The layer "list" has no step handler for the event "lamp": add one.',
    );
    expect(await message({ states: { lamp: () => {} } })).toBe(
      'The layer "list" has no assertion for the state "door.shut": add one.',
    );
    expect(await message({ states: { door: 'transient', lamp: () => {} } })).toContain(
      'calls the state "door.shut" transient, but the machine rests in it',
    );
  });

  test('is stopped after a failure, which is handed over first', async () => {
    const order: string[] = [];
    const adapter = listAdapter({
      check: (_, { states }) => {
        if (states.includes('lamp.on')) throw new Error('dark');
      },
      stop: () => void order.push('stopped'),
    });
    const results = await runPaths(adapter, suite.testPaths, {
      onFailure: (_, __, { message }) => void order.push(message),
    });
    expect(order.slice(0, 2)).toEqual(['dark', 'stopped']);
    expect(results[0]?.failure?.after).toBe('lamp');
  });
});

describe('on the machine', () => {
  test('every tour passes, and actors end by being answered', async () => {
    const results = await runPaths(createMachineAdapter(doorModel), suite.testPaths);
    expect(results.map(({ failure }) => failure)).toEqual(suite.testPaths.map(() => null));
    expect(
      new Set(suite.testPaths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.kind))),
    ).toEqual(new Set(['event', 'outcome', 'delay']));
  });

  test('a machine that does something else is caught, with what was expected and found', async () => {
    const changed = rebuild(doorModel.machine, {
      transition: (id, config) =>
        id === 'door.asking leave' ? { ...config, target: '#house.door.locked' } : config,
    });
    const results = await runPaths(createMachineAdapter(doorModel, changed), suite.testPaths);
    const failure = results.find((each) => each.failure !== null)?.failure;
    expect(failure?.after).toBe('leave');
    expect(failure?.message).toMatch(
      /^state: expected \{"door":"shut","lamp":"(on|off)"\}, found \{"door":"locked","lamp":"\1"\}\n/,
    );
    expect(failure?.message).toContain('\nenabled events: expected knock code, lamp, found lamp');
  });

  test('a dropped side effect is caught', async () => {
    const changed = rebuild(doorModel.machine, {
      transition: (id, config) => (id === 'door.shut knock' ? { ...config, actions: [] } : config),
    });
    const [first] = await runPaths(createMachineAdapter(doorModel, changed), [
      generate(doorModel, { cover: ['states'] }).testPaths[0]!,
    ]);
    expect(first?.failure?.message).toBe('actions: expected ring, found none');
  });
});

test('spawned actors, delayed and cancelled events, and events to itself go as they were foreseen', async () => {
  const machine = createMachine(
    {
      id: 'm',
      initial: 'a',
      states: {
        a: {
          entry: [
            spawnChild('job', { id: 'job' }),
            raise({ type: 'tick' }, { delay: 500, id: 'tick' }),
          ],
          on: {
            stop: { actions: [cancel('tick'), sendTo(({ self }) => self, { type: 'inner' })] },
            inner: { target: 'b' },
            tick: { target: 'late' },
            'xstate.done.actor.job': 'c',
            'xstate.error.actor.job': 'd',
          },
        },
        b: { on: { 'xstate.done.actor.job': 'c', 'xstate.error.actor.job': 'd' } },
        c: {},
        d: {},
        late: {},
      },
    },
    { actors: { job: fromPromise(() => Promise.resolve(1)) } },
  );
  const model = defineModel(machine, {
    events: { stop: noPayload, inner: {}, tick: {} },
    actors: { job: { done: success(1), failed: error('no') } },
  });
  const made = generate(model);
  const results = await runPaths(createMachineAdapter(model), made.testPaths);
  expect([
    made.unreached,
    results.map(({ failure: found }) => found).filter((found) => found !== null),
  ]).toEqual([[], []]);
  expect(made.seenStates).toEqual(new Set(['a', 'b', 'c', 'd', 'late']));
});

test('shards hold every tour once and are about equally long', () => {
  const { testPaths } = generate(doorModel, { cover: ['pairs'], maxSteps: 8 });
  const parts = [1, 2, 3].map((index) => shardPaths(testPaths, index, 3));
  expect(
    parts
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(testPaths.map(({ id }) => id).toSorted());
  const lengths = parts.map((part) => part.reduce((sum, { steps }) => sum + steps.length + 3, 0));
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(11);
});
