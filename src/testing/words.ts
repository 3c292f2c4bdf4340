import type { GreetingWords } from '../domain/greeting.ts';

/** The words of a finished General card, with some of them changed. */
export function toGreetingWords(changes: Partial<GreetingWords> = {}): GreetingWords {
  return {
    mode: 3,
    note: { choice: 'none', text: '' },
    sender: 'Keluarga Sari Lestari',
    quotes: { header: '', message: '', footer: '' },
    logo: null,
    ...changes,
  };
}
