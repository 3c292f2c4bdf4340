import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from '../defineModel.ts';
import { noPayload, error, rejection, success } from '../outcomes.ts';

/**
 * A door that asks whether it may open: an invoked actor, a delay, guards, nested and parallel
 * states, and a counter.
 */
export const doorMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'knock'; code: string } | { type: 'leave' } | { type: 'lamp' },
    input: {} as { tries: number } | undefined,
  },
  actors: {
    ask: fromPromise<'yes' | 'no', { tries: number }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }), ring: () => {} },
  guards: {
    hasCode: (_, { code }: { code: string }) => code !== '',
    isYes: (_, { answer }: { answer: 'yes' | 'no' }) => answer === 'yes',
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'house',
  context: ({ input }) => ({ tries: input?.tries ?? 0 }),
  type: 'parallel',
  states: {
    door: {
      initial: 'shut',
      states: {
        shut: {
          always: { guard: ({ context }) => context.tries >= 2, target: 'locked' },
          on: {
            knock: {
              guard: { type: 'hasCode', params: ({ event }) => event },
              target: 'asking',
              actions: 'ring',
            },
          },
        },
        asking: {
          initial: 'waiting',
          on: { leave: 'shut' },
          states: {
            waiting: {
              invoke: {
                id: 'ask',
                src: 'ask',
                input: ({ context }) => ({ tries: context.tries }),
                onDone: [
                  {
                    guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) },
                    target: '#house.door.open',
                  },
                  { target: '#house.door.shut', actions: 'count' },
                ],
                onError: { target: 'broken' },
              },
              after: { patience: '#house.door.shut' },
            },
            broken: {},
          },
        },
        open: { type: 'final' },
        locked: {},
      },
    },
    lamp: { initial: 'off', states: { off: { on: { lamp: 'on' } }, on: { on: { lamp: 'off' } } } },
  },
});

export const doorModel = defineModel(doorMachine, {
  events: {
    knock: { code: { code: '1234' }, blank: { code: '' } },
    leave: noPayload,
    lamp: noPayload,
  },
  actors: { ask: { yes: success('yes'), no: rejection('no'), broken: error(new Error('broken')) } },
});
