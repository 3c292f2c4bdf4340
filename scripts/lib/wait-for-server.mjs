import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls an address until it answers with a 2xx status.
 * @param {string} address
 * @param {AbortSignal} signal stops the polling
 * @returns {Promise<boolean>} false when the signal was aborted first
 */
export async function waitForServer(address, signal) {
  while (!signal.aborted) {
    try {
      const response = await fetch(address, { signal });
      await response.body?.cancel();
      if (response.ok) return true;
    } catch {
      // The server does not listen yet.
    }
    await pause(100, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/**
 * Starts a program as soon as a server answers with a 2xx status.
 * @param {string} address
 * @param {AbortSignal} signal stops the waiting
 * @param {() => Promise<number>} start
 * @returns {Promise<number>} the program's exit code; 0 when the signal was aborted first
 */
export async function runOnceReady(address, signal, start) {
  return (await waitForServer(address, signal)) ? start() : 0;
}
