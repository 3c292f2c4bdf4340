import type { AppErrorCode } from '../domain/appError.ts';
import type { PlacementOutcome } from '../domain/order.ts';

/** Returns the code of a rejection; null for a placed order. */
export function getRejectionCode(outcome: PlacementOutcome): AppErrorCode | null {
  return outcome.type === 'rejected' ? outcome.code : null;
}

/**
 * Returns whether a retry was rejected before the server looked up the order, for example because
 * the device is offline or the token expired. The order of the earlier request may then still
 * exist.
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

/** Returns the file of a `logo.choose` event. Throws for any other event. */
export function chosenFile(event: { readonly type: string }): { fileId: string; fileName: string } {
  if (isFileChoice(event)) return { fileId: event.fileId, fileName: event.fileName };
  throw new Error(`Only "logo.choose" starts the upload of a logo, not "${event.type}".`);
}

function isFileChoice(event: {
  readonly type: string;
}): event is { type: 'logo.choose'; fileId: string; fileName: string } {
  return event.type === 'logo.choose';
}

/** Returns a value that guards have checked. Throws an error with its name when it is null. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null)
    throw new Error(`The order has no ${name}, but a guard let the machine continue without it.`);
  return value;
}
