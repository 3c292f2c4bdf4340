import type { GreetingContent } from '../domain/greeting.ts';

/** Creates the texts of a complete card of the category General, with changes. */
export function createGreetingContent(changes: Partial<GreetingContent> = {}): GreetingContent {
  return {
    mode: 3,
    note: { choice: 'none', text: '' },
    sender: 'Keluarga Sari Lestari',
    quotes: { header: '', message: '', footer: '' },
    logo: null,
    ...changes,
  };
}
