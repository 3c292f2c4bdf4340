import {
  isSenderName,
  MAX_SENDER_LENGTH,
  MAX_SENDER_LINES,
  senderLines,
} from '../domain/senderName.ts';

/** The texts of the sender name field on cards and flower boards. */
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

/** The limits of a sender name; `validate` returns why a name is invalid, or undefined. */
export const senderRule = {
  maxLines: MAX_SENDER_LINES,
  maxLength: MAX_SENDER_LENGTH,
  countLines: (name: string) => senderLines(name).length,
  validate: (name: string): string | undefined => {
    if (isSenderName(name)) return undefined;
    const lines = senderLines(name).length;
    if (lines === 0) return 'Nama pengirim belum diisi.';
    return lines > MAX_SENDER_LINES
      ? 'Paling banyak 2 baris. Gabungkan atau hapus baris yang lain.'
      : 'Nama pengirim terlalu panjang. Persingkat, lalu simpan lagi.';
  },
} as const;
