import { createMachine, fromPromise } from 'xstate';
import { defineModel, error, noPayload, success } from '@dukacita/flows';

const aisles = 60;

/** A picking robot in a warehouse with sixty aisles: 300 states, actors, delays and shortcuts. */
export const warehouse = defineModel(
  createMachine(
    { id: 'warehouse', initial: 'aisle0', states: createAisles() } as never,
    { actors: { pick: fromPromise(() => Promise.resolve(0)) } } as never,
  ),
  {
    events: {
      PICK: noPayload,
      AHEAD: noPayload,
      ACROSS: noPayload,
      HOME: noPayload,
      CLEAR: noPayload,
      CHARGE: noPayload,
    },
    actors: { pick: { picked: success(1), dropped: error(new Error('dropped')) } },
  } as never,
);

function createAisles() {
  return Object.fromEntries(
    Array.from({ length: aisles }, (_, aisle) => [
      `aisle${aisle}`,
      {
        initial: 'idle',
        states: {
          idle: {
            on: {
              PICK: 'picking',
              AHEAD: `#warehouse.aisle${(aisle + 1) % aisles}`,
              ...(aisle % 3 === 0
                ? { ACROSS: `#warehouse.aisle${(aisle * 7 + 10) % aisles}` }
                : {}),
              ...(aisle % 5 === 4 ? { HOME: '#warehouse.aisle0' } : {}),
              CHARGE: 'charging',
            },
          },
          picking: { invoke: { id: 'pick', src: 'pick', onDone: 'loaded', onError: 'blocked' } },
          blocked: { on: { CLEAR: 'idle', PICK: 'picking' } },
          loaded: {
            on: { AHEAD: `#warehouse.aisle${(aisle + 1) % aisles}` },
            after: { 30000: 'idle' },
          },
          charging: { after: { 60000: 'idle' }, on: { CLEAR: 'idle' } },
        },
      },
    ]),
  );
}
