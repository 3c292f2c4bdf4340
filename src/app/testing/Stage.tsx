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
import { handClock, memoryFiles, memoryStorage } from './fakes.ts';

/** The addresses of an app that runs inside another page: its history is its own. */
export type StageHistory = ReturnType<typeof createStageHistory>;

export interface StageProps {
  readonly services: Services;
  readonly history: StageHistory;
}

/** The whole app, on services and addresses that are given to it. */
export function Stage({ services, history }: StageProps) {
  return <App services={services} history={history} />;
}

/**
 * A history in memory that begins at an address.
 * @param state what a link brought along
 */
export function createStageHistory(address: string, state?: unknown) {
  const { pathname, search } = new URL(address, 'http://stage.test');
  return createMemoryHistory({ initialEntries: [{ pathname, search, state }], v5Compat: true });
}

export interface StageOptions {
  /** Who is signed in; nobody when left out. */
  readonly session?: Session | undefined;
  /** Parts of the outside that are not as `stagePlatform` gives them. */
  readonly platform?: Partial<Platform> | undefined;
  readonly environment?: Partial<Environment> | undefined;
}

/** The services of an app on a stage: on the mocks, a clock that stands, and a device that forgets. */
export async function createStageServices(
  history: StageHistory,
  options: StageOptions = {},
): Promise<Services> {
  const environment = { ...readEnvironment({}), ...options.environment };
  const platform = { ...stagePlatform(history), ...options.platform };
  if (options.session !== undefined)
    await createSessionStore(platform.localStorage, environment.salt).write(options.session);
  return createServices(environment, window, platform);
}

/** An outside without network, disk or windows. Leaving the page goes nowhere. */
export function stagePlatform(history: StageHistory): Omit<Platform, 'createActor'> {
  const files = memoryFiles();
  const clock = handClock();
  const network = tellTime(mockFetch(handlers), clock.now);
  return {
    fetch: network,
    sendForm: (url, form, { headers, signal }) =>
      network(url, { method: 'POST', body: form, headers, signal: signal ?? null }),
    isOnline: () => true,
    clock,
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
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
