import { expect, spyOn, waitFor, within } from 'storybook/test';
import { authCopy } from '../../../copy/auth.ts';
import { orderCopy } from '../../../copy/order.ts';
import { shellCopy } from '../../../copy/shell.ts';
import type { Stopped } from './createFrozenActor.ts';

/** What a page is called before it is known which one it is. */
const passing: readonly string[] = [shellCopy.loadingPage, orderCopy.loading, authCopy.restoring];

interface RenderedStory {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

/** A story's `play`: waits until its page stands where the loading one stood, and sees to it that nothing has moved on. */
export async function waitUntilRendered({ canvasElement, loaded }: RenderedStory): Promise<void> {
  await waitFor(
    () => {
      const heading = within(canvasElement).getByRole('heading', { level: 1 });
      expect(passing).not.toContain(heading.textContent);
    },
    { timeout: 20_000 },
  );
  for (const { machine, value, snapshot } of loaded['stopped'] as readonly Stopped[]) {
    if (!snapshot().matches(value)) {
      throw new Error(
        `The machine "${machine}" is in ${JSON.stringify(snapshot().value)}, and the story shows ${JSON.stringify(value)}.`,
      );
    }
  }
}

/** A story's `beforeEach`: the device says that it has no connection, for as long as the story is shown. */
export function withoutConnection(): () => void {
  const device = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => device.mockRestore();
}
