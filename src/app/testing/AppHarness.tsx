import '../../ui/styles/global.css';
import type { Session } from '../../domain/session.ts';
import { handlers } from '../../testing/handlers.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { addDateHeader } from '../../testing/addDateHeader.ts';
import { App } from '../App.tsx';
import { createSessionStore } from '../auth/sessionStore.ts';
import type { ReplaceMachine } from '../platform/actors.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import type { Platform } from '../platform/platform.ts';
import { LayeredRouter } from '../router/LayeredRouter.tsx';
import { createServices, type Services } from '../services/services.ts';
import {
  createManualAttention,
  createMemoryFiles,
  createMemoryLastSeen,
  createMemoryStorage,
} from './fakes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import type { MemoryHistory } from './memoryHistory.ts';

export interface AppHarnessProps {
  readonly services: Services;
  readonly history: MemoryHistory;
}

/** Renders the whole app with the given services and history. */
export function AppHarness({ services, history }: AppHarnessProps) {
  return (
    <LayeredRouter history={history}>
      <App services={services} />
    </LayeredRouter>
  );
}

export interface HarnessOptions {
  /** The session of the signed-in user; a visitor if omitted. */
  readonly session?: Session | undefined;
  /** Overrides of the capabilities that `createHarnessPlatform` creates. */
  readonly platform?: Partial<Platform> | undefined;
  readonly environment?: Partial<Environment> | undefined;
  /** Replaces machines of the app. */
  readonly replaceMachine?: ReplaceMachine | undefined;
}

/** Creates the services of a harness: mocks, a manual clock and in-memory storage. */
export async function createHarnessServices(
  history: MemoryHistory,
  options: HarnessOptions = {},
): Promise<Services> {
  const environment = { ...readEnvironment({ VITE_DEMO: 'true' }), ...options.environment };
  const platform = { ...createHarnessPlatform(history), ...options.platform };
  if (options.session !== undefined)
    await createSessionStore(platform.localStorage, environment.salt).write(options.session);
  return createServices(environment, window, platform, options.replaceMachine);
}

/**
 * Creates a platform without network, persistent storage or windows. Reloading or leaving the page
 * does nothing.
 */
export function createHarnessPlatform(history: MemoryHistory): Platform {
  const files = createMemoryFiles();
  const lastSeen = createMemoryLastSeen();
  const clock = createManualClock();
  const network = addDateHeader(mockFetch(handlers), clock.now);
  return {
    fetch: network,
    sendForm: (url, form, { headers, signal }) =>
      network(url, { method: 'POST', body: form, headers, signal: signal ?? null }),
    isOnline: () => true,
    clock,
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    openFileStore: () => Promise.resolve(files),
    openLastSeen: () => Promise.resolve(lastSeen),
    attention: createManualAttention(),
    navigation: {
      here: () => history.location.pathname + history.location.search,
      reload: () => {},
      replace: (path) => history.replace(path),
      assign: () => {},
    },
    signInWindow: { open: () => null, isFocused: () => true, transports: [] },
  };
}
