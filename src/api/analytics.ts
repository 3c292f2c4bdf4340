import * as v from 'valibot';

export interface AnalyticsOptions {
  /** Of the service, without a trailing slash: `/config` is read below it, and `/events` written. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  /** Hands a request to the browser that outlives the page; false when it takes no more. */
  readonly sendBeacon: (url: string, body: Blob) => boolean;
}

/** How long the service's configuration is waited for, in ms. */
const CONFIG_TIMEOUT_MS = 60_000;

const config = v.object({ enabled: v.boolean() });

/**
 * Counts pages. The service is asked first whether it wants to be told; whatever fails is left alone.
 * Answers what counts a page by its path: of which only the kind of page is told, never whom or what it shows.
 */
export function createAnalytics({
  url,
  fetch,
  sendBeacon,
}: AnalyticsOptions): (path: string) => void {
  const isWanted = readConfig().catch(() => false);

  async function readConfig(): Promise<boolean> {
    const answer = await fetch(`${url}/config`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
    });
    return answer.ok && v.parse(config, await answer.json()).enabled;
  }

  return (path) => {
    const event = JSON.stringify({ type: 'page', page: kindOfPage(path) });
    void isWanted.then(
      (wanted) =>
        wanted && sendBeacon(`${url}/events`, new Blob([event], { type: 'application/json' })),
    );
  };
}

const KINDS =
  /^\/(?:|home|history|help|auth|profile(?:\/edit|\/addfamily)?|duka(?:\/(?:detail|message)\/:id)?|order\/[a-z]+(?:\/[a-z]+)?)$/;

/** `/duka/detail/7` is `/duka/detail/:id`; what is no page of the app is `/:other`. */
export function kindOfPage(path: string): string {
  const kind = path.replace(/\/+$/, '').replace(/\/\d+$/, '/:id') || '/';
  return KINDS.test(kind) ? kind : '/:other';
}
