import type { AppErrorCode } from '../domain/appError.ts';
import type { PlacementOutcome } from '../domain/order.ts';

/** Why an order was refused; null when it was made. */
export function getRejectionCode(outcome: PlacementOutcome): AppErrorCode | null {
  return outcome.type === 'rejected' ? outcome.code : null;
}

/**
 * Whether an order that was asked for before is refused by something that never looked for it, such as the way to
 * the server or its door. Then it still may exist.
 */
export function isRejectedBeforeLookup(outcome: PlacementOutcome): boolean {
  return rejectedBeforeLookup.has(getRejectionCode(outcome) ?? 'unexpected');
}

const rejectedBeforeLookup: ReadonlySet<AppErrorCode> = new Set([
  'offline',
  'rateLimited',
  'unauthenticated',
  'tokenExpired',
  'userDisabled',
  'botCheckFailed',
]);

/** The file of a `logo.choose` event. Throws for any other: a file is uploaded on that event only. */
export function chosenFile(event: { readonly type: string }): { fileId: string; fileName: string } {
  if (isFileChoice(event)) return { fileId: event.fileId, fileName: event.fileName };
  throw new Error(`A logo is uploaded on "logo.choose" only, not on "${event.type}".`);
}

function isFileChoice(event: {
  readonly type: string;
}): event is { type: 'logo.choose'; fileId: string; fileName: string } {
  return event.type === 'logo.choose';
}

/** The value, which guards have made sure of. Throws by name when one let it pass too early. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null)
    throw new Error(
      `The order needs a ${name} here: a guard of its machine let it pass too early.`,
    );
  return value;
}
