import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from '../defineModel.ts';
import { generate } from '../generate.ts';
import { noPayload, error, rejection, success } from '../outcomes.ts';
import { english } from '../messages.ts';
import { ANYWHERE, createAtlasMap, START } from './atlasMap.ts';

const machine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'ask' } | { type: 'again' } | { type: 'note' } | { type: 'leave' },
  },
  actors: { answer: fromPromise<boolean>(() => Promise.reject(new Error('not provided'))) },
  actions: { count: assign(({ context }) => ({ tries: Math.min(context.tries + 1, 1) })) },
  guards: { isYes: (_, { yes }: { yes: boolean }) => yes },
}).createMachine({
  id: 'counter',
  context: { tries: 0 },
  initial: 'outside',
  on: { leave: '.outside' },
  states: {
    outside: { on: { ask: 'inside', note: { actions: 'count' } } },
    inside: {
      initial: 'deciding',
      states: {
        deciding: { always: 'waiting' },
        waiting: {
          invoke: {
            id: 'answer',
            src: 'answer',
            onDone: [
              {
                guard: { type: 'isYes', params: ({ event }) => ({ yes: event.output }) },
                target: '#counter.served',
              },
              { target: 'refused' },
            ],
            onError: 'refused',
          },
        },
        refused: { on: { again: 'waiting' } },
      },
    },
    served: { type: 'final' },
  },
});

const model = defineModel(machine, {
  events: { ask: noPayload, again: noPayload, note: noPayload, leave: noPayload },
  actors: {
    answer: { yes: success(true), no: rejection(false), broken: error(new Error('broken')) },
  },
  labels: {
    states: { outside: 'In front of the counter' },
    events: { ask: 'Ask at the counter' },
    actors: { 'answer no': 'The clerk says no' },
  },
});
const map = createAtlasMap(
  generate(model, { cover: ['states', 'transitions', 'outcomes'] }),
  english,
);
const transition = (id: string) => map.transitions.find((one) => one.id === id)!;

describe('createAtlasMap', () => {
  test('creates a place for every leaf state, with its group and label', () => {
    expect(map.places.map(({ id, kind, group }) => [id, kind, group])).toEqual([
      [START, 'start', null],
      [ANYWHERE, 'anywhere', null],
      ['outside', 'state', null],
      ['inside.deciding', 'passing', 'inside'],
      ['inside.waiting', 'state', 'inside'],
      ['inside.refused', 'state', 'inside'],
      ['served', 'end', null],
    ]);
    expect(map.places[2]).toMatchObject({ name: 'Outside', words: 'In front of the counter' });
    expect(map.groups).toEqual([{ id: 'inside', name: 'Inside', parent: null }]);
  });

  test('leads transitions to the leaf state that is entered, not to its parent', () => {
    expect(transition('outside ask')).toMatchObject({
      source: 'outside',
      target: 'inside.deciding',
      words: ['Ask at the counter'],
    });
    expect(transition(START)).toMatchObject({ source: START, target: 'outside' });
    expect(transition('(root) leave')).toMatchObject({ source: ANYWHERE, target: 'outside' });
    expect(transition('outside note')).toMatchObject({ target: 'outside', actions: ['count'] });
  });

  test('marks how actors end and which places only failures lead to', () => {
    expect(transition('inside.waiting done(answer)#1')).toMatchObject({
      ending: 'success',
      guard: 'isYes',
      isFailurePath: false,
    });
    expect(transition('inside.waiting done(answer)#2')).toMatchObject({
      ending: 'rejection',
      words: ['The clerk says no'],
      isFailurePath: true,
    });
    expect(transition('inside.waiting error(answer)')).toMatchObject({
      ending: 'error',
      isFailurePath: true,
    });
    expect(transition('inside.refused again')).toMatchObject({ ending: null, isFailurePath: true });
    expect(map.places.filter(({ isFailure }) => isFailure).map(({ id }) => id)).toEqual([
      'inside.refused',
    ]);
    expect(map.places.find(({ id }) => id === 'inside.waiting')?.actors).toEqual(['answer']);
  });

  test('lists the test paths that take each transition', () => {
    const taken = new Set(map.testPaths.flatMap(({ transitions }) => transitions));
    expect(map.transitions.filter(({ id }) => id !== START && !taken.has(id))).toEqual([]);
  });
});
