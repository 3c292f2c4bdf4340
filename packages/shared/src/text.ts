/**
 * What a text becomes when it is printed, searched and compared: one set of rules for the app and the
 * server.
 */

/** The characters that the typefaces Lora and Plus Jakarta Sans have, as a character class. */
const LATIN =
  ' -~\\xa0-\\xac\\xae-\\u0137\\u0139-\\u0148\\u014a-\\u017e\\u018f\\u0192\\u01a0\\u01a1\\u01af\\u01b0' +
  '\\u01e6\\u01e7\\u01fe\\u01ff\\u0218-\\u021b\\u0237\\u0259\\u02c6\\u02c7\\u02da\\u02dc\\u02dd' +
  '\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026' +
  '\\u2032\\u2033\\u2039\\u203a\\u2044\\u20ac\\u20ae\\u20b4\\u20b8\\u20ba\\u20bd\\u2113\\u2122\\u2212\\u2215';

/** The characters that Noto Naskh Arabic has, and that are used in Arabic. */
const ARABIC = '\\u0606-\\u061b\\u061d-\\u06dc\\u06de-\\u06ff\\u0750-\\u077f\\ufdf0-\\ufdfd';

const latinCharacter = new RegExp(`^[${LATIN}]$`, 'u');
const otherThanLatin = new RegExp(`[^${LATIN}\\n]`, 'gu');
const arabicCharacter = new RegExp(`^[${ARABIC}]$`, 'u');

/** Matches a line that is printed from right to left. */
const arabicLine = new RegExp(
  `^[ \\xa0!().:\\xab\\xbb-]*[${ARABIC}][${ARABIC} \\xa0!().:\\xab\\xbb-]*$`,
  'u',
);

/** Matches what is not seen: format and control characters, and the place of a missing picture. */
const invisible = /\p{Default_Ignorable_Code_Point}|(?![\t\n\v\f\r\x85])\p{Cc}|[\ufff9-\ufffc]/gu;

/** Matches characters as they are seen: a flag, or a letter or an emoji with all its marks. */
const seenCharacters =
  /\p{RI}{2}|[^](?:[\p{M}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]|(?<=\u200d)\p{Extended_Pictographic})*/gu;

/** Printed characters for others that look the same, and that no normalization form replaces. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '\u02b9': '’',
  '\u02bb': '‘',
  '\u02bc': '’',
  '\u02bd': '‘',
  '\u02be': '’',
  '\u02bf': '‘',
  '\u2010': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u201b': '‘',
  '\u2027': '·',
  '\u2043': '-',
  '\u30fb': '·',
  '\ua78c': '’',
};

/**
 * Returns a text as it is printed, stored and compared: composed, with single spaces, without what is
 * not seen and without blank lines at the start and the end. Characters without a glyph become those
 * that look or mean the same, if there are any. A blank text becomes the empty text.
 */
export function print(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(invisible, '')
    .replace(/\r\n?|[\x85\u2028\u2029]/g, '\n')
    .replace(/\u202f/g, '\xa0')
    .normalize('NFC')
    .replace(otherThanLatin, toPrintable)
    .normalize('NFC')
    .replace(/(^|\s)\p{M}+/gmu, '$1')
    .replace(/[\t\v\f \u1680\u2000-\u200a\u205f\u2800\u3000]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Returns whether nothing of a text is seen. */
export function isBlank(text: string): boolean {
  return print(text) === '';
}

/** Returns whether a printed line runs from right to left. */
export function isArabicLine(line: string): boolean {
  return arabicLine.test(line);
}

/**
 * Returns the first character of a text that cannot be printed, as it is seen, or else its code point
 * such as `U+E000`; null if there is none. An emoji of several code points is one character. Arabic is
 * printed in lines of its own only.
 */
export function findUnprintable(text: string): string | null {
  for (const line of text.split(/[\n\r\x85\u2028\u2029]/)) {
    if (isArabicLine(print(line))) continue;
    const character = line.normalize('NFC').match(seenCharacters)?.find(isUnprintable);
    if (character !== undefined) return nameOf(character);
  }
  return null;
}

/**
 * Returns what of a name is printed: all but the characters that cannot be, and the signs that were
 * around them. Returns the empty text if no letter is left.
 */
export function printName(name: string): string {
  const printed = print(name);
  if (findUnprintable(printed) === null) return /[\p{L}\p{N}]/u.test(printed) ? printed : '';
  const lines = name.split('\n').map((line) => {
    const characters = line.normalize('NFC').match(seenCharacters) ?? [];
    const known = print(characters.filter((each) => [...print(each)].every(isKnown)).join(''));
    const kept = isArabicLine(known) ? known : known.replace(new RegExp(`[${ARABIC}]`, 'gu'), '');
    return kept
      .replace(/\(\s*\)|\[\s*\]|“\s*”|"\s*"/g, '')
      .replace(/^[\s,;/|·–—-]+|[\s,;/|·–—(-]+$/g, '');
  });
  return printName(lines.join('\n'));
}

/** Returns a text as it is stored for a search and looked up: without case, accents and look-alikes. */
export function searchable(text: string): string {
  return text
    .replace(/[`´‘’‛′\u02b9\u02bb-\u02bf\ua78c]/g, "'")
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .toLowerCase()
    .replace(/[\s\u2800]+/g, ' ')
    .trim();
}

/** Returns the length of a text in code points, in which the contract counts. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Returns the beginning of a text, of at most `max` code points. */
export function cutText(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}

/** Returns a character without a glyph as one or more that have glyphs, or unchanged. */
function toPrintable(character: string): string {
  if (isKnown(character)) return character;
  const compatible = character.normalize('NFKC');
  const replaced = LOOK_ALIKES[compatible] ?? compatible;
  return [...replaced].every(isKnown) ? replaced : character;
}

function isUnprintable(seen: string): boolean {
  return [...print(seen)].some((each) => !isKnown(each) || arabicCharacter.test(each));
}

/** Returns whether one of the typefaces has a glyph for a character. */
function isKnown(character: string): boolean {
  return (
    latinCharacter.test(character) ||
    arabicCharacter.test(character) ||
    (/^[\p{Script=Han}、。〈-】，！？：；（）]$/u.test(character) && getChinese().has(character))
  );
}

/** Returns a character, or its code point if it is not seen on its own. */
function nameOf(character: string): string {
  if (!/^[\p{C}\p{Z}\p{M}]/u.test(character)) return character;
  const codePoint = character.codePointAt(0) ?? 0;
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

let chinese: ReadonlySet<string> | null = null;

/**
 * Returns the Chinese characters that are printed: the simplified ones of GB 2312 and the frequent
 * traditional ones of Big5, with their punctuation. The files of Noto Serif SC have these.
 */
export function getChinese(): ReadonlySet<string> {
  chinese ??= new Set([
    ...'、。〈〉《》「」『』【】〇々，！？：；（）',
    ...[
      ...decode('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]]),
      ...decode(
        'big5',
        [0xa4, 0xc6],
        [
          [0x40, 0x7e],
          [0xa1, 0xfe],
        ],
      ),
    ].filter((character) => /\p{Script=Han}/u.test(character)),
  ]);
  return chinese;
}

/** Decodes all pairs of a lead byte and a trail byte. */
function decode(
  encoding: string,
  [firstLead, lastLead]: readonly [number, number],
  trails: readonly (readonly [number, number])[],
): string {
  const bytes: number[] = [];
  for (let lead = firstLead; lead <= lastLead; lead += 1)
    for (const [first, last] of trails)
      for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
  return new TextDecoder(encoding).decode(new Uint8Array(bytes));
}
