import { expect, test } from 'vitest';
import { findRuleErrors, rulesNamedIn, rulesOf } from './rules.mjs';

// Put together here, so that this file names no rule itself.
const rule = (/** @type {number} */ number) => `R${number}`;

test('a rule is a list item with a bold number, on however many lines', () => {
  const document = `# Rules\n\nSee **${rule(9)}** elsewhere.\n\n- **${rule(1)}** One is\n  one.\n- **${rule(2)}** Two.\n- no rule\n`;
  expect(rulesOf(document)).toEqual([1, 2]);
});

test('a title names one rule or several, in any quotes, and other words name none', () => {
  const source = [
    `test('${rule(1)} one', () => {});`,
    `it.each([[1]])("${rule(2)} ${rule(13)} %i of two", () => {});`,
    `test(\`${rule(1)} again\`, () => {});`,
    `const room = 'Ruang ${rule(4)} atas';`,
    `const code = '${rule(5)}';`,
  ].join('\n');
  expect(rulesNamedIn(source)).toEqual([1, 2, 13]);
});

test('rules that are proved are no fault', () => {
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
  ['a rule without a test', [1, 2], [1], 'R2 has no test.'],
  ['a test of an unknown rule', [1], [1, 7], 'a.test.ts tests R7, which is no rule.'],
  ['a number given twice', [1, 1], [1], 'R1 is the number of two rules.'],
  ['an empty document', [], [], 'There are no rules.'],
])('%s is a fault by name', (_, rules, named, error) => {
  expect(findRuleErrors(rules, new Map([['a.test.ts', named]]))).toEqual([error]);
});
