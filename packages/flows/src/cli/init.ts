import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlowsError } from '../FlowsError.ts';

const file = 'flows.config.mjs';

/** A door that asks somebody whether it may open, with its model. */
const example = `import { defineConfig, defineModel, error, noPayload, rejection, success } from '@dukacita/flows';
import { fromPromise, setup } from 'xstate';

const machine = setup({
  actors: { ask: fromPromise(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { knock: 'asking' } },
    asking: {
      on: { leave: 'shut' },
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: ({ event }) => event.output === 'yes', target: 'open' },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
    },
    open: { type: 'final' },
  },
});

const door = defineModel(machine, {
  events: { knock: { withCode: { code: '1234' } }, leave: noPayload },
  actors: { ask: { yes: success('yes'), no: rejection('no'), broken: error(new Error('broken')) } },
});

export default defineConfig({ models: { door } });
`;

/**
 * Writes a configuration with a machine and its model. Throws a `FlowsError` when there is one
 * already.
 */
export function init(folder: string, write: (text: string) => void): void {
  const path = join(folder, file);
  if (existsSync(path))
    throw new FlowsError(`${path} exists already: change it, or delete it first.`);
  writeFileSync(path, example);
  write(`Wrote ${file}. Run its test paths with: flows run --mutants\n`);
}
