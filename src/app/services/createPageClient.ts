import { createApiClient, type ApiClient, type ApiClientOptions } from '../../api/http/client.ts';
import { createTimeReadingFetch } from '../../api/http/serverTime.ts';
import { TIMEOUTS } from '../../api/http/timedFetch.ts';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';
import type { Auth } from '../auth/lateAuth.ts';
import { createRefreshingFetch, reportRejectedToken } from '../auth/refreshingFetch.ts';
import type { Environment } from '../platform/environment.ts';
import type { Platform } from '../platform/platform.ts';
import type { CorrectableClock } from '../platform/serverClock.ts';

/** What the client of a page needs. */
export interface PageClientDeps extends Pick<Required<ApiClientOptions>, 'getBotCheckToken'> {
  readonly environment: Environment;
  readonly view: Window;
  readonly platform: Platform;
  readonly clock: CorrectableClock;
  readonly auth: Auth;
}

/** Creates the client of a page, which sends the token of the signed-in user. */
export function createPageClient({
  environment,
  view,
  platform,
  clock,
  auth,
  getBotCheckToken,
}: PageClientDeps): ApiClient {
  return createApiClient({
    upstreamUrl: environment.upstreamUrl ?? view.location.origin,
    secureUpstreamUrl: environment.secureUpstreamUrl ?? undefined,
    apiKey: environment.apiKey,
    timeoutMs: isPhone(view.navigator) ? TIMEOUTS.mobile : TIMEOUTS.desktop,
    getAccessToken: () => auth.getSnapshot()?.context.session?.accessToken ?? null,
    onUnauthenticated: (error, rejectedToken) =>
      reportRejectedToken(auth, error.code, rejectedToken),
    getBotCheckToken,
    isOnline: platform.isOnline,
    fetch: createRefreshingFetch(
      createTimeReadingFetch(platform.fetch, platform.clock.now, clock.correct),
      () => auth,
    ),
    sendForm: platform.sendForm,
    whenPainted: () => new Promise((painted) => void afterPaint(painted, view)),
    startTimer: clock.after,
  });
}

function isPhone(navigator: Navigator): boolean {
  const hints = (navigator as Navigator & { userAgentData?: { mobile: boolean } }).userAgentData;
  return hints?.mobile ?? /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent);
}
