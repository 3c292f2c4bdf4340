import { expect, spyOn, waitFor, within } from 'storybook/test';
import { authCopy } from '../../../copy/auth.ts';
import { orderCopy } from '../../../copy/order.ts';
import { shellCopy } from '../../../copy/shell.ts';

/** What a page is called before it is known which one it is. */
const passing: readonly string[] = [shellCopy.loadingPage, orderCopy.loading, authCopy.restoring];

/** A story's `play`: waits until its page stands where the loading one stood. */
export async function whenShown({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    expect(passing).not.toContain(heading.textContent);
  }, { timeout: 10_000 });
}

/** A story's `beforeEach`: the device says that it has no connection, for as long as the story is shown. */
export function withoutConnection(): () => void {
  const device = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => device.mockRestore();
}
