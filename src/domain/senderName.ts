import { print } from '@dukacita/shared/text';
import { getTextError } from './printedText.ts';

/** The maximum number of lines of a sender name on a card or a flower board. */
export const MAX_SENDER_LINES = 2;

/** The maximum length in characters, line break included (contract: `SenderName`). */
export const MAX_SENDER_LENGTH = 200;

/** Returns a name as it is printed, without blank lines. */
export function normalizeSenderName(name: string): string {
  return senderLines(name).join('\n');
}

/** Returns the lines of a sender name as they are printed on a card. */
export function senderLines(name: string): string[] {
  return print(name)
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns whether a name is valid: one or two lines that can be printed and are not too long. */
export function isSenderName(name: string): boolean {
  const lines = senderLines(name);
  return (
    lines.length >= 1 &&
    lines.length <= MAX_SENDER_LINES &&
    getTextError(lines.join('\n'), MAX_SENDER_LENGTH) === null
  );
}
