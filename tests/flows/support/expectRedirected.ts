import type { Driver } from './driver.ts';

/** Goes to addresses that cannot be gone to, and sees that each leads back to where the person is. */
export async function expectRedirected(
  driver: Driver,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const { address } = await driver.snapshot();
  for (const visited of addresses) {
    if (visited === address) continue;
    await driver.visit(visited);
    for (const end = performance.now() + driver.timeoutMs; ; await driver.waitForFrame()) {
      const seen = await driver.snapshot();
      if (seen.address === address) break;
      if (performance.now() > end)
        throw new Error(`${visited} should lead back to ${address}, and leads to ${seen.address}.`);
    }
  }
}
