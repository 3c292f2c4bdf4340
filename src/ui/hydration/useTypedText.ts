import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

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
