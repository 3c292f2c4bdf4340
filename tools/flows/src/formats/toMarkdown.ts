import { openGoals, type Suite } from '../suite.ts';
import { sentence, describePath } from '../tell.ts';
import type { Words } from '../words.ts';

/** Test cases for testing by hand: a heading and a table for each tour. */
export function toMarkdown(suite: Suite, words: Words): string {
  const cases = suite.testPaths.map((testPath) => {
    const { id, title, steps } = describePath(suite, testPath, words);
    const rows = steps.map(
      ({ action, expected }, index) =>
        `| ${index} | ${cell(sentence(action))} | ${expected.map(sentence).map(cell).join('<br>')} |`,
    );
    return [
      `## ${words.testCase} ${id}: ${title}`,
      '',
      `| ${words.step} | ${words.action} | ${words.expected} |`,
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return [`# ${suite.model.name}`, '', toCoverageTable([suite], words), ...cases].join('\n');
}

/** How much is reached, one line a machine, and what is not; for the summary of a CI run. */
export function toCoverageTable(suites: readonly Suite[], words: Words): string {
  const criteria = suites[0]?.coverage.map(({ criterion }) => criterion) ?? [];
  const lines = [
    `| ${words.coverage} | ${words.testPaths} | ${words.step} | ${criteria.join(' | ')} |`,
    `|---|---|---|${criteria.map(() => '---|').join('')}`,
    ...suites.map(({ model, testPaths, steps, coverage }) => {
      const shares = coverage.map(({ covered, total }) => `${covered}/${total}`);
      return `| ${cell(model.name)} | ${testPaths.length} | ${steps} | ${shares.join(' | ')} |`;
    }),
    '',
  ];
  const open = suites.flatMap((suite) =>
    openGoals(suite).map(({ goal, reason }) => `- **${suite.model.name}**: ${goal}. ${reason}`),
  );
  return [...lines, ...(open.length > 0 ? [`**${words.unreached}**`, '', ...open, ''] : [])].join(
    '\n',
  );
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
