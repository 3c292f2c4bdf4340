import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { StateMachine } from 'xstate';
import { ensurePackages } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/**
 * Checks that every state in which a machine rests has a story with its tag, such as
 * `state:payment/open.byTransfer.paying`, and that stories name only such states.
 */
await runMain(async () => {
  await ensurePackages();
  register();
  const states = await findRestingStates();
  const shown = new Set();
  const errors = [];
  for (const { id, tags = [] } of readStories()) {
    for (const tag of tags.filter((name) => name.startsWith('state:'))) {
      shown.add(tag);
      if (!states.has(tag)) errors.push(`The story ${id} names ${tag}, in which no machine rests.`);
    }
  }
  for (const tag of states)
    if (!shown.has(tag)) errors.push(`No story has the tag "${tag}". Add it to one.`);
  for (const error of errors) console.error(error);
  console.log(`${states.size} states, ${errors.length} errors`);
  return errors.length === 0 && states.size > 0 ? 0 : 1;
});

/** Returns the tags of all atomic states, except those that their machine leaves at once. */
async function findRestingStates() {
  const { readChart } = await import('@dukacita/flows/parts');
  const folder = `${root}/src/machines`;
  const tags = new Set();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('/machine.ts'))) {
    const module = await import(pathToFileURL(`${folder}/${file}`).href);
    for (const machine of Object.values(module)) {
      if (!(machine instanceof StateMachine)) continue;
      for (const { id, type, isTransient } of readChart(machine).states.values())
        if (type === 'atomic' && !isTransient) tags.add(`state:${machine.id}/${id}`);
    }
  }
  return tags;
}

/**
 * Reads the story index without building Storybook.
 * @returns {{ id: string, tags?: string[] }[]}
 */
function readStories() {
  const folder = `${root}/node_modules/.cache/stories`;
  mkdirSync(folder, { recursive: true });
  const storybook = `${root}/node_modules/storybook/dist/bin/dispatcher.js`;
  execFileSync(
    process.execPath,
    [storybook, 'index', '--output-file', `${folder}/index.json`, '--quiet'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return Object.values(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries);
}
