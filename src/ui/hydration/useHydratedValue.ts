import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Returns a value of this device; while a document is rendered and hydrated, the value that documents
 * have for all devices.
 * @param read returns a primitive, or the same object every time
 */
export function useHydratedValue<Value>(read: () => Value, rendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => rendered);
}

const subscribeToNothing = () => () => {};

/** Takes over the text that a user has typed into a field before the app hydrated it. */
export function useTypedText(
  field: RefObject<HTMLInputElement | null>,
  onType: (text: string) => void,
): void {
  const takeOver = useEffectEvent((text: string) => onType(text));
  // In the task of the hydration, so that a search right after it has the text.
  useLayoutEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {};
    if (value !== defaultValue) takeOver(value);
  }, [field]);
}
