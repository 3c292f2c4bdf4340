import { assign, createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';
import { suggestName, nearestName } from './nearestName.ts';
import { noPayload, error, success } from './outcomes.ts';

const machine = setup({
  types: {
    context: {} as { n: number },
    events: {} as { type: 'save'; text: string } | { type: 'undo' },
  },
  actors: { store: fromPromise<number, { text: string }>(() => Promise.resolve(1)) },
  delays: { pause: 100 },
}).createMachine({
  id: 'editor',
  context: { n: 0 },
  initial: 'open',
  states: {
    open: { on: { save: 'saving', undo: { actions: assign({ n: 0 }) } } },
    saving: {
      invoke: { src: 'store', input: { text: '' }, onDone: 'open', onError: 'open' },
      after: { pause: 'open' },
    },
  },
});

const complete = {
  events: { save: { short: { text: 'a' } }, undo: noPayload },
  actors: { store: { stored: success(2), full: error('full') } },
};

describe('defineModel', () => {
  test('rejects properties that can never be violated', () => {
    const properties = {
      'Typed wrongly.': { eventualy: () => true },
      'Without a condition.': { until: () => true },
      'No object.': () => true,
    };
    expect(() => defineModel(machine, { ...complete, properties } as never)).toThrow(
      /"Typed wrongly\." has "eventualy"\. Did you mean "eventually"\?\n.*"Without a condition\." needs either `eventually`.*\n.*"No object\." needs either/,
    );
  });

  test('returns a model with all defaults', () => {
    const model = defineModel(machine, complete);
    expect([model.name, Object.keys(model.starts)]).toEqual(['editor', ['start']]);
    expect(model.bounds).toEqual({
      nodes: 20_000,
      variants: 200,
      retries: Number.POSITIVE_INFINITY,
    });
    expect(model.shown({ n: 1 }, {} as never)).toEqual({ n: 1 });
  });

  test('throws an error that lists every missing and unknown name', () => {
    const wrong = {
      events: { svae: noPayload, undo: noPayload },
      actors: { stor: { stored: success(2) } },
      delays: { pouse: 1 },
      bounds: { nodes: Number.NaN },
    };
    let message = '';
    try {
      defineModel(machine, wrong as never);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n')).toEqual([
      'The model "editor" does not match its machine:',
      '  - No cases for the event "save": add events["save"], or `noPayload` if it has no payload.',
      '  - The machine has no transition for the event "svae". Did you mean "save"?',
      '  - No outcomes for the actor "store": add actors["store"], or {} if it never ends.',
      '  - The machine has no actor "stor". Did you mean "store"?',
      '  - The machine has no delay "pouse". Did you mean "pause"?',
      '  - bounds.nodes is NaN: use a number of 0 or more.',
    ]);
  });

  test('throws when a named delay has no duration', () => {
    const waiting = createMachine({
      initial: 'a',
      states: { a: { after: { patience: 'b', 500: 'b' } }, b: {} },
    });
    expect(() => defineModel(waiting, { events: {} })).toThrow(
      'No duration for the delay "patience": implement it in the machine, or add delays["patience"] in ms.',
    );
    expect(defineModel(waiting, { events: {}, delays: { patience: 10 } }).delays).toEqual({
      patience: 10,
    });
  });

  test('does not compile with a missing name or a wrong type', () => {
    const withoutEvent = { events: { undo: noPayload }, actors: complete.actors };
    // @ts-expect-error an event is missing
    expect(() => defineModel(machine, withoutEvent)).toThrow('"save"');
    const otherPayload = { save: { short: { text: 1 } }, undo: noPayload };
    // @ts-expect-error the payload has another type
    defineModel(machine, { ...complete, events: otherPayload });
    // @ts-expect-error the output has another type
    defineModel(machine, { ...complete, actors: { store: { stored: success('two') } } });
    // @ts-expect-error an actor is missing
    expect(() => defineModel(machine, { events: complete.events, actors: {} })).toThrow('"store"');
  });
});

test('nearestName ignores case and returns null when no name is similar', () => {
  expect(nearestName('Atuh', ['auth', 'payment'])).toBe('auth');
  expect(nearestName('zebra', ['auth', 'payment'])).toBe(null);
});

test('hint suggests the paths that end with the name', () => {
  expect(suggestName('failed', ['form.failed', 'list.failed', 'failing'])).toBe(
    'Did you mean "form.failed" or "list.failed"?',
  );
});
