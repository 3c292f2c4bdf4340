import { expect, test } from 'vitest';
import { replaceTable, rowsOf } from './flow-table.mjs';

const baseline = [
  'payment',
  '',
  'states: 2',
  '  open',
  '',
  'transitions: 3',
  '  open pay → paid',
  '  open note / setNote',
  '  paid pay',
  '',
  'outcomes: 1234',
  '',
  'edges: 5',
].join('\n');

test('takes each number from the baseline or from the results, without ignored events', () => {
  const results = [
    {
      machine: 'payment',
      adapter: 'machine',
      testPaths: [{ steps: [1, 2] }, { steps: [3] }],
      mutants: [{ killed: {} }, { killed: null }],
    },
    { machine: 'payment', adapter: 'ui', testPaths: [{ steps: [1, 2, 3, 4] }], mutants: null },
    { machine: 'auth', adapter: 'ui', testPaths: [{ steps: [1] }], mutants: null },
  ];
  expect(rowsOf(['payment'], new Map([['payment', baseline]]), results)).toEqual([
    ['payment', '2', '2', '1,234', '1', '4', '5', '3', '1 of 2'],
  ]);
});

test('shows a dash where a machine has no test paths in the app', () => {
  expect(rowsOf(['payment'], new Map([['payment', baseline]]), [])[0]?.[4]).toBe('–');
});

test('replaces the table between its marks, and refuses a document without them', () => {
  const marked =
    'Before\n<!-- Written by npm run flows:table. -->\nold\n<!-- End of the table. -->\nAfter';
  const replaced = replaceTable(marked, [['payment', '2']]);
  expect(replaced).toContain('| payment | 2 |');
  expect(replaced).not.toContain('old');
  expect(replaced.split('\n').at(-1)).toBe('After');
  expect(() => replaceTable('no table', [])).toThrow('has no table');
});
