const fieldNames: Readonly<Record<string, string>> = {
  message: 'ucapan',
  subMessage: 'tulisan di bawah ucapan',
  sender: 'nama pengirim',
};

/** The texts of a board with the words of the buyer, on the pages of an order. */
export const boardCopy = {
  estimate: 'Perkiraan tampilan',
  estimateText: 'Perkiraan, hasilnya bisa sedikit berbeda',
  /** Names the texts that do not fit on the board. */
  tooLong: (fields: readonly string[]) =>
    `Belum muat: ${fields.map((field) => fieldNames[field]).join(', ')}`,
  sample: 'Contoh',
  sampleText: 'Tulisan di foto ini hanya contoh. Papan Anda memakai tulisan Anda.',
  estimateOf: (words: string) => `Perkiraan papan dengan tulisan: ${words}`,
  withLogo: 'dengan logo Anda',
} as const;
