/** The product on which a text is printed, as it is named within a sentence. */
export type PrintMedium = 'kartu' | 'papan';

export const printingCopy = {
  unprintable: (character: string, medium: PrintMedium) =>
    `Karakter “${character}” tidak dapat dicetak di ${medium}.`,
  enlarge: (medium: PrintMedium) => `Perbesar ${medium}`,
  close: 'Tutup',
} as const;
