import type { Locator } from 'vitest/browser';

/**
 * Presses an element and waits only until React has rendered what it renders before the next paint,
 * not what it renders after it.
 */
export async function pressNow(target: Locator): Promise<void> {
  (target.element() as HTMLElement).click();
  await rendered();
}

/** Types a text into a field, and waits as `pressNow` does. */
export async function typeNow(field: Locator, text: string): Promise<void> {
  (field.element() as HTMLElement).focus();
  document.execCommand('insertText', false, text);
  await rendered();
}

/** Resolves when React has rendered the answer to an event, which it does in a microtask. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
}
