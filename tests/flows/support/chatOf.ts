import { readEnvironment } from '../../../src/app/environment.ts';

const { phones } = readEnvironment({});

/** Returns the link that opens a chat with customer service, with words that are written already. */
export function chatOf(words: string): string {
  return `https://wa.me/${phones.customerService}?text=${encodeURIComponent(words)}`;
}
