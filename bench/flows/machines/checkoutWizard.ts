import { assign, fromPromise, setup } from 'xstate';
import { defineModel, error, noPayload, rejection, success } from '@dukacita/flows';

type Verdict = { type: 'accepted' | 'declined' };
const stored = { invoke: { id: 'save', src: 'save', onDone: 'done', onError: 'failed' } } as const;

/** The checkout of a shop: forms that are validated and saved, and at most two declined cards. */
export const checkoutWizard = defineModel(
  setup({
    types: {
      context: {} as { address: boolean; express: boolean; declined: number },
      events: {} as
        | { type: 'NEXT' | 'BACK' | 'RETRY' | 'CANCEL' | 'APPROVE' }
        | { type: 'ADDRESS'; text: string }
        | { type: 'SHIPPING'; express: boolean },
    },
    actors: {
      save: fromPromise<void, void>(() => Promise.resolve()),
      charge: fromPromise<Verdict, { express: boolean }>(() =>
        Promise.resolve({ type: 'accepted' }),
      ),
    },
    actions: {
      keepAddress: assign((_, { text }: { text: string }) => ({ address: text !== '' })),
      keepShipping: assign((_, { express }: { express: boolean }) => ({ express })),
      countDecline: assign({ declined: ({ context }) => context.declined + 1 }),
      thank: () => {},
    },
    guards: {
      hasAddress: ({ context }) => context.address,
      isAccepted: (_, { verdict }: { verdict: Verdict }) => verdict.type === 'accepted',
      mayTryAgain: ({ context }) => context.declined < 1,
    },
  }).createMachine({
    id: 'checkout',
    context: { address: false, express: false, declined: 0 },
    initial: 'cart',
    on: { CANCEL: '.cancelled' },
    states: {
      cart: { on: { NEXT: 'address' } },
      address: {
        initial: 'editing',
        on: { BACK: 'cart' },
        states: {
          editing: {
            on: {
              ADDRESS: { actions: { type: 'keepAddress', params: ({ event }) => event } },
              NEXT: [{ guard: 'hasAddress', target: 'saving' }, { target: 'incomplete' }],
            },
          },
          incomplete: {
            on: {
              ADDRESS: {
                target: 'editing',
                actions: { type: 'keepAddress', params: ({ event }) => event },
              },
            },
          },
          saving: stored,
          failed: { on: { RETRY: 'saving' } },
          done: { type: 'final' },
        },
        onDone: 'shipping',
      },
      shipping: {
        initial: 'editing',
        on: { BACK: 'address' },
        states: {
          editing: {
            on: {
              SHIPPING: { actions: { type: 'keepShipping', params: ({ event }) => event } },
              NEXT: 'saving',
            },
          },
          saving: stored,
          failed: { on: { RETRY: 'saving' } },
          done: { type: 'final' },
        },
        onDone: 'payment',
      },
      payment: {
        initial: 'choosing',
        on: { BACK: 'shipping' },
        states: {
          choosing: { on: { NEXT: 'confirming' } },
          confirming: { on: { APPROVE: 'charging' }, after: { 60000: 'choosing' } },
          charging: {
            on: { BACK: {}, CANCEL: {} },
            invoke: {
              id: 'charge',
              src: 'charge',
              input: ({ context }) => ({ express: context.express }),
              onDone: [
                {
                  guard: { type: 'isAccepted', params: ({ event }) => ({ verdict: event.output }) },
                  target: '#checkout.paid',
                  actions: 'thank',
                },
                { guard: 'mayTryAgain', target: 'choosing', actions: 'countDecline' },
                { target: '#checkout.refused' },
              ],
              onError: 'unknown',
            },
          },
          unknown: { on: { RETRY: 'charging' } },
        },
      },
      paid: { type: 'final' },
      refused: { on: { NEXT: 'cart' } },
      cancelled: { type: 'final' },
    },
  }),
  {
    events: {
      NEXT: noPayload,
      BACK: noPayload,
      RETRY: noPayload,
      CANCEL: noPayload,
      APPROVE: noPayload,
      ADDRESS: { street: { text: 'Main Street' }, blank: { text: '' } },
      SHIPPING: { express: { express: true } },
    },
    actors: {
      save: { saved: success(undefined), offline: error(new Error('offline')) },
      charge: {
        accepted: success({ type: 'accepted' }),
        declined: rejection({ type: 'declined' }),
        lost: error(new Error('lost')),
      },
    },
  },
);
