import { assign, fromPromise, setup } from 'xstate';
import { defineModel, error, noPayload, rejection, success } from '@dukacita/flows';

const bureaus = ['north', 'south', 'west'] as const;
type Bureau = (typeof bureaus)[number];

const check = (bureau: Bureau) =>
  ({
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: bureau,
          src: bureau,
          onDone: {
            target: 'answered',
            actions: {
              type: 'count',
              params: ({ event }: { event: { output: number } }) => ({ score: event.output }),
            },
          },
          onError: 'failed',
        },
        after: { 5000: 'failed' },
      },
      answered: { type: 'final' },
      failed: { type: 'final' },
    },
  }) as const;

const ask = fromPromise<number, void>(() => Promise.resolve(0));

/**
 * A credit check: a bank queries three bureaus in parallel and decides by the number of good
 * scores.
 */
export const creditCheck = defineModel(
  setup({
    types: {
      context: {} as { good: number; terms: boolean },
      events: {} as
        { type: 'SUBMIT' | 'ACCEPT' | 'REJECT' | 'AGAIN' } | { type: 'TERMS'; agreed: boolean },
    },
    actors: {
      north: ask,
      south: ask,
      west: ask,
      verify: fromPromise<boolean, void>(() => Promise.resolve(true)),
    },
    actions: {
      count: assign(({ context }, { score }: { score: number }) => ({
        good: context.good + (score > 600 ? 1 : 0),
      })),
      agree: assign((_, { agreed }: { agreed: boolean }) => ({ terms: agreed })),
      reset: assign({ good: 0 }),
    },
    guards: {
      hasAgreed: ({ context }) => context.terms,
      isSolid: ({ context }) => context.good >= 2,
      isFair: ({ context }) => context.good === 1,
      isTrue: (_, { verdict }: { verdict: boolean }) => verdict,
    },
  }).createMachine({
    id: 'credit',
    context: { good: 0, terms: false },
    initial: 'form',
    states: {
      form: {
        on: {
          TERMS: { actions: { type: 'agree', params: ({ event }) => event } },
          SUBMIT: { guard: 'hasAgreed', target: 'verifying' },
        },
      },
      verifying: {
        invoke: {
          id: 'verify',
          src: 'verify',
          onDone: [
            {
              guard: { type: 'isTrue', params: ({ event }) => ({ verdict: event.output }) },
              target: 'checking',
            },
            { target: 'form' },
          ],
          onError: 'form',
        },
      },
      checking: {
        type: 'parallel',
        entry: 'reset',
        states: { north: check('north'), south: check('south'), west: check('west') },
        onDone: 'deciding',
      },
      deciding: {
        always: [
          { guard: 'isSolid', target: 'offered' },
          { guard: 'isFair', target: 'manual' },
          { target: 'declined' },
        ],
      },
      manual: { on: { ACCEPT: 'offered', REJECT: 'declined' } },
      offered: { on: { ACCEPT: 'signed', REJECT: 'form' } },
      declined: { on: { AGAIN: 'form' } },
      signed: { type: 'final' },
    },
  }),
  {
    events: {
      SUBMIT: noPayload,
      ACCEPT: noPayload,
      REJECT: noPayload,
      AGAIN: noPayload,
      TERMS: { agreed: { agreed: true } },
    },
    actors: {
      ...(Object.fromEntries(
        bureaus.map((bureau) => [bureau, { good: success(700), failed: error(new Error('down')) }]),
      ) as Record<
        Bureau,
        { good: ReturnType<typeof success<number>>; failed: ReturnType<typeof error> }
      >),
      verify: { known: success(true), unknown: rejection(false), failed: error(new Error('down')) },
    },
  },
);
