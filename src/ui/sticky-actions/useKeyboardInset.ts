import { useSyncExternalStore } from 'react';

/**
 * Returns how many CSS pixels of the window the on-screen keyboard covers; 0 where the browser
 * resizes the page itself.
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  viewport?.addEventListener('scroll', onChange);
  return () => {
    viewport?.removeEventListener('resize', onChange);
    viewport?.removeEventListener('scroll', onChange);
  };
}

function read(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > 120 ? covered : 0;
}
