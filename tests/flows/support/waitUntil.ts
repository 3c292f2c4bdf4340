import type { Control, Driver } from './driver.ts';
import { withoutSpaces } from './screen.ts';

/** Waits until a condition is met. Throws with the problem if it is not met within `timeoutMs`. */
export async function waitUntil(
  driver: Pick<Driver, 'timeoutMs' | 'waitForFrame'>,
  isMet: () => boolean | Promise<boolean>,
  problem: string,
): Promise<void> {
  const end = performance.now() + driver.timeoutMs;
  while (!(await isMet())) {
    if (performance.now() > end) throw new Error(problem);
    await driver.waitForFrame();
  }
}

/** Presses a control as soon as it is visible. Throws if the page does not contain `shown`. */
export async function pressWhenVisible(
  driver: Driver,
  control: Control,
  shown = '',
): Promise<void> {
  const { role, name } = control;
  let text = '';
  await waitUntil(
    driver,
    async () => {
      const page = await driver.snapshot();
      ({ text } = page);
      return page.controls.some((each) => each.role === role && each.name === name);
    },
    `The page has no ${role} "${name}".`,
  );
  if (!withoutSpaces(text).includes(withoutSpaces(shown)))
    throw new Error(
      `The page with "${name}" does not contain "${shown}": "${text.replace(/\s+/g, ' ')}"`,
    );
  await driver.press(control);
}
