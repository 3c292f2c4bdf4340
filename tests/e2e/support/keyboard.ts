import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 120;

/**
 * Goes on by Tab until something has the focus, as who has no pointer does, and proves of every stop on the way that
 * the focus is somewhere, is seen, and is not hidden behind a bar.
 * @param key `Shift+Tab` to go back
 */
export async function tabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(wanted).toBeVisible();
  await tabUntil(
    page,
    () => wanted.evaluate((element) => element === document.activeElement),
    `${wanted.toString()}`,
    key,
  );
}

async function tabUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  wanted: string,
  key = 'Tab',
): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    // After the last stop comes the browser's own frame, and then the first one.
    if (await page.evaluate(() => document.activeElement === document.body))
      await page.keyboard.press(key);
    // A stop far down is scrolled to; it counts where it comes to rest.
    await expect
      .poll(() => faultOfFocus(page), { message: `the stop after ${stops.at(-1) ?? 'the start'}` })
      .toBe('');
    if (await isThere()) return;
    stops.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  throw new Error(`${wanted} was not reached by ${key}. Stops:\n${stops.join('\n')}`);
}

/** Goes to a control by Tab and presses a key on it. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types into it, in place of what stood there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a list by Tab, opens it, and chooses by the first letters. */
export async function choose(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(label);
  await expect(list.locator('option:checked')).toHaveText(label);
}

/** Goes to a group of radio buttons by Tab, and to one of them by the arrow keys. */
export async function pick(page: Page, wanted: Locator): Promise<void> {
  const isInGroup = () =>
    wanted.evaluate(
      (radio: HTMLInputElement) =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.name === radio.name,
    );
  await tabUntil(page, isInGroup, wanted.toString());
  for (let step = 0; step < 12 && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
  await expect(wanted).toBeFocused();
}

/** The page has changed: its heading has the focus, so that it is what is read out next. */
export async function expectArrival(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
}

/** What is wrong with where the focus is; nothing when the string is empty. */
function faultOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing has the focus';
    const name = element.outerHTML.slice(0, 120);
    if (!element.matches(':focus-visible')) return `not shown as focused: ${name}`;
    // A radio button that is drawn by its label shows the focus there; a field in a frame, on its frame.
    const shown = [element, element.closest('label'), element.parentElement].find(
      (part) => part !== null && hasRing(part),
    );
    if (shown == null) return `without a ring: ${name}`;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map(
      (part) => [(left + right) / 2, top + (bottom - top) * part] as const,
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
    return isSeen ? '' : `hidden behind something, or out of view: ${name}`;

    function hasRing(part: Element): boolean {
      return [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    }
  });
}
