/** The texts of a board with the words of the buyer, on the pages of an order. */
export const boardCopy = {
  estimate: 'Perkiraan',
  estimateText: 'Perkiraan, hasilnya bisa sedikit berbeda',
  tooLong: 'Belum muat',
  sample: 'Contoh',
  sampleText: 'Tulisan di foto ini hanya contoh. Papan Anda memakai tulisan Anda.',
  estimateOf: (words: string) => `Perkiraan papan dengan tulisan: ${words}`,
  withLogo: 'dengan logo Anda',
} as const;
