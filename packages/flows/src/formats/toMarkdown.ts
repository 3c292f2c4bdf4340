import { openGoals, type Suite } from '../suite.ts';
import { sentence, describePath } from '../describePath.ts';
import type { Messages } from '../messages.ts';

/** Formats test paths as test cases for testing by hand: a heading and a table for each. */
export function toMarkdown(suite: Suite, messages: Messages): string {
  const cases = suite.testPaths.map((testPath) => {
    const { id, title, steps } = describePath(suite, testPath, messages);
    const rows = steps.map(
      ({ action, expected }, index) =>
        `| ${index} | ${cell(sentence(action))} | ${expected.map(sentence).map(cell).join('<br>')} |`,
    );
    return [
      `## ${messages.testCase} ${id}: ${title}`,
      '',
      `| ${messages.step} | ${messages.action} | ${messages.expected} |`,
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return [`# ${suite.model.name}`, '', toCoverageTable([suite], messages), ...cases].join('\n');
}

/**
 * Formats the coverage with one line for each machine and the unreached goals, for the summary of a
 * CI run.
 */
export function toCoverageTable(suites: readonly Suite[], messages: Messages): string {
  const criteria = suites[0]?.coverage.map(({ criterion }) => criterion) ?? [];
  const lines = [
    `| ${messages.coverage} | ${messages.testPaths} | ${messages.step} | ${criteria.join(' | ')} |`,
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
  return [
    ...lines,
    ...(open.length > 0 ? [`**${messages.unreached}**`, '', ...open, ''] : []),
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
