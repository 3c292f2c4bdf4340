import { createMachine } from 'xstate';
import { defineModel, noPayload } from '@dukacita/flows';

const walk = {
  initial: 'wait',
  states: {
    wait: { on: { BUTTON: 'asked' } },
    asked: { after: { 2000: 'walking' } },
    walking: { after: { 4000: 'over' } },
    over: {},
  },
};

/** A pedestrian crossing: three lights with delays, a power cut and a night mode. */
export const trafficLight = defineModel(
  createMachine({
    id: 'trafficLight',
    initial: 'on',
    states: {
      on: {
        initial: 'red',
        on: { POWER_OUT: 'dark', NIGHT: 'blinking' },
        states: {
          red: { ...walk, after: { 8000: 'green' } },
          green: { after: { 6000: 'yellow' } },
          yellow: { after: { 1500: 'red' } },
        },
      },
      blinking: {
        initial: 'lit',
        on: { DAY: 'on', POWER_OUT: 'dark' },
        states: { lit: { after: { 500: 'unlit' } }, unlit: { after: { 500: 'lit' } } },
      },
      dark: { on: { POWER_BACK: 'on' } },
    },
  }),
  {
    events: {
      BUTTON: noPayload,
      POWER_OUT: noPayload,
      POWER_BACK: noPayload,
      NIGHT: noPayload,
      DAY: noPayload,
    },
  },
);
