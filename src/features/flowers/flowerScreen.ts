import type { SnapshotFrom } from 'xstate';
import type { flowerOrderMachine } from '../../machines/flowerOrderMachine.ts';

/** The state of a list while it loads. */
export type ListPhase = 'loading' | 'failed' | 'none' | 'ready';

/** The state of the form; `withoutDetail` means that photos and description failed to load. */
export type FormPhase =
  'loadingDetail' | 'withoutDetail' | 'ready' | 'uploadingLogo' | 'reviewing' | 'placing';

type Snapshot = SnapshotFrom<typeof flowerOrderMachine>;

export function floristsPhase(snapshot: Snapshot): ListPhase {
  if (snapshot.matches({ choosingFlorist: 'failed' })) return 'failed';
  if (snapshot.matches({ choosingFlorist: 'none' })) return 'none';
  return snapshot.matches({ choosingFlorist: 'ready' }) ? 'ready' : 'loading';
}

export function productsPhase(snapshot: Snapshot): ListPhase {
  if (snapshot.matches({ choosingProduct: 'failed' })) return 'failed';
  if (snapshot.matches({ choosingProduct: 'none' })) return 'none';
  return snapshot.matches({ choosingProduct: 'ready' }) ? 'ready' : 'loading';
}

export function formPhase(snapshot: Snapshot): FormPhase {
  if (snapshot.matches('reviewing')) return 'reviewing';
  if (snapshot.matches('placing')) return 'placing';
  if (snapshot.matches({ writing: { form: 'uploadingLogo' } })) return 'uploadingLogo';
  if (snapshot.matches({ writing: { form: 'withoutDetail' } })) return 'withoutDetail';
  return snapshot.matches({ writing: { form: 'ready' } }) ? 'ready' : 'loadingDetail';
}

/** Returns whether the key belongs to another order, so that only a new order is possible. */
export function isKeyReused(snapshot: Snapshot): boolean {
  return snapshot.matches({ writing: { key: 'reused' } });
}
