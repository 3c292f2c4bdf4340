import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks an address again and again until it answers with a 2xx.
 * @param {string} address
 * @param {AbortSignal} signal ends the asking
 * @returns {Promise<boolean>} false when the signal came first
 */
export async function waitForServer(address, signal) {
  while (!signal.aborted) {
    try {
      const answer = await fetch(address, { signal });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Not up yet.
    }
    await pause(100, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
