import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  cutText,
  findUnprintable,
  isBlank,
  print,
  printName,
  searchable,
} from './text.ts';

/** Texts of what people paste: letters of many scripts, marks, emoji, spaces and format characters. */
const pasted = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'aEz’- \n\t()/', 'é', 'e\u0301', 'ﬁ', 'Ａ', '½', '™', '𝓜', '①', '\u202f'),
      fc.constantFrom('王', '劉', '㐂', 'م', 'ُ', '،', 'ﷺ', 'ꦲ', '😀', '👨‍👩‍👧', '👍🏽', '🇮🇩', '❤️'),
      fc.constantFrom(
        '\u200b',
        '\u200d',
        '\u2066',
        '\ufe0f',
        '\u0302',
        '\u3164',
        '\u2011',
        '\ud83d',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('print', () => {
  it.each([
    ['  Jose\u0301 \t Rizal\u200b \u00a0 ', 'José Rizal'],
    ['Ibu\u00a0Maria\u202fW', 'Ibu\u00a0Maria\u00a0W'],
    [' \n\nBudi\r\n\nAni\n \n', 'Budi\n\nAni'],
    ['Satu\u2028Dua\rTiga', 'Satu\nDua\nTiga'],
    ['Ma\u02bfruf raji\u02beun Ma\u02bcruf', 'Ma‘ruf raji’un Ma’ruf'],
    ['Al\u2011Amin Al\u2010Amin 1\u20122', 'Al-Amin Al-Amin 1–2'],
    ['\u2068Budi\u2069 \u202aSari\u202c \u200eLina', 'Budi Sari Lina'],
    ['Foto \ufffc Budi', 'Foto Budi'],
    ['Budi\u3000Santoso', 'Budi Santoso'],
    ['ﬁlsuf Ｂｕｄｉ 𝓜𝓪𝓻𝓲𝓪 ㈱', 'filsuf Budi Maria (株)'],
    ['½ dari 2² ™', '½ dari 2² ™'],
    ['王美玲（Maria），ＯＫ', '王美玲（Maria），OK'],
    ['ﻡﺤﻤﺪ', 'محمد'],
    ['™\ufe0f', '™'],
    ['half \ud83d a pair', 'half \ufffd a pair'],
  ])('prints %j as %j', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  it('changes nothing of what it printed', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        expect(print(print(text))).toBe(print(text));
      }),
    );
  });
});

describe('isBlank', () => {
  it.each([
    '',
    ' \t\n\r\v\u00a0\u2003\u3000\u2028',
    '\u200b',
    '\u2060',
    '\u3164',
    '\u2800',
    '\ufeff\u00ad\u034f\u115f\u1160\u17b4\u180e\uffa0\ufffc',
    '\u{e0041}\u{e007f}',
    '\ufe0f\u{e0100}',
    '\u0301',
    ' \u0301\u0302\n\u0651',
    '\u200e\u202a\u202e\u2066\u2069',
    '\u0007',
  ])('R701 finds nothing in %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['.', 'a\u200b', '王', 'م', '😀', '\ue000'])('finds something in %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('findUnprintable', () => {
  it.each([
    'Turut Berdukacita',
    'Keluarga Nguyễn, Müller & Šimić – “selamat jalan”…',
    'Sa’at\u200b\tini\nbaris kedua',
    'e\u0301',
    'Dari 王美玲 Wang、劉德華',
    'Turut berdukacita\nإِنَّا لِلَّٰهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ',
    'إنا لله وإنا إليه راجعون.',
    '',
  ])('R704 finds nothing in %j', (text) => {
    expect(findUnprintable(text)).toBeNull();
  });

  it.each([
    ['Selamat jalan 😀🌹', '😀'],
    ['Dari 㐂 Wang', '㐂'],
    ['Dari ひ', 'ひ'],
    ['Almarhum محمد', 'م'],
    ['ꦲꦤ', 'ꦲ'],
    ['x\u0302', 'x\u0302'],
    ['Keluarga 👨‍👩‍👧 kami', '👨‍👩‍👧'],
    ['👍🏽', '👍🏽'],
    ['🇮🇩', '🇮🇩'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['❤️', '❤️'],
    ['a\ue000', 'U+E000'],
    ['a \ud83d b', 'U+D83D'],
  ])('R165 R702 names the character of %j', (text, character) => {
    expect(findUnprintable(text)).toBe(character);
  });

  it('finds the same in what is printed', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        expect(findUnprintable(print(text)) === null).toBe(findUnprintable(text) === null);
      }),
    );
  });
});

describe('printName', () => {
  it.each([
    ['Maria Kusumawati', 'Maria Kusumawati'],
    ['王美玲 (Maria Ong)', '王美玲 (Maria Ong)'],
    ['Maria Ong (㐂)', 'Maria Ong'],
    ['Budi 🕊️ Santoso', 'Budi Santoso'],
    ['Ahmad Yusuf / أحمد يوسف', 'Ahmad Yusuf'],
    ['محمد يوسف', 'محمد يوسف'],
    ['محمد 🌹', 'محمد'],
    ['ꦲꦤꦕꦫꦏ', ''],
    ['🌹 (🕊️)', ''],
    ['\u2068Budi\u2069', 'Budi'],
    ['...', ''],
  ])('R703 prints %j as %j', (name, printed) => {
    expect(printName(name)).toBe(printed);
  });

  it('returns what can be printed, and changes nothing of it', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const name = printName(text);
        expect(findUnprintable(name)).toBeNull();
        expect(printName(name)).toBe(name);
      }),
    );
  });
});

describe('searchable', () => {
  it.each(["Ma'ruf", 'Ma’ruf', 'Ma\u02bcruf', 'Ma´ruf', 'Ma′ruf', 'MÁ‘RUF', 'Ma\u200b’ruf'])(
    'R705 folds %s',
    (text) => {
      expect(searchable(text)).toBe("ma'ruf");
    },
  );

  it.each(['Al-Amin', 'al\u2011amin', 'Al–Amin', '\u2068Al-Amin\u2069', ' ＡＬ－ＡＭＩＮ '])(
    'R705 folds %s',
    (text) => {
      expect(searchable(text)).toBe('al-amin');
    },
  );

  it('changes nothing of what it folded', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        expect(searchable(searchable(text))).toBe(searchable(text));
      }),
    );
  });
});

describe('the length', () => {
  it('counts code points, and never cuts one in half', () => {
    expect(countCharacters('a🌹')).toBe(2);
    expect(cutText('🌹🌹', 1)).toBe('🌹');
    expect(cutText('ab', 5)).toBe('ab');
  });
});
