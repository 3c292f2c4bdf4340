import '../../ui/styles/global.css';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { Session } from '../../domain/session.ts';
import { handlers } from '../../testing/handlers.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { addDateHeader } from '../../testing/addDateHeader.ts';
import { App } from '../App.tsx';
import { createSessionStore } from '../auth/sessionStore.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import type { Platform } from '../platform/platform.ts';
import type { ReplaceMachine } from '../platform/replaceMachine.ts';
import { createServices, type Services } from '../services/services.ts';
import { createManualClock, createMemoryFiles, createMemoryStorage } from './fakes.ts';

/** The in-memory history of an app that runs inside a test page. */
export type HarnessHistory = ReturnType<typeof createHarnessHistory>;

export interface AppHarnessProps {
  readonly services: Services;
  readonly history: HarnessHistory;
}

/** Renders the whole app with the given services and history. */
export function AppHarness({ services, history }: AppHarnessProps) {
  return <App services={services} history={history} />;
}

/**
 * Creates an in-memory history with one entry.
 * @param state the navigation state of the entry
 */
export function createHarnessHistory(address: string, state?: unknown) {
  const { pathname, search } = new URL(address, 'http://harness.test');
  return createMemoryHistory({ initialEntries: [{ pathname, search, state }], v5Compat: true });
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
  history: HarnessHistory,
  options: HarnessOptions = {},
): Promise<Services> {
  const environment = { ...readEnvironment({}), ...options.environment };
  const platform = { ...createHarnessPlatform(history), ...options.platform };
  if (options.session !== undefined)
    await createSessionStore(platform.localStorage, environment.salt).write(options.session);
  return createServices(environment, window, platform, options.replaceMachine);
}

/**
 * Creates a platform without network, persistent storage or windows. Reloading or leaving the page
 * does nothing.
 */
export function createHarnessPlatform(history: HarnessHistory): Platform {
  const files = createMemoryFiles();
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
    navigation: {
      here: () => history.location.pathname + history.location.search,
      reload: () => {},
      replace: (path) => history.replace(path),
      assign: () => {},
    },
    signInWindow: { open: () => null, isFocused: () => true, transports: [] },
  };
}
