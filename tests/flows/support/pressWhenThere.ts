import type { Control, Driver } from './driver.ts';
import { withoutSpaces } from './screen.ts';

/** Presses what is about to be there. Throws when `shown` is given and not read beside it. */
export async function pressWhenThere(driver: Driver, control: Control, shown = ''): Promise<void> {
  for (
    const end = performance.now() + driver.patience;
    performance.now() < end;
    await driver.moment()
  ) {
    const { controls, text } = await driver.look();
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
