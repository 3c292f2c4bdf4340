import type { Locator } from 'vitest/browser';

/**
 * Presses an element and waits only until React has rendered what it renders before the next paint,
 * not what it renders after it.
 */
export async function pressNow(target: Locator): Promise<void> {
  (target.element() as HTMLElement).click();
  // React renders the answer to a press in a microtask.
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
}
