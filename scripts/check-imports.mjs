import { existsSync, readdirSync } from 'node:fs';
import configuration from '../.dependency-cruiser.mjs';
import { ensurePackages } from './lib/build.mjs';
import { findViolations, ruleNames } from './lib/cruise.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

const examples = `${root}/scripts/fixtures/imports`;
const parts = [
  'src',
  'server/src',
  'packages/card-layout/src',
  'packages/flows/src',
  'tests',
  'bench',
  'scripts',
  '.storybook',
  'flows.config.ts',
];

await runMain(async () => {
  // The packages resolve to their builds.
  await ensurePackages();
  const exampleErrors = await checkExamples();
  const { modules, violations } = await findViolations(root, parts);
  for (const { rule, from, to } of violations) {
    const comment = configuration.forbidden.find(({ name }) => name === rule)?.comment;
    console.error(`${rule}: ${from} → ${to}\n    ${comment}`);
  }
  for (const message of exampleErrors) console.error(`scripts/fixtures/imports: ${message}`);
  if (modules === 0) console.error(`No file was read in ${parts.join(' and ')}.`);
  const isPassed = exampleErrors.length === 0 && violations.length === 0 && modules > 0;
  console.log(
    `${modules} files, ${ruleNames.length} rules, ${violations.length} violations, ${exampleErrors.length} errors in examples`,
  );
  return isPassed ? 0 : 1;
});

/**
 * Checks the examples: every rule has a folder with its name. Each of its files that imports
 * something violates that rule, and no file violates another.
 * @returns {Promise<string[]>} one message for each rule without a failing example, and for each
 * wrong example
 */
async function checkExamples() {
  const folders = readdirSync(examples);
  const messages = [
    ...ruleNames
      .filter((name) => !folders.includes(name))
      .map(
        (name) =>
          `the rule ${name} has no example: add a folder with its name and code that violates it`,
      ),
    ...folders
      .filter((name) => !ruleNames.includes(name))
      .map(
        (name) =>
          `the example ${name} belongs to no rule of .dependency-cruiser.mjs: remove or rename it`,
      ),
  ];
  for (const name of folders) {
    const folder = `${examples}/${name}`;
    const { importers, violations } = await findViolations(
      folder,
      parts.filter((part) => existsSync(`${folder}/${part}`)),
    );
    if (importers.length === 0) messages.push(`the example of ${name} imports nothing`);
    const reported = violations.filter(({ rule }) => rule === name).flatMap(({ files }) => files);
    const accepted = importers.filter((file) => !reported.includes(file));
    messages.push(...accepted.map((file) => `the rule ${name} does not report ${file}`));
    const others = violations.filter(({ rule }) => rule !== name);
    messages.push(...others.map(({ rule }) => `the example of ${name} also violates ${rule}`));
  }
  return messages;
}
