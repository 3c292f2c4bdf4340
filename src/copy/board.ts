const fieldNames: Readonly<Record<string, string>> = {
  message: 'ucapan',
  subMessage: 'tulisan di bawah ucapan',
  sender: 'nama pengirim',
};

function listFields(fields: readonly string[]): string {
  return fields.map((field) => fieldNames[field]).join(', ');
}

export const boardCopy = {
  estimate: 'Perkiraan tampilan',
  estimateText: 'Perkiraan, hasilnya bisa sedikit berbeda',
  /** Names the texts that do not fit on the board. */
  tooLong: (fields: readonly string[]) => `Belum muat: ${listFields(fields)}`,
  /** Names the texts whose letters get small on the board. */
  smallLetters: (fields: readonly string[]) =>
    `Hurufnya menjadi kecil di papan: ${listFields(fields)}. Singkatkan tulisannya agar mudah dibaca.`,
  sample: 'Contoh',
  sampleText: 'Tulisan di foto ini hanya contoh. Papan Anda memakai tulisan Anda.',
  estimateOf: (words: string) => `Perkiraan papan dengan tulisan: ${words}`,
  withLogo: 'dengan logo Anda',
} as const;
