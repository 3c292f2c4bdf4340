import { expect, test } from 'vitest';
import { correctedPart, namedPart } from './correctedPart.ts';

test.each([
  ['Nama pengirim belum jelas bagi keluarga.', true, 'words'],
  [null, false, 'words'],
  ['Lambang kartu belum sesuai dengan keyakinan keluarga.', false, 'template'],
  ['Gambar kurang jelas.', true, 'picture'],
  ['Gambar kurang jelas.', false, 'template'],
] as const)(
  'R155 the reason "%s" (with a picture: %s) concerns the %s',
  (reason, hasLogo, part) => {
    expect(correctedPart(reason, hasLogo)).toBe(part);
  },
);

test.each([
  ['Nama pengirim belum jelas bagi keluarga.', 'sender'],
  [' Nama pengirim belum jelas bagi keluarga. ', 'sender'],
  ['Ada kata yang mungkin melukai keluarga.', 'words'],
  ['Gambar kurang jelas.', 'picture'],
  ['Tolong periksa lagi.', null],
  [null, null],
] as const)('R470 the reason "%s" names the part: %s', (reason, part) => {
  expect(namedPart(reason, true)).toBe(part);
});
