import { expect, test } from 'vitest';
import { findRuleErrors, rulesNamedIn, rulesOf } from './rules.mjs';

// Composes rule numbers, so that the check does not find them in this file.
const rule = (/** @type {number} */ number) => `R${number}`;

test('finds rules in list items with a bold number, on one or more lines', () => {
  const document = `# Rules\n\nSee **${rule(9)}** elsewhere.\n\n- **${rule(1)}** One is\n  one.\n- **${rule(2)}** Two.\n- no rule\n`;
  expect(rulesOf(document)).toEqual([1, 2]);
});

test('finds one or more rules in titles with any quotes, and none in other strings', () => {
  const source = [
    `test('${rule(1)} one', () => {});`,
    `it.each([[1]])("${rule(2)} ${rule(13)} %i of two", () => {});`,
    `test(\`${rule(1)} again\`, () => {});`,
    `const room = 'Ruang ${rule(4)} atas';`,
    `const code = '${rule(5)}';`,
  ].join('\n');
  expect(rulesNamedIn(source)).toEqual([1, 2, 13]);
});

test('reports no error when every rule has a test', () => {
  expect(
    findRuleErrors(
      [1, 2],
      new Map([
        ['a.test.ts', [1]],
        ['b.test.ts', [2, 1]],
      ]),
    ),
  ).toEqual([]);
});

test.each([
  [
    'a rule without a test',
    [1, 2],
    [1],
    `${rule(2)} has no test. Begin the title of its test with "${rule(2)}".`,
  ],
  [
    'a test of an unknown rule',
    [1],
    [1, 7],
    'a.test.ts names R7 in a title, but there is no such rule. Correct the number.',
  ],
  ['a duplicate number', [1, 1], [1], 'Two rules have the number R1. Renumber one of them.'],
  ['an empty document', [], [], 'The document contains no rules.'],
])('reports %s', (_, rules, named, error) => {
  expect(findRuleErrors(rules, new Map([['a.test.ts', named]]))).toEqual([error]);
});
