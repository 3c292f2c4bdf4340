import { senderRule } from '../../copy/sender.ts';
import { getPrintError } from '../ordering/getPrintError.ts';

/** The limits of a sender name on a card, which also names a character that cannot be printed. */
export const cardSenderRule = {
  ...senderRule,
  warn: (name: string) => getPrintError(name, 'kartu'),
} as const;
