import { describe, expect, test } from 'vitest';
import { findRetiredNames } from './retired-names.mjs';

const retired = [
  { use: 'order store', in: ['src/app'], names: ['OrderDesk*'] },
  { use: 'validation error', in: ['src', 'flows.config.ts'], names: ['fault', '*Fault'] },
];

describe('findRetiredNames', () => {
  test('finds a retired name with its line and the term to use', () => {
    const text = 'const ready = true;\nexport const fault = null;\n';
    expect(findRetiredNames('src/domain/a.ts', text, retired)).toEqual([
      { line: 2, name: 'fault', use: 'validation error' },
    ]);
  });

  test.each([
    ['a type', 'type OrderDeskOptions = object;'],
    ['a property', 'store.messageFault();'],
    ['a key', 'const a = { fault: 1 };'],
    ['a shorthand key', 'const a = { fault };'],
    ['an import', "import { nameFault } from './b.ts';"],
    ['an attribute', 'const a = <Field fault={null} />;'],
  ])('finds %s', (_, text) => {
    expect(findRetiredNames('src/app/a.tsx', text, retired)).toHaveLength(1);
  });

  test.each([
    ['another folder', 'server/src/a.ts', 'const fault = 1;'],
    ['a folder whose name only begins like it', 'srcs/a.ts', 'const fault = 1;'],
    ['a longer name', 'src/a.ts', 'const faultless = 1;'],
    ['a comment', 'src/a.ts', '// a fault'],
    ['a string', 'src/a.ts', "const a = 'fault';"],
  ])('accepts %s', (_, path, text) => {
    expect(findRetiredNames(path, text, retired)).toEqual([]);
  });

  test('reads a file that is named itself', () => {
    expect(findRetiredNames('flows.config.ts', 'const fault = 1;', retired)).toHaveLength(1);
  });
});
