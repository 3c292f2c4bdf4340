import { useSyncExternalStore } from 'react';

/** How many CSS pixels of the window an on-screen keyboard covers, where the browser does not shrink the page itself. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}

function read(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > 120 ? covered : 0;
}
