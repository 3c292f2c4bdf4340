import type { SnapshotFrom } from 'xstate';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';

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
