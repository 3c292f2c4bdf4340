import { describe, expect, it } from 'vitest';
import { findUnprintable } from './findUnprintable.ts';

describe('findUnprintable', () => {
  it.each([
    'Turut Berdukacita',
    'Keluarga Nguyễn, Müller & Šimić – “selamat jalan”…',
    'Sa’at\u200b\tini\nbaris kedua',
    'e\u0301',
    '',
  ])('finds nothing in %j', (text) => {
    expect(findUnprintable(text)).toBeNull();
  });

  it.each([
    ['Selamat jalan 😀🌹', '😀'],
    ['Dari 王 Wang', '王'],
    ['baris satu\nاللهم', 'ا'],
    ['x\u0302', 'x\u0302'],
    ['Keluarga 👨‍👩‍👧 kami', '👨‍👩‍👧'],
    ['👍🏽', '👍🏽'],
    ['🇮🇩', '🇮🇩'],
    ['❤️', '❤️'],
  ])('R165 names the character of %j', (text, character) => {
    expect(findUnprintable(text)).toBe(character);
  });
});
