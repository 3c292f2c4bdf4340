import type { Suite } from '../suite.ts';
import { describePath } from '../describePath.ts';
import type { Messages } from '../messages.ts';

/**
 * Formats test paths as one Gherkin feature with a scenario for each, with the keywords of the
 * language.
 */
export function toGherkin(suite: Suite, messages: Messages): string {
  const { feature, scenario, before, action: doing, outcome, more } = messages.gherkin;
  const scenarios = suite.testPaths.map((testPath) => {
    const { id, title, steps } = describePath(suite, testPath, messages);
    const lines = steps.flatMap(({ action, expected }, index) => [
      `    ${index === 0 ? before : doing} ${oneLine(action)}`,
      ...expected.map((each, place) => `    ${place === 0 ? outcome : more} ${oneLine(each)}`),
    ]);
    return [`  ${scenario}: ${id} ${oneLine(title)}`, ...lines, ''].join('\n');
  });
  return [
    `# language: ${messages.language}`,
    `${feature}: ${oneLine(suite.model.name)}`,
    '',
    ...scenarios,
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
