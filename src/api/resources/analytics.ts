import * as v from 'valibot';

export interface AnalyticsOptions {
  /** The URL of the service, without a trailing slash. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  /** `navigator.sendBeacon`: queues a request that outlives the page; false if it cannot. */
  readonly sendBeacon: (url: string, body: Blob) => boolean;
}

/** The timeout of the configuration request, in ms. */
const CONFIG_TIMEOUT_MS = 60_000;

const config = v.object({ enabled: v.boolean() });

/**
 * Creates a function that counts page views by path. It sends events only if the service's
 * configuration enables them, and ignores errors. Events contain the route pattern of a page, never
 * ids or names.
 */
export function createAnalytics({
  url,
  fetch,
  sendBeacon,
}: AnalyticsOptions): (path: string) => void {
  const enabledPromise = readConfig().catch(() => false);

  async function readConfig(): Promise<boolean> {
    const answer = await fetch(`${url}/config`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
    });
    return answer.ok && v.parse(config, await answer.json()).enabled;
  }

  return (path) => {
    const event = JSON.stringify({ type: 'page', page: getRoutePattern(path) });
    void enabledPromise.then(
      (isEnabled) =>
        isEnabled && sendBeacon(`${url}/events`, new Blob([event], { type: 'application/json' })),
    );
  };
}

const KINDS =
  /^\/(?:|home|history|help|auth|profile(?:\/edit|\/addfamily)?|duka(?:\/(?:detail|message)\/:id)?|order\/[a-z]+(?:\/[a-z]+)?)$/;

/** Returns the route pattern of a path, such as `/duka/detail/:id`; else `/:other`. */
export function getRoutePattern(path: string): string {
  const kind = path.replace(/\/+$/, '').replace(/\/\d+$/, '/:id') || '/';
  return KINDS.test(kind) ? kind : '/:other';
}
