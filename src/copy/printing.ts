import { isArabicLine } from '@dukacita/shared/text';

/** The product on which a text is printed, as it is named within a sentence. */
export type PrintMedium = 'kartu' | 'papan';

export const printingCopy = {
  unprintable: (character: string, medium: PrintMedium) =>
    isArabicLine(character)
      ? `Karakter “${character}” tidak dapat dicetak di ${medium} bersama huruf lain: tulisan Arab perlu baris tersendiri.`
      : `Karakter “${character}” tidak dapat dicetak di ${medium}.`,
  characters: (used: number, max: number) => `${used} dari ${max} karakter`,
  tooLong: (used: number, max: number) =>
    `Terlalu panjang: ${used} karakter, paling banyak ${max}. Persingkat tulisannya.`,
  shownName: (name: string, medium: PrintMedium) => `Di ${medium}, namanya tertulis “${name}”.`,
  shownNameText: 'Bagian lain dari nama ini tidak dapat kami cetak.',
  noName: (medium: PrintMedium) => `Nama ini belum dapat dicetak di ${medium}`,
  noNameText: 'Hubungi layanan pelanggan. Kami bantu menuliskan namanya dengan huruf lain.',
  noNameChat: (name: string, medium: PrintMedium) =>
    `Halo, nama ${name} belum dapat dicetak di ${medium}. Mohon bantu saya memesan untuk beliau.`,
  customerService: 'Hubungi layanan pelanggan',
  enlarge: (medium: PrintMedium) => `Perbesar ${medium}`,
  close: 'Tutup',
} as const;
