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
  readonly interactions: (Interaction & { readonly start: number; readonly id: number })[];
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
        const { interactionId: id = 0 } = entry as { interactionId?: number };
        if (id === 0) continue;
        interactions.push({
          id,
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
 * its interactions: one of a tap, one of each key, and of the events of each the longest. Nothing
 * looks at the page before the next paint. Where all are too short to be reported, it returns one
 * with a duration of 0.
 */
export async function measureInteractions(
  page: Page,
  prepare: (page: Page) => Promise<() => Promise<void>>,
  isDone: () => Promise<void>,
): Promise<Interaction[]> {
  await waitUntilIdle(page);
  const act = await prepare(page);
  await waitForFrames(page);
  const since = await page.evaluate(() => performance.now());
  await act();
  await waitForFrames(page);
  await isDone();
  await waitUntilIdle(page);
  const longest = await page.evaluate((start) => {
    const byId = new Map<number, Interaction>();
    for (const event of (window as unknown as ObservedWindow).interactions)
      if (event.start >= start && event.duration > (byId.get(event.id)?.duration ?? 0))
        byId.set(event.id, event);
    return [...byId.values()];
  }, since);
  return longest.length === 0 ? [{ duration: 0, delay: 0, scripts: 0 }] : longest;
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
