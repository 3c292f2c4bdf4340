import type { Driver } from './driver.ts';
import { waitUntil } from './waitUntil.ts';

/** Visits addresses that are not reachable, and expects each to redirect to the current address. */
export async function expectRedirected(
  driver: Driver,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const { address } = await driver.snapshot();
  for (const visited of addresses) {
    if (visited === address) continue;
    await driver.navigate(visited);
    await waitUntil(
      driver,
      async () => (await driver.snapshot()).address === address,
      `${visited} should redirect to ${address}.`,
    );
  }
}
