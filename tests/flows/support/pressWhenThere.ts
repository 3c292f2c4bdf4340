import type { Control, Driver } from './driver.ts';

/** Presses what is about to be there. */
export async function pressWhenThere(driver: Driver, control: Control): Promise<void> {
  for (const end = performance.now() + driver.patience; performance.now() < end; await driver.moment()) {
    const { controls } = await driver.look();
    if (controls.some(({ role, name }) => role === control.role && name === control.name)) break;
  }
  await driver.press(control);
}
