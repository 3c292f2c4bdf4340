import { findUnprintable } from '@dukacita/shared/text';
import { isSenderName, MAX_SENDER_LINES, senderLines } from '../domain/senderName.ts';
import { printingCopy, type PrintMedium } from './printing.ts';

export const senderCopy = {
  label: 'Nama pengirim',
  none: 'Belum diisi',
  change: 'Ubah',
  changeLabel: 'Ubah nama pengirim',
  dialog: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
  hint: 'Tekan Enter untuk pindah ke baris kedua.',
  earlier: 'Pernah Anda pakai',
  save: 'Simpan',
  cancel: 'Batal',
} as const;

/** Returns the limits of a sender name; `validate` returns why a name is invalid, or undefined. */
function senderRule(medium: PrintMedium) {
  return {
    maxLines: MAX_SENDER_LINES,
    isMissing: (name: string) => senderLines(name).length === 0,
    validate: (name: string): string | undefined => {
      if (isSenderName(name)) return undefined;
      const lines = senderLines(name).length;
      if (lines === 0) return 'Nama pengirim belum diisi.';
      if (lines > MAX_SENDER_LINES)
        return 'Paling banyak 2 baris. Gabungkan atau hapus baris yang lain.';
      const character = findUnprintable(name);
      return character === null
        ? 'Nama pengirim terlalu panjang. Persingkat, lalu simpan lagi.'
        : printingCopy.unprintable(character, medium);
    },
  } as const;
}

export const senderRules = { kartu: senderRule('kartu'), papan: senderRule('papan') } as const;
