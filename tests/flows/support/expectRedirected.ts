import type { Driver } from './driver.ts';

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
    for (const end = performance.now() + driver.timeoutMs; ; await driver.waitForFrame()) {
      const actual = await driver.snapshot();
      if (actual.address === address) break;
      if (performance.now() > end)
        throw new Error(
          `${visited} should redirect to ${address}, but leads to ${actual.address}.`,
        );
    }
  }
}
