import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { StateMachine } from 'xstate';
import { ensurePackages } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { restingStates, findStoryErrors } from './lib/stories.mjs';

const folder = join(root, 'src/machines');
const index = join(root, 'node_modules/.cache/stories/index.json');

/**
 * Checks that every state in which a machine rests has a story, and that stories name only such
 * states.
 */
await runMain(async () => {
  await ensurePackages();
  register();
  const { readChart } = await import('@dukacita/flows/chart');
  const files = readdirSync(folder).filter((name) => name.endsWith('Machine.ts'));
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  const machines = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof StateMachine);
  const states = new Map(
    machines.map((machine) => [machine.id, restingStates(readChart(machine))]),
  );

  const stories = readStories();
  const errors = findStoryErrors(states, stories);
  for (const error of errors) console.error(error);
  console.log(
    `${machines.length} machines, ${[...states.values()].flat().length} states, ${stories.length} stories, ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`,
  );
  return errors.length === 0 ? 0 : 1;
});

/**
 * Reads the story index without building Storybook.
 * @returns {{ id: string, tags?: string[] }[]}
 */
function readStories() {
  mkdirSync(dirname(index), { recursive: true });
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(process.execPath, [storybook, 'index', '--output-file', index, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
}
