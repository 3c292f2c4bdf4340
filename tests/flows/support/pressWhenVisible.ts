import type { Control, Driver } from './driver.ts';
import { withoutSpaces } from './screen.ts';

/** Presses a control as soon as it is visible. Throws if the page does not contain `shown`. */
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
        `The page with "${control.name}" does not contain "${shown}": "${text.replace(/\s+/g, ' ')}"`,
      );
    }
    break;
  }
  await driver.press(control);
}
