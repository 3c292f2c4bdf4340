import { describe, expect, test } from 'vitest';
import { contradictedNote } from './relation.ts';

const listing = (name: string, ...relationships: string[]) => ({
  name,
  families: relationships.map((relationship) => ({ relationship, name: 'Yohanes' })),
});

describe('contradictedNote', () => {
  test.each([
    ['father', listing('Maria Wijaya', 'Suami', 'Anak')],
    ['father', listing('Maria Wijaya', 'suami dan anak')],
    ['father', listing('Siti Aminah binti H. Abdul Karim')],
    ['father', listing('Hj. Euis Komariah', 'Anak')],
    ['mother', listing('Asep Suryana', 'Istri')],
    ['mother', listing('Asep Suryana', 'Isteri')],
    ['mother', listing('Abdul Karim bin Usman')],
    ['mother', listing('Bapak Hendra', 'Anak')],
  ] as const)('R166 doubts "%s" for %j', (choice, person) => {
    expect(contradictedNote(person)).toBe(choice);
  });

  test.each([
    ['mother', listing('Maria Wijaya', 'Suami')],
    ['father', listing('Asep Suryana', 'Istri')],
    ['father', listing('Sabinus Rubin', 'Anak', 'Menantu')],
    ['mother', listing('Sabinus Rubin', 'Ibu', 'Saudara')],
    ['father', listing('Maria Wijaya', 'Suami/Istri')],
    ['mother', listing('Bapak Hendra', 'Suami')],
    ['none', listing('Maria Wijaya', 'Suami')],
    ['own', listing('Maria Wijaya', 'Suami')],
  ] as const)('R166 does not doubt "%s" for %j', (choice, person) => {
    expect(contradictedNote(person)).not.toBe(choice);
  });
});
