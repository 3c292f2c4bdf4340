import { describe, expect, it } from 'vitest';
import { toPrintedParagraphs } from './toPrintedParagraphs.ts';

describe('toPrintedParagraphs', () => {
  it('composes letters, collapses spaces and removes invisible characters', () => {
    expect(toPrintedParagraphs('  Jose\u0301 \t Rizal\u200b \u00a0 ')).toEqual(['José Rizal']);
  });

  it('keeps a no-break space between words', () => {
    expect(toPrintedParagraphs('Ibu\u00a0Maria')).toEqual(['Ibu\u00a0Maria']);
  });

  it('keeps blank lines between lines and removes those around them', () => {
    expect(toPrintedParagraphs(' \n\nBudi\r\n\nAni\n \n')).toEqual(['Budi', '', 'Ani']);
  });

  it('returns no paragraphs of a blank text', () => {
    expect(toPrintedParagraphs(' \n\u200b ')).toEqual([]);
  });

  it('replaces the letters for hamza and ain by quotation marks', () => {
    expect(toPrintedParagraphs('Ma\u02bfruf raji\u02beun')).toEqual(['Ma\u2018ruf raji\u2019un']);
  });

  it('replaces a non-breaking hyphen by a hyphen', () => {
    expect(toPrintedParagraphs('Al\u2011Amin')).toEqual(['Al-Amin']);
  });

  it('converts to upper case in the Indonesian locale', () => {
    expect(toPrintedParagraphs('turut berdukacita', 'uppercase')).toEqual(['TURUT BERDUKACITA']);
  });
});
