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
