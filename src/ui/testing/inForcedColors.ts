import { cdp } from 'vitest/browser';

/** Runs a test in a high-contrast mode: the browser replaces the colours and shows no shadows. */
export async function inForcedColors(run: () => Promise<void>): Promise<void> {
  const devtools = cdp() as unknown as {
    send(method: string, parameters: object): Promise<unknown>;
  };
  const emulate = (features: object[]) => devtools.send('Emulation.setEmulatedMedia', { features });
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  try {
    await run();
  } finally {
    await emulate([]);
  }
}
