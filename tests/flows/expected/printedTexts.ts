/**
 * Texts as people write them, and what is printed and sent of them: lines and characters that can be
 * read, with single spaces and the signs that the typefaces have.
 */
export const texts = {
  sender: {
    written: ' Keluarga\u2009 Lestari\u200b \n\n Kantor  Bogor\t',
    printed: 'Keluarga Lestari\nKantor Bogor',
  },
  note: { written: ' Bapak Ma\u02bcruf  Wijaya\u00ad ', printed: 'Bapak Ma’ruf Wijaya' },
  quote: {
    written: '\nSelamat\u3000jalan,\u2028Ibu  Maria\u200b \n',
    printed: 'Selamat jalan,\nIbu Maria',
  },
  message: { written: 'Selamat\u2003jalan, Ibu\u200b ', printed: 'Selamat jalan, Ibu' },
  subMessage: {
    written: '\nKeluarga besar\u2028 Pak  Ma\u02bcruf\n',
    printed: 'Keluarga besar\nPak Ma’ruf',
  },
  name: { written: ' Sari  Wijaya\u200b', printed: 'Sari Wijaya' },
} as const;

/** Returns what is printed and sent of a text that somebody writes on a path. */
export function printed(written: string): string {
  return Object.values(texts).find((text) => text.written === written)?.printed ?? written;
}
