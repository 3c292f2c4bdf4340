import { expect, spyOn, waitFor, within } from 'storybook/test';
import { orderCopy } from '../../../copy/order.ts';
import { shellCopy } from '../../../copy/shell.ts';
import type { Stopped } from './freezeMachines.ts';

/** The headings of loading pages. */
const loadingHeadings: readonly string[] = [
  shellCopy.loadingPage,
  orderCopy.loading,
  shellCopy.restoringSession,
];

interface RenderedStory {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

/** Gives the browser a permission that the user has not decided about. A `beforeEach` of stories. */
export function allowNotifications(): void {
  spyOn(Notification, 'permission', 'get').mockReturnValue('default');
}

/**
 * The `play` function of a story. Waits until the loading page is replaced, and checks that the
 * frozen machines are still in their states.
 */
export async function waitUntilRendered({ canvasElement, loaded }: RenderedStory): Promise<void> {
  await waitFor(
    () => {
      const heading = within(canvasElement).getByRole('heading', { level: 1 });
      expect(loadingHeadings).not.toContain(heading.textContent);
    },
    { timeout: 20_000 },
  );
  for (const { machine, value, snapshot } of loaded['stopped'] as readonly Stopped[]) {
    if (!snapshot().matches(value)) {
      throw new Error(
        `The machine "${machine}" is in ${JSON.stringify(snapshot().value)}, but the story expects ${JSON.stringify(value)}.`,
      );
    }
  }
}

/**
 * The `beforeEach` function of a story: sets `navigator.onLine` to false while the story is shown.
 */
export function withoutConnection(): () => void {
  const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => onLine.mockRestore();
}
