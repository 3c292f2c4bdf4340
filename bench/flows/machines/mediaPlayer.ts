import { assign, fromPromise, setup } from 'xstate';
import { defineModel, error, noPayload, success } from '@dukacita/flows';

/** A media player: playback, volume and captions as parallel states. */
export const mediaPlayer = defineModel(
  setup({
    types: {
      context: {} as { volume: number },
      events: {} as {
        type: 'PLAY' | 'PAUSE' | 'STALL' | 'RESUME' | 'END' | 'MUTE' | 'UP' | 'DOWN' | 'CAPTIONS';
      },
    },
    actors: { load: fromPromise<string, void>(() => Promise.resolve('')) },
    guards: {
      canRise: ({ context }) => context.volume < 2,
      canFall: ({ context }) => context.volume > 0,
    },
  }).createMachine({
    id: 'mediaPlayer',
    context: { volume: 1 },
    type: 'parallel',
    states: {
      playback: {
        initial: 'loading',
        states: {
          loading: { invoke: { id: 'load', src: 'load', onDone: 'ready', onError: 'failed' } },
          failed: { after: { 3000: 'loading' } },
          ready: {
            initial: 'paused',
            states: {
              paused: { on: { PLAY: 'playing' } },
              playing: { on: { PAUSE: 'paused', STALL: 'buffering', END: 'ended' } },
              buffering: {
                on: { RESUME: 'playing', PAUSE: 'paused' },
                after: { 10000: '#mediaPlayer.playback.failed' },
              },
              ended: { on: { PLAY: 'playing' } },
            },
          },
        },
      },
      sound: {
        initial: 'loud',
        states: {
          loud: {
            on: {
              MUTE: 'muted',
              UP: {
                guard: 'canRise',
                actions: assign({ volume: ({ context }) => context.volume + 1 }),
              },
              DOWN: {
                guard: 'canFall',
                actions: assign({ volume: ({ context }) => context.volume - 1 }),
              },
            },
          },
          muted: { on: { MUTE: 'loud' } },
        },
      },
      captions: {
        initial: 'off',
        states: { off: { on: { CAPTIONS: 'on' } }, on: { on: { CAPTIONS: 'off' } } },
      },
    },
  }),
  {
    events: {
      PLAY: noPayload,
      PAUSE: noPayload,
      STALL: noPayload,
      RESUME: noPayload,
      END: noPayload,
      MUTE: noPayload,
      UP: noPayload,
      DOWN: noPayload,
      CAPTIONS: noPayload,
    },
    actors: { load: { loaded: success('film'), failed: error(new Error('gone')) } },
  },
);
