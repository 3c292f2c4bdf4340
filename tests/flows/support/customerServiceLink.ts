import { readEnvironment } from '../../../src/app/platform/environment.ts';

const { phones } = readEnvironment({ VITE_DEMO: 'true' });

/** Returns the WhatsApp link that opens a chat with customer service, with a prefilled message. */
export function customerServiceLink(message: string): string {
  return `https://wa.me/${phones.customerService}?text=${encodeURIComponent(message)}`;
}
