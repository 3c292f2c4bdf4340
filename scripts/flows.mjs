import { runFlows } from './lib/flows.mjs';
import { runMain } from './lib/user-error.mjs';

/** Runs a command of flows; its arguments are those of the command line. */
await runMain(() => runFlows(process.argv.slice(2)));
