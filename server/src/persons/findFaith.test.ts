import { describe, expect, it } from 'vitest';
import { rites } from '../demo/rites.ts';
import { findFaith } from './findFaith.ts';

describe('findFaith', () => {
  it.each([
    ['islam', 'islam'],
    ['protestant', 'kristen'],
    ['catholic', 'katolik'],
    ['hindu', 'hindu'],
    ['buddhist', 'buddha'],
    ['confucian', 'khonghucu'],
  ] as const)('R162 finds the faith of the demo rites: %s', (rite, faith) => {
    expect(findFaith(rites[rite].map(({ eventName }) => eventName))).toBe(faith);
  });

  it.each([
    ['no events', []],
    ['events of any faith', ['Doa bersama', 'Kebaktian', 'Pemakaman']],
    ['events of two faiths', ['Tahlil', 'Misa Requiem']],
    ['a part of a word', ['Pertemuan di Hotel Misawa']],
  ])('R162 finds none in %s', (_description, names) => {
    expect(findFaith(names)).toBeUndefined();
  });
});
