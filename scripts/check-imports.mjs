import { existsSync, readdirSync } from 'node:fs';
import configuration from '../.dependency-cruiser.mjs';
import { findViolations, ruleNames } from './lib/cruise.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

const examples = `${root}/scripts/fixtures/imports`;
const parts = ['src', 'server/src'];

await runMain(async () => {
  const blind = await rulesThatDoNotFail();
  const { modules, violations } = await findViolations(root, parts);
  for (const { rule, from, to } of violations) {
    const comment = configuration.forbidden.find(({ name }) => name === rule)?.comment;
    console.error(`${rule}: ${from} → ${to}\n    ${comment}`);
  }
  for (const message of blind) console.error(`canary: ${message}`);
  if (modules === 0) console.error('No file was read: the check is blind.');
  const sound = blind.length === 0 && violations.length === 0 && modules > 0;
  console.log(
    `${modules} files, ${ruleNames.length} rules, ${violations.length} breaches, ${blind.length} blind rules`,
  );
  return sound ? 0 : 1;
});

/**
 * Each rule has a folder of its name with code that breaks it, and nothing else does.
 * @returns {Promise<string[]>} messages about rules that let their example pass, or have none
 */
async function rulesThatDoNotFail() {
  const folders = readdirSync(examples);
  const messages = [
    ...ruleNames
      .filter((name) => !folders.includes(name))
      .map((name) => `${name} has no example of a breach`),
    ...folders
      .filter((name) => !ruleNames.includes(name))
      .map((name) => `the example ${name} belongs to no rule`),
  ];
  for (const name of folders) {
    const folder = `${examples}/${name}`;
    const { violations } = await findViolations(
      folder,
      parts.filter((part) => existsSync(`${folder}/${part}`)),
    );
    if (!violations.some(({ rule }) => rule === name))
      messages.push(`${name} does not fail on its example`);
    const others = violations.filter(({ rule }) => rule !== name);
    messages.push(...others.map(({ rule }) => `the example of ${name} breaks ${rule} as well`));
  }
  return messages;
}
