import type { SnapshotFrom } from 'xstate';
import type { flowerOrderMachine } from '../../machines/flowerOrderMachine.ts';

export type FlowerScreen = 'florists' | 'products' | 'form' | 'outcomeUnknown';

/** The state of a list while it loads. */
export type ListPhase = 'loading' | 'failed' | 'none' | 'ready';

/** The state of the form; `withoutDetail` means that photos and description failed to load. */
export type FormPhase = 'loadingDetail' | 'withoutDetail' | 'ready' | 'uploadingLogo' | 'placing';

type Snapshot = SnapshotFrom<typeof flowerOrderMachine>;

/** Returns the screen of a snapshot, or null once `PaymentFlow` shows the order. */
export function flowerScreen(snapshot: Snapshot): FlowerScreen | null {
  if (snapshot.matches('choosingFlorist')) return 'florists';
  if (snapshot.matches('choosingProduct')) return 'products';
  if (snapshot.matches('writing') || snapshot.matches('placingOrder')) return 'form';
  return snapshot.matches('outcomeUnknown') ? 'outcomeUnknown' : null;
}

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
  if (snapshot.matches('placingOrder')) return 'placing';
  if (snapshot.matches({ writing: 'uploadingLogo' })) return 'uploadingLogo';
  if (snapshot.matches({ writing: 'withoutDetail' })) return 'withoutDetail';
  return snapshot.matches({ writing: 'ready' }) ? 'ready' : 'loadingDetail';
}

/** Returns whether the same order request may be sent again. */
export function canRetryOrder(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'order.retry' });
}
