import type { SnapshotFrom } from 'xstate';
import type { flowerOrderMachine } from '../../machines/flowerOrderMachine.ts';

export type FlowerScreen = 'florists' | 'products' | 'form' | 'outcomeUnknown';

/** How far a list is. */
export type ListPhase = 'loading' | 'failed' | 'none' | 'ready';

/** What the form waits for, if anything; `withoutDetail` has no photos and no description. */
export type FormPhase = 'loadingDetail' | 'withoutDetail' | 'ready' | 'uploadingLogo' | 'placing';

type Snapshot = SnapshotFrom<typeof flowerOrderMachine>;

/** The screen of a state; null once the order is paid for on screens of its own. */
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

/** Whether the same order may be asked for once more. */
export function canRetryOrder(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'order.retryOrder' });
}
