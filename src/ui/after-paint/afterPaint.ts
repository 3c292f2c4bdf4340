/**
 * Runs `work` after the next paint. In a hidden page, which is not painted, it runs in the next task.
 * Returns a function that cancels it.
 */
export function afterPaint(work: () => void, view: Window = window): () => void {
  let frame: number | undefined;
  let timer: number | undefined;
  const schedule = () => (timer = view.setTimeout(work));
  if (view.document.visibilityState === 'hidden') schedule();
  else frame = view.requestAnimationFrame(schedule);
  return () => {
    if (frame !== undefined) view.cancelAnimationFrame(frame);
    view.clearTimeout(timer);
  };
}
