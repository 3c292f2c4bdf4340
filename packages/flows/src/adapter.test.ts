import { cancel, createMachine, fromPromise, raise, sendTo, spawnChild } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import { defineAdapter, type Adapter } from './adapter.ts';
import { noPayload, error, success } from './outcomes.ts';
import { rebuild } from './rebuild.ts';
import { run } from './run.ts';
import { runPath } from './runPath.ts';
import { shardPaths } from './shardPaths.ts';
import { doorModel } from './testing/doorMachine.ts';

const suite = generate(doorModel);
const [testPath] = suite.testPaths;

/** An adapter that only records the ids of the steps it performs. */
function listAdapter(changes: Partial<Adapter<string[]>> = {}): Adapter<string[]> {
  const record = (run: string[], { stimulus }: { stimulus: { id: string } }) => {
    run.push(stimulus.id);
  };
  return {
    name: 'list',
    start: () => [],
    events: { knock: record, leave: record, lamp: record },
    actors: { ask: { yes: record, no: record, broken: record } },
    delay: record,
    states: { door: () => {}, lamp: () => {} },
    ...changes,
  };
}

describe('an adapter', () => {
  test('that lacks whole parts is rejected with every missing name', () => {
    expect(() => defineAdapter(doorModel, { name: 'empty' } as never)).toThrow(
      /no `start`.*\n(.*\n)*.*for the event "knock".*\n(.*\n)*.*for the actor "ask".*\n(.*\n)*.*for the state "lamp\.on"/,
    );
  });

  test('needs no step handlers of actors for a machine without actors', async () => {
    const lamp = defineModel(
      createMachine({
        id: 'lamp',
        initial: 'off',
        states: { off: { on: { press: 'on' } }, on: {} },
      }),
      { events: { press: noPayload } },
    );
    const adapter = defineAdapter(lamp, {
      name: 'lamp',
      start: () => ({ isOn: false }),
      events: { press: (run) => void (run.isOn = true) },
      states: { off: () => {}, on: ({ isOn }) => expect(isOn).toBe(true) },
    });
    expect((await run(generate(lamp), adapter)).map(({ failure }) => failure)).toEqual([null]);
  });

  test('is rejected with a list of every missing and unknown name', () => {
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
      'The adapter "list" does not match the model "house":',
      '  - No step handler for the event "leave".',
      '  - No step handler for the event "lamp".',
      '  - The model has no event "leve". Did you mean "leave"?',
      '  - No step handler for the outcome of "ask" "no".',
      '  - No step handler for the outcome of "ask" "broken".',
      '  - No assertion for the state "lamp.off".',
      '  - No assertion for the state "lamp.on".',
      '  - The machine has no state "lmap". Did you mean "lamp"?',
      '  - The machine has delays, but the adapter has no `delay`: add a step handler for it.',
    ]);
  });

  test('must have every event, outcome and leaf state to compile', () => {
    const record = () => {};
    const states = {
      'door.shut': record,
      'door.asking.waiting': record,
      'door.asking.broken': record,
      'door.open': record,
      'door.locked': record,
      'lamp.off': record,
      'lamp.on': record,
    };
    const complete = {
      name: 'x',
      start: () => 0,
      delay: record,
      events: { knock: record, leave: record, lamp: record },
      actors: { ask: { yes: record, no: record, broken: record } },
      states,
    };
    expect(defineAdapter(doorModel, complete).name).toBe('x');
    const { 'lamp.on': _, ...without } = states;
    // @ts-expect-error a leaf state has no assertion
    expect(() => defineAdapter(doorModel, { ...complete, states: without })).toThrow('"lamp.on"');
    const withoutOutcome = { ...complete, actors: { ask: { yes: record, no: record } } };
    // @ts-expect-error an outcome has no step handler
    expect(() => defineAdapter(doorModel, withoutOutcome)).toThrow('"broken"');
    const withoutEvent = { ...complete, events: { knock: record, leave: record } };
    // @ts-expect-error an event has no step handler
    expect(() => defineAdapter(doorModel, withoutEvent)).toThrow('"lamp"');
  });

  test('performs the steps in order and reports each one after its assertions pass', async () => {
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

  test('fails with the name of a missing step handler or assertion', async () => {
    const message = async (changes: Partial<Adapter<string[]>>) =>
      (await run(suite, listAdapter(changes))).find(({ failure }) => failure)?.failure?.message;
    expect(await message({ events: { knock: () => {}, leave: () => {} } })).toBe(
      'The adapter "list" has no step handler for the event "lamp": add one.',
    );
    expect(await message({ states: { lamp: () => {} } })).toBe(
      'The adapter "list" has no assertion for the state "door.shut": add one.',
    );
    expect(await message({ states: { door: 'transient', lamp: () => {} } })).toContain(
      'marks the state "door.shut" as transient, but the machine rests in it',
    );
  });

  test('reports a failure before it stops the run', async () => {
    const order: string[] = [];
    const adapter = listAdapter({
      check: (_, { states }) => {
        if (states.includes('lamp.on')) throw new Error('dark');
      },
      stop: () => void order.push('stopped'),
    });
    const results = await run(suite, adapter, {
      onFailure: (_, __, { message }) => void order.push(message),
    });
    expect(order.slice(0, 2)).toEqual(['dark', 'stopped']);
    expect(results[0]?.failure?.after).toBe('lamp');
  });
});

describe('the machine adapter', () => {
  test('passes every test path, including outcomes of actors and delays', async () => {
    const results = await run(suite, createMachineAdapter(doorModel));
    expect(results.map(({ failure }) => failure)).toEqual(suite.testPaths.map(() => null));
    expect(
      new Set(suite.testPaths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.kind))),
    ).toEqual(new Set(['event', 'outcome', 'delay']));
  });

  test('reports the expected and the actual state of a machine that behaves differently', async () => {
    const changed = rebuild(doorModel.machine, {
      transition: (id, config) =>
        id === 'door.asking leave' ? { ...config, target: '#house.door.locked' } : config,
    });
    const results = await run(suite, createMachineAdapter(doorModel, changed));
    const failure = results.find((each) => each.failure !== null)?.failure;
    expect(failure?.after).toBe('leave');
    expect(failure?.message).toMatch(
      /^state: expected \{"door":"shut","lamp":"(on|off)"\}, found \{"door":"locked","lamp":"\1"\}\n/,
    );
    expect(failure?.message).toContain('\nenabled events: expected knock code, lamp, found lamp');
  });

  test('reports a missing action', async () => {
    const changed = rebuild(doorModel.machine, {
      transition: (id, config) => (id === 'door.shut knock' ? { ...config, actions: [] } : config),
    });
    const [first] = generate(doorModel, { cover: ['states'] }).testPaths;
    const { failure } = await runPath(createMachineAdapter(doorModel, changed), first!);
    expect(failure?.message).toBe('actions: expected ring, found none');
  });
});

test('the machine adapter runs spawned actors, delayed, cancelled and self-sent events as predicted', async () => {
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
  const spawnSuite = generate(model);
  const results = await run(spawnSuite, createMachineAdapter(model));
  expect([
    spawnSuite.unreached,
    results.map(({ failure: found }) => found).filter((found) => found !== null),
  ]).toEqual([[], []]);
  expect(spawnSuite.seenStates).toEqual(new Set(['a', 'b', 'c', 'd', 'late']));
});

test('shards contain every test path once and are about equally long', () => {
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
