import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';
import { generate } from './generate.ts';
import { immediate, noPayload, error, success } from './outcomes.ts';

const machine = setup({
  types: { context: {} as { words: number }, events: {} as { type: 'send' } | { type: 'write' } },
  actors: { post: fromPromise<void>(() => Promise.resolve()) },
  actions: { write: assign({ words: ({ context }) => Math.min(1, context.words + 1) }) },
}).createMachine({
  id: 'letter',
  context: { words: 0 },
  on: { write: { actions: 'write' } },
  initial: 'open',
  states: {
    open: { on: { send: 'sending' } },
    sending: { invoke: { id: 'post', src: 'post', onDone: 'open', onError: 'unsent' } },
    unsent: { on: { send: 'sending' } },
  },
});

const suiteOf = (offline: ReturnType<typeof error>) =>
  generate(
    defineModel(machine, {
      events: { send: noPayload, write: noPayload },
      actors: { post: { sent: success(undefined), offline, lost: error('lost') } },
    }),
    { cover: ['edges', 'outcomes'] },
  );

/** Returns the id of the stimulus before each outcome of `post` in a suite. */
const stimuliBefore = ({ testPaths }: ReturnType<typeof suiteOf>, outcome: string) =>
  testPaths.flatMap(({ steps }) =>
    steps.flatMap(({ stimulus }, index) =>
      stimulus.id === `post: ${outcome}` ? [steps[index - 1]?.stimulus.id] : [],
    ),
  );

describe('an immediate outcome', () => {
  const suite = suiteOf(immediate(error('offline')));

  test('only follows the step that starts its actor', () => {
    expect(new Set(stimuliBefore(suite, 'offline'))).toEqual(new Set(['send']));
    expect(new Set(stimuliBefore(suite, 'lost'))).toEqual(new Set(['send', 'write']));
  });

  test('is a goal that is reached like any other', () => {
    expect(suite.unreached).toEqual([]);
    expect(suite.coverage.find(({ criterion }) => criterion === 'outcomes')).toEqual({
      criterion: 'outcomes',
      covered: 3,
      total: 3,
    });
  });

  test('could follow a later step if it were not immediate', () => {
    expect(stimuliBefore(suiteOf(error('offline')), 'offline')).toContain('write');
  });
});
