/** The maximum number of lines of a sender name on a card or a flower board. */
export const MAX_SENDER_LINES = 2;

/**
 * The maximum length of a sender name in characters, line break included (contract: `SenderName`).
 */
export const MAX_SENDER_LENGTH = 200;

/** Trims every line, collapses white space and removes blank lines. */
export function normalizeSenderName(name: string): string {
  return senderLines(name).join('\n');
}

/** Returns the lines of a sender name as they are printed on a card. */
export function senderLines(name: string): string[] {
  return name
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

/** Returns whether a name is valid: one or two lines, and no longer than the contract allows. */
export function isSenderName(name: string): boolean {
  const lines = senderLines(name);
  return (
    lines.length >= 1 &&
    lines.length <= MAX_SENDER_LINES &&
    lines.join('\n').length <= MAX_SENDER_LENGTH
  );
}
