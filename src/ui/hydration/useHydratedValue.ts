import { useSyncExternalStore } from 'react';

/**
 * Returns a value of this device; while a document is rendered and hydrated, the value that documents
 * have for all devices.
 * @param read returns a primitive, or the same object every time
 */
export function useHydratedValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => rendered);
}

const subscribeToNothing = () => () => {};
