import { removeNonDigits } from './numbers.ts';

/** Formats digits with country code as `+62 811-0000-1001`. */
export function formatPhone(digits: string): string {
  const bare = removeNonDigits(digits);
  if (!bare.startsWith('62')) return `+${bare}`;
  const local = bare.slice(2);
  return `+62 ${[local.slice(0, 3), local.slice(3, 7), local.slice(7)].filter((part) => part !== '').join('-')}`;
}

/** Returns a link to a WhatsApp chat with `text`. `digits` has the country code. */
export function getWhatsAppLink(digits: string, text: string): string {
  return `https://wa.me/${removeNonDigits(digits)}?text=${encodeURIComponent(text)}`;
}
