import type { LastSeen } from '../../../src/app/platform/deviceLastSeen.ts';
import type { OpenOptions } from '../support/driver.ts';
import type { OrderPageDriver } from '../support/orderPageDriver.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { openHarness, type HarnessDriverOptions } from './openHarness.tsx';

/** Opens the whole app in this page, with a device that searches for what it has seen on command. */
export async function openOrderPageHarness(
  opening: OpenOptions,
  options: HarnessDriverOptions = {},
): Promise<OrderPageDriver> {
  let searches: readonly ((found: unknown) => void)[] = [];
  const lastSeen: LastSeen = {
    load: () =>
      new Promise((resolve) => {
        searches = [...searches, resolve];
      }),
    save: async () => {},
    eraseAll: async () => {},
  };
  const driver = await openHarness(opening, {
    ...options,
    device: { openLastSeen: () => Promise.resolve(lastSeen) },
  });
  return {
    ...driver,
    async reload() {
      // A page that is left no longer searches.
      searches = [];
      await driver.reload();
    },
    async findSeen(seen) {
      await waitUntil(
        driver,
        () => searches.length > 0,
        'The app does not search for the order on this device.',
      );
      const [find, ...others] = searches;
      searches = others;
      find?.(seen === null ? null : (JSON.parse(JSON.stringify(seen)) as unknown));
    },
  };
}
