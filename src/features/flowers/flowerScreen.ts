import type { SnapshotFrom } from 'xstate';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import type { FlowerContext } from '../../machines/flower-order/types.ts';

/** The state of a list while it loads. */
export type ListPhase = 'loading' | 'failed' | 'none' | 'ready';

type Snapshot = SnapshotFrom<typeof flowerOrderMachine>;

// Each function returns the names of the states that are phases, too. A new state does not compile
// until it is a phase or is mapped to one.

export function floristsPhase({ value }: Snapshot): ListPhase {
  if (typeof value === 'string' || !('choosingFlorist' in value)) return 'loading';
  const state = value.choosingFlorist;
  return state === 'deciding' ? 'loading' : state;
}

export function productsPhase({ value }: Snapshot): ListPhase {
  if (typeof value === 'string' || !('choosingProduct' in value)) return 'loading';
  const state = value.choosingProduct;
  return state === 'deciding' ? 'loading' : state;
}

/** Returns whether the key belongs to another order, so that only a new order is possible. */
export function isKeyReused(snapshot: Snapshot): boolean {
  return snapshot.matches({ writing: { key: 'reused' } });
}

/** Where the form shows an error: at the field that can fix it, or above the form. */
export type ErrorPlace = 'message' | 'sender' | 'logo' | 'page';

const places: Partial<Record<AppErrorCode, ErrorPlace>> = {
  noteTextMissing: 'message',
  senderInvalid: 'sender',
  logoInvalid: 'logo',
  logoMissing: 'logo',
  payloadTooLarge: 'logo',
  unsupportedMedia: 'logo',
};

/** Returns where the form shows an error: what its code says, or else the field it belongs to. */
export function getErrorPlace(
  code: AppErrorCode,
  errorField: FlowerContext['errorField'],
): ErrorPlace {
  return places[code] ?? errorField ?? 'page';
}
