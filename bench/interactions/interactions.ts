import type { Page } from '@playwright/test';

/** How long an interaction took, in ms. */
export interface Interaction {
  /** From the input to the next paint, as the Event Timing API reports it. */
  readonly duration: number;
  /** From the input until its first listener runs. */
  readonly delay: number;
  /** The listeners of the event, with what React renders in them. */
  readonly scripts: number;
}

/** What `observeInteractions` puts on the page. */
interface ObservedWindow {
  readonly interactions: (Interaction & { readonly start: number; readonly event: string })[];
}

/** The shortest duration that browsers report, in ms. */
export const shortestReported = 16;

/** Makes every document of a page record its interactions. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions: ObservedWindow['interactions'] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming)) continue;
        // The types of the DOM lack it.
        if ((entry as { interactionId?: number }).interactionId === 0) continue;
        interactions.push({
          event: entry.name,
          start: entry.startTime,
          duration: entry.duration,
          delay: entry.processingStart - entry.startTime,
          scripts: entry.processingEnd - entry.processingStart,
        });
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortestReported);
}

/**
 * Waits until the page has nothing to do, prepares an action, runs it until it is done, and returns
 * the longest interaction of the action. Nothing looks at the page before the next paint. An interaction that is too short to be reported has a duration of 0.
 */
export async function measureInteraction(
  page: Page,
  prepare: (page: Page) => Promise<() => Promise<void>>,
  isDone: () => Promise<void>,
): Promise<Interaction> {
  await waitUntilIdle(page);
  const act = await prepare(page);
  await waitForFrames(page);
  const since = await page.evaluate(() => performance.now());
  await act();
  await waitForFrames(page);
  await isDone();
  await waitUntilIdle(page);
  return page.evaluate(
    ([start, none]) =>
      (window as unknown as ObservedWindow).interactions
        .filter((interaction) => interaction.start >= start)
        .reduce(
          (longest, interaction) =>
            interaction.duration > longest.duration ? interaction : longest,
          none,
        ),
    [since, { duration: 0, delay: 0, scripts: 0 } as Interaction] as const,
  );
}

/** Waits until pictures are loaded, transitions have ended and the page has nothing to do. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        return isEndless || playState !== 'running';
      }) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await waitForFrames(page);
}

/** Waits for three frames with some idle time each. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    }
  });
}
