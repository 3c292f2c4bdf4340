import { toPrintedParagraphs } from './toPrintedParagraphs.ts';

/** The characters that every card font has (Lora and Plus Jakarta Sans), as a character class. */
const printable =
  ' -~\\xa0-\\xac\\xae-\\u0137\\u0139-\\u0148\\u014a-\\u017e\\u018f\\u0192\\u01a0\\u01a1\\u01af\\u01b0' +
  '\\u01e6\\u01e7\\u01fe\\u01ff\\u0218-\\u021b\\u0237\\u0259\\u02c6\\u02c7\\u02da\\u02dc\\u02dd' +
  '\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026' +
  '\\u2032\\u2033\\u2039\\u203a\\u2044\\u20ac\\u20ae\\u20b4\\u20b8\\u20ba\\u20bd\\u2113\\u2122\\u2212\\u2215';

/** Matches a flag, a letter with a mark that has no glyph of its own, or any other character. */
const unprintable = new RegExp(
  `(?:\\p{RI}\\p{RI}|[${printable}]\\p{M}|[^${printable}])(?:[\\p{M}\\p{Emoji_Modifier}]|\\u200d.)*`,
  'u',
);

/**
 * Returns the first character of a text that a card or a board cannot print, as it is seen, or null.
 * An emoji of several code points is one character.
 */
export function findUnprintable(text: string): string | null {
  for (const paragraph of toPrintedParagraphs(text)) {
    const character = unprintable.exec(paragraph)?.[0];
    if (character !== undefined) return character;
  }
  return null;
}
