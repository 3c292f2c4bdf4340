import { describe, expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

/** Every letter one unit wide, spaces too. */
function broken(text: string, measure: number, most = 10): string[] | undefined {
  return breakLines(
    text.split(' ').map((word) => ({ text: word, width: word.length })),
    1,
    measure,
    most,
  );
}

describe('breaking a paragraph', () => {
  it('leaves what fits on one line', () => {
    expect(broken('Turut berdukacita', 17)).toEqual(['Turut berdukacita']);
    expect(broken('Turut berdukacita', 16)).toEqual(['Turut', 'berdukacita']);
  });

  it('makes the lines evenly long instead of leaving a word alone', () => {
    expect(broken('aaaa bbbb cccc dddd eeee ff', 24)).toEqual(['aaaa bbbb cccc', 'dddd eeee ff']);
  });

  it('uses no more lines than it must', () => {
    expect(broken('satu dua tiga empat lima enam', 12)).toHaveLength(3);
  });

  it('keeps a title with the name after it', () => {
    expect(broken('Keluarga Besar Bapak Sutrisno Hadi', 22)).toEqual([
      'Keluarga Besar',
      'Bapak Sutrisno Hadi',
    ]);
    expect(broken('Kel. Adi Ibu Kusumawati', 14)).toEqual(['Kel. Adi', 'Ibu Kusumawati']);
  });

  it('keeps a degree with the name before it', () => {
    expect(broken('Prof. Budi Rahman, S.H., M.Kn.', 22)).toEqual([
      'Prof. Budi',
      'Rahman, S.H., M.Kn.',
    ]);
  });

  it('gives up when more lines are needed than allowed', () => {
    expect(broken('satu dua tiga', 5, 2)).toBeUndefined();
    expect(broken('satu dua tiga', 5, 3)).toEqual(['satu', 'dua', 'tiga']);
  });

  it('gives up when a word is wider than the measure', () => {
    expect(broken('Kusumawardhanaputra', 10)).toBeUndefined();
  });
});
