import { expect, type Locator, type Page } from '@playwright/test';

/** Exceeds the number of tab stops of every page. */
const MOST_STOPS = 120;

/**
 * Presses Tab until the element has the focus. Expects at every stop that an element has the focus,
 * shows a focus ring, and is not covered by a bar.
 * @param key `Shift+Tab` to go backwards
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(
    page,
    () => target.evaluate((element) => element === document.activeElement),
    `${target.toString()}`,
    key,
  );
}

async function tabUntil(
  page: Page,
  isReached: () => Promise<boolean>,
  target: string,
  key = 'Tab',
): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    let stop = await inspectFocus(page);
    // After the last stop the browser's own controls get the focus; the next Tab returns to the
    // page.
    if (stop === undefined) {
      await page.keyboard.press(key);
      stop = await inspectFocus(page);
    }
    // Polls, because the browser scrolls to a stop that is out of view.
    if (stop?.error !== '')
      await expect
        .poll(async () => (await inspectFocus(page))?.error ?? 'no element has the focus', {
          message: `the stop after ${stops.at(-1) ?? 'the start'}`,
        })
        .toBe('');
    if (await isReached()) return;
    stops.push(stop?.name ?? '');
  }
  throw new Error(`${key} did not reach ${target}. Stops:\n${stops.join('\n')}`);
}

/** Moves to a control by Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field by Tab and replaces its text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves to a select by Tab and chooses an option, once it is loaded, by typing its label. */
export async function choose(
  page: Page,
  list: Locator,
  label: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, list, key);
  await expect(list.getByRole('option', { name: label, exact: true })).toBeAttached();
  await page.keyboard.type(label);
  await expect(list.locator('option:checked')).toHaveText(label);
}

/** Moves to a group of radio buttons by Tab, and to one of them by the arrow keys. */
export async function pick(page: Page, target: Locator): Promise<void> {
  const isInGroup = () =>
    target.evaluate(
      (radio: HTMLInputElement) =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.name === radio.name,
    );
  await tabUntil(page, isInGroup, target.toString());
  for (let step = 0; step < 12 && !(await target.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
  await expect(target).toBeFocused();
}

/** Expects the heading of a new page to have the focus, so that a screen reader reads it next. */
export async function expectHeadingFocused(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
}

/**
 * Returns the start of the focused element's HTML, and what is wrong with it or an empty string;
 * `undefined` if no element has the focus.
 */
function inspectFocus(page: Page): Promise<{ name: string; error: string } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const name = element.outerHTML.slice(0, 120);
    return { name, error: findError(element, name) };

    function findError(focused: Element, name: string): string {
      if (!focused.matches(':focus-visible')) return `does not match :focus-visible: ${name}`;
      // A radio button may show its focus ring on its label, and a framed field on its frame.
      const shown = [focused, focused.closest('label'), focused.parentElement].find(
        (part) => part !== null && hasRing(part),
      );
      if (shown == null) return `has no focus ring: ${name}`;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map(
        (part) => [(left + right) / 2, top + (bottom - top) * part] as const,
      );
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (shown.contains(there) || there.contains(shown));
      });
      return isSeen ? '' : `covered or out of view: ${name}`;
    }

    function hasRing(part: Element): boolean {
      return [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    }
  });
}
