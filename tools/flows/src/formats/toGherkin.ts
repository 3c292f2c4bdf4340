import type { Suite } from '../suite.ts';
import { describePath } from '../tell.ts';
import type { Words } from '../words.ts';

/** One feature with a scenario for each tour, with the keywords of the words' language. */
export function toGherkin(suite: Suite, words: Words): string {
  const { feature, scenario, before, action: doing, outcome, more } = words.gherkin;
  const scenarios = suite.testPaths.map((testPath) => {
    const { id, title, steps } = describePath(suite, testPath, words);
    const lines = steps.flatMap(({ action, expected }, index) => [
      `    ${index === 0 ? before : doing} ${oneLine(action)}`,
      ...expected.map((each, place) => `    ${place === 0 ? outcome : more} ${oneLine(each)}`),
    ]);
    return [`  ${scenario}: ${id} ${oneLine(title)}`, ...lines, ''].join('\n');
  });
  return [
    `# language: ${words.language}`,
    `${feature}: ${oneLine(suite.model.name)}`,
    '',
    ...scenarios,
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
