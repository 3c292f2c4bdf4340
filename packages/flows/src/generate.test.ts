import { assign, createMachine, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { buildGraph } from './buildGraph.ts';
import { defineModel } from './defineModel.ts';
import { generate, type GenerateOptions } from './generate.ts';
import type { Purposes } from './modelTypes.ts';
import { describePath } from './describePath.ts';
import { english } from './messages.ts';
import { noPayload, error, success } from './outcomes.ts';
import { openGoals } from './suite.ts';
import { type doorMachine, doorModel } from './testing/doorMachine.ts';

const stimuliOf = (suite: ReturnType<typeof generate>) =>
  suite.testPaths.map(({ steps }) => steps.map(({ stimulus }) => stimulus.id).join(' > '));

describe('test purposes', () => {
  const purposes = {
    'The lamp is on while the door is asked.': ({ stimulus, after: { snapshot } }) =>
      stimulus.id === 'knock code' && snapshot.matches({ lamp: 'on' }),
    'The lamp is switched off while the door is asked.': ({ before, after }) =>
      before?.snapshot.matches({ door: 'asking', lamp: 'on' }) === true &&
      after.snapshot.matches({ door: 'asking', lamp: 'off' }),
  } satisfies Purposes<typeof doorMachine>;

  test('are met by the test paths, with the fewest steps', () => {
    const suite = generate({ ...doorModel, purposes }, { cover: ['purposes'] });
    expect(stimuliOf(suite)).toEqual(['lamp > knock code > lamp']);
    expect(suite.coverage).toContainEqual({ criterion: 'purposes', covered: 2, total: 2 });
    expect(openGoals(suite)).toEqual([]);
  });

  test('are goals without a test path if no step meets them', () => {
    const model = { ...doorModel, purposes: { 'The door flies.': () => false } };
    expect(openGoals(generate(model, { cover: ['purposes'] }))).toEqual([
      {
        goal: 'purpose The door flies.',
        reason: 'No step of the state graph meets it: correct its condition.',
        acceptedReason: null,
      },
    ]);
  });

  test('of a model without any are not measured', () => {
    const { coverage } = generate(doorModel, { cover: ['purposes'] });
    expect(coverage.map(({ criterion }) => criterion)).not.toContain('purposes');
  });
});

describe('the state graph', () => {
  test('contains every state value with every relevant context and only the enabled stimuli', () => {
    const graph = buildGraph(doorModel);
    const shut = graph.nodes.find(
      ({ name, machineState }) =>
        name === 'door.shut + lamp.off' && machineState?.snapshot.context.tries === 0,
    );
    expect(shut?.enabled.map(({ id }) => id)).toEqual(['knock code', 'lamp']);
    expect(shut?.refused).toEqual(['door.shut knock']);
    expect(new Set(graph.nodes.map(({ name }) => name)).size).toBe(11);
  });

  test('offers the outcomes of an actor and its delay while the actor runs', () => {
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

  test('ends delays in the order in which they expire', () => {
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

  test('stops at its bounds and reports them', () => {
    const endless = defineModel(doorModel.machine, {
      events: { knock: { code: { code: '1' } }, leave: noPayload, lamp: noPayload },
      actors: { ask: { yes: success('yes'), no: success('no'), broken: error('broken') } },
      bounds: { variants: 1 },
    });
    expect(buildGraph(endless).limitsHit[0]).toContain('or raise bounds.variants.');
    expect(
      buildGraph({ ...endless, bounds: { ...endless.bounds, variants: 9, nodes: 3 } }).limitsHit[0],
    ).toContain('The state graph has more than 3 nodes, because "tries" has');
  });
});

describe('goals', () => {
  test.each(['states', 'transitions', 'guards', 'outcomes'] as const)(
    'of the criterion %s are all reached',
    (criterion) => {
      const suite = generate(doorModel, { cover: [criterion] });
      const { covered, total } = suite.coverage.find((each) => each.criterion === criterion) ?? {
        covered: -1,
        total: 0,
      };
      expect([covered, suite.unreached]).toEqual([total, []]);
    },
  );

  test('of transition-pairs are reached in fewer steps than those of pairs', () => {
    const transitionPairs = generate(doorModel, { cover: ['transition-pairs'] });
    const edgePairs = generate(doorModel, { cover: ['pairs'] });
    expect(pairsOf(transitionPairs)).toEqual(pairsOf(edgePairs));
    expect(transitionPairs.steps).toBeLessThan(edgePairs.steps / 2);
  });

  test('of simple-paths are all paths that visit no node twice', () => {
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
    expect(stimuliOf(suite)).toEqual(['x > y', 'y > x']);
    expect(generate(doorModel, { cover: ['simple-paths'], maxSimplePaths: 2 }).limitsHit).toEqual([
      'Only the first 2 simple paths are used. Lower --max-steps, or raise --max-simple-paths.',
    ]);
  });

  test('are reached by the same paths with the same seed, and by as many steps with another seed', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => generate(doorModel, { seed }));
    expect(stimuliOf(one!)).toEqual(stimuliOf(again!));
    expect(stimuliOf(one!)).not.toEqual(stimuliOf(other!));
    expect(one!.steps).toBe(other!.steps);
  });

  test('can be limited to the paths from one state to another', () => {
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

describe('an unreachable goal', () => {
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

  test('is reported with the reason', () => {
    const { unreached } = generate(defineModel(machine, definition), {
      cover: ['states', 'transitions', 'guards'],
    });
    expect(Object.fromEntries(unreached.map(({ goal, reason }) => [goal, reason]))).toEqual({
      'state c':
        'None of the transitions that lead to it is ever taken: "a never", "a unsaid", "a error(ask)", "b go#2".',
      'state island':
        'No transition leads to it, and it is not the initial state of a state that is entered.',
      'transition a never':
        'Its guard "no" is never true: add a payload, outcome or start for which it is.',
      'transition a unsaid':
        'The model has no payload for an event that "unsaid" matches: add a case.',
      'transition a error(ask)': 'The model has no error among the outcomes of "ask": add one.',
      'transition b go#2':
        'Another transition is always taken first: one that is tried earlier ("b go#1") or one of a state inside "b".',
      'transition c go': 'Its source state "c" is never reached.',
    });
  });

  test('can be accepted with a reason, but only if it is unreachable', () => {
    const accepted = { 'transition a never': 'Kept for later.' };
    const suite = generate(defineModel(machine, { ...definition, unreachable: accepted }), {
      cover: ['transitions'],
    });
    expect(openGoals(suite).map(({ goal }) => goal)).not.toContain('transition a never');
    const wrong = defineModel(machine, {
      ...definition,
      unreachable: { 'transition a go': 'No.' },
    });
    expect(() => generate(wrong)).toThrow('but it can be reached: remove it from `unreachable`');
    const unknown = defineModel(machine, {
      ...definition,
      unreachable: { 'transition a nver': 'No.' },
    });
    expect(() => generate(unknown)).toThrow('Did you mean "transition a never"?');
  });

  test('is distinguished from a goal that takes too many steps', () => {
    const { unreached } = generate(doorModel, { cover: ['outcomes'], maxSteps: 1 });
    expect(unreached.map(({ goal }) => goal)).toEqual([
      'outcome ask: yes',
      'outcome ask: no',
      'outcome ask: broken',
    ]);
    expect(unreached[0]?.reason).toBe(
      'Reaching it takes more steps than the limit of 1: raise --max-steps.',
    );
  });
});

describe('the test paths', () => {
  const machine = createMachine({
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `s${index}`,
        { on: { go: `s${(index + 1) % 30}`, stay: `s${index}`, wait: `s${index}` } },
      ]),
    ),
  });
  const model = defineModel(machine, {
    events: { go: noPayload, stay: noPayload, wait: noPayload },
  });
  const longest = (options: GenerateOptions) =>
    Math.max(...generate(model, options).testPaths.map(({ steps }) => steps.length));

  test('are split by default, at 40 steps or where the farthest goal needs more', () => {
    // The farthest edge leaves a state that takes 29 steps.
    expect(longest({})).toBeGreaterThan(40);
    expect(longest({})).toBeLessThanOrEqual(60);
    expect(generate(model).unreached).toEqual([]);
  });

  test('have the fewest steps without a limit', () => {
    const suite = generate(model, { maxSteps: Number.POSITIVE_INFINITY });
    expect([suite.testPaths.length, suite.steps, suite.bound]).toEqual([1, 90, 90]);
  });

  test('are cut where the rest costs the fewest steps', () => {
    // After 15 states, the other path takes 15 steps to the cut, and 45 from there.
    const suite = generate(model, { maxSteps: 60 });
    expect([suite.testPaths.length, suite.steps]).toEqual([2, 105]);
  });
});

describe('an edge that takes too many steps', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { on: { go: 'b' } },
      b: { on: { go: 'c', stay: 'b' } },
      c: { on: { go: 'd' } },
      d: { on: { back: 'c' } },
    },
  });
  const model = defineModel(machine, {
    events: { go: noPayload, stay: noPayload, back: noPayload },
  });

  test('is named by its source and stimulus', () => {
    expect(generate(model, { maxSteps: 3 }).unreached.map(({ goal }) => goal)).toEqual([
      'edge d — back',
    ]);
  });

  test('has the same name when the paths begin in another state', () => {
    const { unreached } = generate(model, { from: 'b', maxSteps: 3 });
    expect(unreached.map(({ goal }) => goal)).toEqual(['edge d — back']);
    expect(generate(model, { from: 'c', maxSteps: 1 }).unreached.map(({ goal }) => goal)).toEqual([
      'edge (start) — start, go, go',
      'edge c — go',
      'edge d — back',
    ]);
  });
});

describe('a guard', () => {
  const machine = createMachine(
    {
      initial: 'a',
      states: {
        a: {
          on: { end: 'b' },
          after: { 100: { guard: 'isReady', target: 'b' } },
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: { guard: 'isGood', target: 'b' },
            onError: 'b',
          },
        },
        b: {},
      },
    },
    {
      guards: { isReady: () => false, isGood: () => false },
      actors: { ask: fromPromise(() => Promise.resolve()) },
    },
  );
  const model = defineModel(machine, {
    events: { end: noPayload },
    actors: { ask: { done: success(undefined), failed: error('failed') } },
  });

  test('of a delay or an actor is not seen as false while no step evaluates it', () => {
    const { coverage, unreached } = generate(model, { cover: ['guards'] });
    expect(coverage.find(({ criterion }) => criterion === 'guards')).toMatchObject({
      covered: 0,
      total: 2,
    });
    expect(unreached.map(({ goal }) => goal)).toEqual(['guard a done(ask)', 'guard a after(100)']);
  });
});

test('generate distinguishes an event type with a space from a type with a case', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { on: { 'navigate to': 'b', navigate: 'c' } }, b: {}, c: {} },
  });
  const model = defineModel(machine, {
    events: { 'navigate to': noPayload, navigate: { to: { address: '/' } } },
  });
  const suite = generate(model);
  expect(stimuliOf(suite).toSorted()).toEqual(['"navigate to"', 'navigate to']);
  expect(suite.testPaths.map(({ steps }) => steps[0]?.expected.states).toSorted()).toEqual([
    ['b'],
    ['c'],
  ]);
  expect(describePath(suite, suite.testPaths[0]!, english).steps[0]?.expected[1]).toBe(
    'only these actions are available: navigate to; navigate, to',
  );
});

test('generate gives every test path another name', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { on: { x: 'b', y: { target: 'b', actions: () => {} } } }, b: {} },
  });
  const { testPaths } = generate(defineModel(machine, { events: { x: noPayload, y: noPayload } }));
  expect(testPaths.map(({ name }) => name)).toEqual(['a → b, 1 step', 'a → b, 1 step (2)']);
});

test('generate throws when the `context` of a model omits something that affects the next step', () => {
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
    'The `context` of the model "(machine)" omits something that affects the next step. In "a", with used: false and then true on another path, "use" is possible only once.',
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
