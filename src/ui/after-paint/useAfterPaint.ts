import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Returns a value one paint late, so that the press that changes it is painted before what the value
 * renders: `useDeferredValue` often renders it before that paint, which a slow phone then shows late.
 * @param initial what is returned first; the value itself if omitted
 */
export function useAfterPaint<Value>(value: Value, initial: Value = value): Value {
  const [shown, setShown] = useState(initial);
  useEffect(() => afterPaint(() => startTransition(() => setShown(value))), [value]);
  return shown;
}
