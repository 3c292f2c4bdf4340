import type { Control, Driver } from './driver.ts';
import { withoutSpaces } from './screen.ts';

/** Presses what is about to be there. Throws when `shown` is given and not read beside it. */
export async function pressWhenVisible(
  driver: Driver,
  control: Control,
  shown = '',
): Promise<void> {
  for (
    const end = performance.now() + driver.timeoutMs;
    performance.now() < end;
    await driver.waitForFrame()
  ) {
    const { controls, text } = await driver.snapshot();
    if (!controls.some(({ role, name }) => role === control.role && name === control.name))
      continue;
    if (!withoutSpaces(text).includes(withoutSpaces(shown))) {
      throw new Error(
        `Where "${control.name}" can be pressed, not to be read: "${shown}" in "${text.replace(/\s+/g, ' ')}"`,
      );
    }
    break;
  }
  await driver.press(control);
}
