/** A sender's name has at most this many lines on a card or a board. */
export const MAX_SENDER_LINES = 2;

/** The most characters a sender's name may have, line break included (contract: `SenderName`). */
export const MAX_SENDER_LENGTH = 200;

/** Trims every line and drops blank ones. */
export function tidySenderName(name: string): string {
  return senderLines(name).join('\n');
}

/** The lines of a sender's name that are set on a card. */
export function senderLines(name: string): string[] {
  return name
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

/** Whether a name can be set: one or two lines, not longer than the contract allows. */
export function isSenderName(name: string): boolean {
  const lines = senderLines(name);
  return (
    lines.length >= 1 &&
    lines.length <= MAX_SENDER_LINES &&
    lines.join('\n').length <= MAX_SENDER_LENGTH
  );
}
