import { expect, test } from 'vitest';
import { correctedPart, isAboutSender } from './correctedPart.ts';

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
  ['Nama pengirim belum jelas bagi keluarga.', true],
  [' Nama pengirim belum jelas bagi keluarga. ', true],
  ['Gambar kurang jelas.', false],
  [null, false],
])('R362 the reason "%s" concerns the sender alone: %s', (reason, isSender) => {
  expect(isAboutSender(reason)).toBe(isSender);
});
