import { assign, createMachine, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { buildGraph } from './buildGraph.ts';
import { defineModel } from './defineModel.ts';
import { generate, generateFrom } from './generate.ts';
import { noPayload, error, success } from './outcomes.ts';
import { openGoals } from './suite.ts';
import { doorModel } from './testing/doorMachine.ts';

const segments = (suite: ReturnType<typeof generate>) =>
  suite.testPaths.map(({ steps }) => steps.map(({ stimulus }) => stimulus.id).join(' > '));

describe('the state graph', () => {
  test('holds every state value with every context that matters, and only what is enabled', () => {
    const graph = buildGraph(doorModel);
    const shut = graph.nodes.find(
      ({ name, machineState }) =>
        name === 'door.shut + lamp.off' && machineState?.snapshot.context.tries === 0,
    );
    expect(shut?.enabled.map(({ id }) => id)).toEqual(['knock code', 'lamp']);
    expect(shut?.refused).toEqual(['door.shut knock']);
    expect(new Set(graph.nodes.map(({ name }) => name)).size).toBe(11);
  });

  test('offers what ends an actor, and a delay, while they run', () => {
    const asking = buildGraph(doorModel).nodes.find(
      ({ name }) => name === 'door.asking.waiting + lamp.off',
    );
    expect(asking?.enabled.map(({ id }) => id)).toEqual([
      'leave',
      'lamp',
      'ask: yes',
      'ask: no',
      'ask: broken',
      'after(patience)',
    ]);
  });

  test('lets delays pass in the order in which they end', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        quick: { initial: 'a', states: { a: { after: { 300: 'b' } }, b: {} } },
        slow: { initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } },
      },
    });
    const { testPaths } = generate(defineModel(machine, { events: {} }));
    expect(
      testPaths[0]?.steps.map(({ stimulus }) => (stimulus.kind === 'delay' ? stimulus.wait : 0)),
    ).toEqual([300, 700]);
  });

  test('ends at its bounds, and says so', () => {
    const endless = defineModel(doorModel.machine, {
      events: { knock: { code: { code: '1' } }, leave: noPayload, lamp: noPayload },
      actors: { ask: { yes: success('yes'), no: success('no'), broken: error('broken') } },
      bounds: { variants: 1 },
    });
    expect(generateFrom(buildGraph(endless)).limitsHit[0]).toContain(
      'Let `context` give less, or raise bounds.variants.',
    );
  });
});

describe('goals', () => {
  test.each(['states', 'transitions', 'guards', 'outcomes'] as const)(
    '%s are all reached',
    (criterion) => {
      const suite = generate(doorModel, { cover: [criterion] });
      const { covered, total } = suite.coverage.find((each) => each.criterion === criterion) ?? {
        covered: -1,
        total: 0,
      };
      expect([covered, suite.unreached]).toEqual([total, []]);
    },
  );

  test('pairs of arrows are covered in fewer steps than pairs of transitions', () => {
    const few = generate(doorModel, { cover: ['transition-pairs'] });
    const many = generate(doorModel, { cover: ['pairs'] });
    expect(pairsOf(few)).toEqual(pairsOf(many));
    expect(few.steps).toBeLessThan(many.steps / 2);
  });

  test('simple paths are all those that visit no node twice', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { on: { x: 'b', y: 'c' } },
        b: { on: { y: 'c' } },
        c: { on: { x: 'b', z: 'a' } },
      },
    });
    const suite = generate(
      defineModel(machine, { events: { x: noPayload, y: noPayload, z: noPayload } }),
      {
        cover: ['simple-paths'],
      },
    );
    expect(segments(suite)).toEqual(['x > y', 'y > x']);
    expect(generate(doorModel, { cover: ['simple-paths'], maxSimplePaths: 2 }).limitsHit).toEqual([
      'Only the first 2 simple paths were taken. Lower --max-steps, or raise --max-simple-paths.',
    ]);
  });

  test('the same seed gives the same tours, another one others of the same length', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => generate(doorModel, { seed }));
    expect(segments(one!)).toEqual(segments(again!));
    expect(segments(one!)).not.toEqual(segments(other!));
    expect(one!.steps).toBe(other!.steps);
  });

  test('tours go from a state to a state', () => {
    const { testPaths } = generate(doorModel, { from: 'door.asking', to: 'door.open' });
    expect(testPaths.map(({ steps }) => steps[0]?.stimulus.id)).toEqual(
      testPaths.map(() => 'knock code'),
    );
    expect(testPaths.map(({ steps }) => steps.at(-1)?.expected.states[0])).toEqual(
      testPaths.map(() => 'door.open'),
    );
    expect(() => generate(doorModel, { to: 'door.opne' })).toThrow('Did you mean "door.open"?');
  });
});

describe('what cannot be reached', () => {
  const machine = createMachine(
    {
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: { go: 'b', never: { guard: 'no', target: 'c' }, unsaid: 'c' },
          invoke: { id: 'ask', src: 'ask', onDone: 'b', onError: 'c' },
        },
        b: { on: { go: [{ target: 'a' }, { target: 'c' }] } },
        c: { on: { go: 'a' } },
        island: {},
      },
    },
    { guards: { no: () => false }, actors: { ask: fromPromise(() => Promise.resolve()) } },
  );
  const definition = {
    events: { go: noPayload, never: noPayload, unsaid: {} },
    actors: { ask: { done: success(undefined) } },
  };

  test('is named with the reason', () => {
    const { unreached } = generate(defineModel(machine, definition), {
      cover: ['states', 'transitions', 'guards'],
    });
    expect(Object.fromEntries(unreached.map(({ goal, reason }) => [goal, reason]))).toEqual({
      'state c':
        'None of the arrows that lead there is ever taken: "a never", "a unsaid", "a error(ask)", "b go#2".',
      'state island': 'No arrow leads there, and it is no initial state that is entered.',
      'transition a never':
        'Its guard "no" never says yes: give a payload, outcome or start for which it does.',
      'transition a unsaid':
        'The model has no payload for an event that "unsaid" takes: add a case.',
      'transition a error(ask)': 'The model has no failure among the outcomes of "ask": add one.',
      'transition b go#2':
        'Another arrow is always taken before it: one that is tried earlier ("b go#1") or one of a state inside "b".',
      'transition c go': 'Its state "c" is never reached.',
    });
  });

  test('can be explained, but only if it is true', () => {
    const explained = { 'transition a never': 'Kept for later.' };
    const suite = generate(defineModel(machine, { ...definition, unreachable: explained }), {
      cover: ['transitions'],
    });
    expect(openGoals(suite).map(({ goal }) => goal)).not.toContain('transition a never');
    const wrong = defineModel(machine, {
      ...definition,
      unreachable: { 'transition a go': 'No.' },
    });
    expect(() => generate(wrong)).toThrow('but it is reached: take it out of `unreachable`');
    const unknown = defineModel(machine, {
      ...definition,
      unreachable: { 'transition a nver': 'No.' },
    });
    expect(() => generate(unknown)).toThrow('Did you mean "transition a never"?');
  });

  test('is told apart from what lies deeper than the limit', () => {
    const { unreached } = generate(doorModel, { cover: ['outcomes'], maxSteps: 1 });
    expect(unreached.map(({ goal }) => goal)).toEqual([
      'outcome ask: yes',
      'outcome ask: no',
      'outcome ask: broken',
    ]);
    expect(unreached[0]?.reason).toBe(
      'It takes more than 1 steps to get there: raise --max-steps.',
    );
  });
});

test('a model whose context leaves out what decides is refused', () => {
  const once = createMachine({
    context: { used: false },
    initial: 'a',
    states: {
      a: {
        on: {
          use: { guard: ({ context }) => !context.used, actions: assign({ used: true }) },
          look: 'b',
        },
      },
      b: { on: { look: 'a' } },
    },
  });
  const blind = defineModel(once, {
    events: { use: noPayload, look: noPayload },
    context: () => null,
  });
  expect(() => generate(blind)).toThrow(
    'The model "(machine)" leaves out of `context` something that decides what happens: after "use"',
  );
});

function pairsOf(suite: ReturnType<typeof generate>): string[] {
  const pairs = suite.testPaths.flatMap(({ steps }) =>
    steps.flatMap(({ transitions }, place) =>
      place === 0 ? [] : [`${steps[place - 1]?.transitions.at(-1)} > ${transitions[0]}`],
    ),
  );
  return [...new Set(pairs)].sort();
}
