import { startTransition, useEffect, useState } from 'react';

/** After how many ms the work runs without a paint: a page that gets hidden is not painted. */
const LATEST = 250;

/** Runs `work` after the next paint, or soon in a hidden page. Returns its cancellation. */
export function afterPaint(work: () => void, view: Window = window): () => void {
  const cancel = () => {
    view.cancelAnimationFrame(frame);
    view.clearTimeout(timer);
  };
  const runIn = (ms: number) =>
    view.setTimeout(() => {
      cancel();
      work();
    }, ms);
  const frame = view.requestAnimationFrame(() => {
    view.clearTimeout(timer);
    timer = runIn(0);
  });
  let timer = runIn(view.document.visibilityState === 'hidden' ? 0 : LATEST);
  return cancel;
}

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
