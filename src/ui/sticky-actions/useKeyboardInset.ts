import { useSyncExternalStore } from 'react';

/** Returns how many CSS pixels of the window the on-screen keyboard covers. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(
    subscribe,
    () => inset,
    () => 0,
  );
}

// Measuring computes the layout, so it is done after changes of the viewport, never while rendering.
let inset = 0;

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  const update = () => {
    inset = measure();
    onChange();
  };
  // A page may open while the keyboard is shown.
  const frame = requestAnimationFrame(update);
  viewport?.addEventListener('resize', update);
  viewport?.addEventListener('scroll', update);
  return () => {
    cancelAnimationFrame(frame);
    viewport?.removeEventListener('resize', update);
    viewport?.removeEventListener('scroll', update);
  };
}

function measure(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > 120 ? covered : 0;
}
