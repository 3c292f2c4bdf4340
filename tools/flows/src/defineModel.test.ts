import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';
import { hint, nearestName } from './nearestName.ts';
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

const whole = {
  events: { save: { short: { text: 'a' } }, undo: noPayload },
  actors: { store: { stored: success(2), full: error('full') } },
};

describe('a definition', () => {
  test('that fits becomes a model with all defaults', () => {
    const model = defineModel(machine, whole);
    expect([model.name, Object.keys(model.starts)]).toEqual(['editor', ['start']]);
    expect(model.bounds).toEqual({
      nodes: 20_000,
      variants: 200,
      retries: Number.POSITIVE_INFINITY,
    });
    expect(model.shown({ n: 1 }, {} as never)).toEqual({ n: 1 });
  });

  test('that leaves out or misspells names is refused with all of them', () => {
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
      'The model "editor" does not fit its machine:',
      '  - No cases for the event "save": add events["save"], `bare` if it carries nothing.',
      '  - The machine takes no event "svae". Did you mean "save"?',
      '  - No outcomes for the actor "store": add actors["store"], {} if it never ends.',
      '  - The machine has no actor "stor". Did you mean "store"?',
      '  - The machine has no delay "pouse". Did you mean "pause"?',
      '  - bounds.nodes is NaN: give a number from 0 on.',
    ]);
  });

  test('is checked by the compiler as well', () => {
    const withoutEvent = { events: { undo: noPayload }, actors: whole.actors };
    // @ts-expect-error an event is missing
    expect(() => defineModel(machine, withoutEvent)).toThrow('"save"');
    // @ts-expect-error the payload has another type
    defineModel(machine, { ...whole, events: { save: { short: { text: 1 } }, undo: noPayload } });
    // @ts-expect-error the output has another type
    defineModel(machine, { ...whole, actors: { store: { stored: success('two') } } });
    // @ts-expect-error an actor is missing
    expect(() => defineModel(machine, { events: whole.events, actors: {} })).toThrow('"store"');
  });
});

test('the nearest name is found whatever its case, and none where nothing resembles it', () => {
  expect(nearestName('Atuh', ['auth', 'payment'])).toBe('auth');
  expect(nearestName('zebra', ['auth', 'payment'])).toBe(null);
});

test('the end of a path is taken for the paths that end so', () => {
  expect(hint('failed', ['form.failed', 'list.failed', 'failing'])).toBe(
    'Did you mean "form.failed" or "list.failed"?',
  );
});
