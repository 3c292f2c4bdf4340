import '../../ui/styles/global.css';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { Session } from '../../domain/session.ts';
import { handlers } from '../../testing/handlers.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { tellTime } from '../../testing/tellTime.ts';
import { App } from '../App.tsx';
import { createSessionStore } from '../auth/sessionStore.ts';
import { readEnvironment, type Environment } from '../environment.ts';
import type { Platform } from '../platform.ts';
import { createServices, type Services } from '../services.ts';
import { createManualClock, createMemoryFiles, createMemoryStorage } from './fakes.ts';

/** The addresses of an app that runs inside another page: its history is its own. */
export type HarnessHistory = ReturnType<typeof createHarnessHistory>;

export interface AppHarnessProps {
  readonly services: Services;
  readonly history: HarnessHistory;
}

/** The whole app, on services and addresses that are given to it. */
export function AppHarness({ services, history }: AppHarnessProps) {
  return <App services={services} history={history} />;
}

/**
 * A history in memory that begins at an address.
 * @param state what a link brought along
 */
export function createHarnessHistory(address: string, state?: unknown) {
  const { pathname, search } = new URL(address, 'http://harness.test');
  return createMemoryHistory({ initialEntries: [{ pathname, search, state }], v5Compat: true });
}

export interface HarnessOptions {
  /** Who is signed in; nobody when left out. */
  readonly session?: Session | undefined;
  /** Parts of the outside that are not as `createHarnessPlatform` gives them. */
  readonly platform?: Partial<Platform> | undefined;
  readonly environment?: Partial<Environment> | undefined;
}

/** The services of an app on a stage: on the mocks, a clock that stands, and a device that forgets. */
export async function createHarnessServices(
  history: HarnessHistory,
  options: HarnessOptions = {},
): Promise<Services> {
  const environment = { ...readEnvironment({}), ...options.environment };
  const platform = { ...createHarnessPlatform(history), ...options.platform };
  if (options.session !== undefined)
    await createSessionStore(platform.localStorage, environment.salt).write(options.session);
  return createServices(environment, window, platform);
}

/** An outside without network, disk or windows. Leaving the page goes nowhere. */
export function createHarnessPlatform(history: HarnessHistory): Omit<Platform, 'createActor'> {
  const files = createMemoryFiles();
  const clock = createManualClock();
  const network = tellTime(mockFetch(handlers), clock.now);
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
