import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import type { ReplaceMachine } from '../../../src/app/platform/actors.ts';
import type { FileStore } from '../../../src/app/platform/deviceFileStore.ts';
import type { Platform } from '../../../src/app/platform/platform.ts';
import { SESSION_KEY } from '../../../src/app/auth/sessionKey.ts';
import { preloadPage } from '../../../src/app/router/pages.ts';
import { createMemoryStorage } from '../../../src/app/testing/fakes.ts';
import {
  createHarnessServices,
  AppHarness,
  createHarnessPlatform,
} from '../../../src/app/testing/AppHarness.tsx';
import { createMemoryHistory, type MemoryHistory } from '../../../src/app/testing/memoryHistory.ts';
import { afterPaint } from '../../../src/ui/after-paint/afterPaint.ts';
import { NOW } from '../../../src/testing/fixtures/now.ts';
import { addDateHeader } from '../../../src/testing/addDateHeader.ts';
import { mockFixtures } from '../models/fixtures.ts';
import type { Control, Driver, OpenOptions } from '../support/driver.ts';
import { sealSession } from '../support/sealedSession.ts';
import { denyNotifications } from './denyNotifications.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { createHeldNetwork, type HeldCall } from './heldNetwork.ts';
import { find, findFileField, readPage } from './readPage.ts';
import { createFakeClock } from './fakeClock.ts';
import { watchCopies } from './watchCopies.ts';
import './shortRetryDelays.ts';

/** The options of a harness driver. */
export interface HarnessDriverOptions {
  /** How long to wait for a screen, in ms. The default is 15000. */
  readonly timeoutMs?: number | undefined;
  /** Replaces machines of the app. */
  readonly replaceMachine?: ReplaceMachine | undefined;
  /** Overrides parts of the harness's platform. */
  readonly device?: Partial<Platform> | undefined;
  /** Called after each load of the page. */
  readonly onLoad?: (() => void) | undefined;
}

const YEAR = 365 * 86_400_000;

/** Opens the whole app in this page, with a held network, a fake clock and in-memory storage. */
export async function openHarness(
  opening: OpenOptions,
  { timeoutMs = 15_000, replaceMachine, device: overrides, onLoad }: HarnessDriverOptions = {},
): Promise<Driver> {
  denyNotifications();
  const history = createMemoryHistory(opening.address);
  const user = userEvent.setup({ document, delay: null });
  // `userEvent.setup` replaces the clipboard, so the watcher has to be installed after it.
  const takeCopied = watchCopies();
  let isOnline = opening.isOffline !== true;
  let wasFoundOffline = false;
  const device: Partial<Platform> = {
    ...createHarnessPlatform(history),
    isOnline() {
      if (!isOnline) wasFoundOffline = true;
      return isOnline;
    },
    openFileStore: () => Promise.resolve(noFiles),
    localStorage: createMemoryStorage({
      ...opening.localStorage,
      ...(opening.isSignedIn ? { [SESSION_KEY]: await sealedSession() } : {}),
    }),
    ...overrides,
  };
  const loadAt = (now: number) =>
    load(history, { device, replaceMachine }, opening.heldOperations, now, () => void reload());
  const reload = async () => {
    const now = page.clock.now();
    page.leave();
    page = await loadAt(now);
    onLoad?.();
  };
  let page = await loadAt(NOW);
  onLoad?.();

  const oldest = async (operation: HeldCall['operation']): Promise<HeldCall> => {
    for (const end = performance.now() + timeoutMs; ; await waitForFrame()) {
      const call = page.network.calls().find((each) => each.operation === operation);
      if (call !== undefined) return call;
      if (performance.now() > end)
        throw new Error(
          `No call of ${operation} is held. Held calls: ${
            page.network
              .calls()
              .map((each) => each.operation)
              .join(', ') || 'none'
          }.`,
        );
    }
  };

  /** Finds a control, which may be drawn only after the last press is painted. */
  const shown = async (control: Control): Promise<HTMLElement> => {
    for (const end = performance.now() + timeoutMs; ; await waitForFrame()) {
      try {
        return find(control);
      } catch (error) {
        if (performance.now() > end) throw error;
      }
    }
  };

  return {
    timeoutMs,
    waitForFrame,
    async press(control) {
      await user.click(await shown(control));
    },
    async write(control, text) {
      const element = (await shown(control)) as HTMLInputElement | HTMLTextAreaElement;
      element.focus();
      element.select();
      if (text === '') await user.keyboard('{Delete}');
      else await user.paste(text);
    },
    async choose(control, option) {
      await user.selectOptions(await shown(control), option);
    },
    async chooseFile(fileName) {
      await user.upload(
        findFileField(),
        new File([await picture()], fileName, { type: 'image/png' }),
      );
    },
    async navigate(address) {
      // An open dialog gets its entry of the history after the paint that shows it.
      await new Promise<void>((resolve) => afterPaint(resolve));
      const delta = distanceTo(address, history);
      if (delta === null) history.push(address);
      else history.go(delta);
    },
    reload,
    async answer(operation, answer) {
      const call = await oldest(operation);
      const before = isOnline;
      if (answer.type === 'offline') isOnline = false;
      call.end(answer);
      await waitForFrame();
      isOnline = before;
    },
    async reportProgress(operation, fraction) {
      (await oldest(operation)).progress(fraction);
    },
    async setOnline(next) {
      isOnline = next;
      wasFoundOffline = false;
    },
    async waitForOfflineCheck() {
      await waitUntil(
        { timeoutMs, waitForFrame },
        () => wasFoundOffline,
        'The app does not check whether the device is online.',
      );
    },
    async sleepUntil(instant) {
      page.clock.sleepUntil(instant);
    },
    now: () => Promise.resolve(page.clock.now()),
    async snapshot() {
      const { pathname, search } = history.location;
      const calls = await Promise.all(page.network.calls().map(({ sent }) => sent));
      return { ...readPage(), address: pathname + search, calls };
    },
    takeCopiedText: () => Promise.resolve(takeCopied()),
    tokenName: (token) => token,
    async close() {
      page.leave();
    },
  };
}

/**
 * Loads the app with its own clock and network, which are abandoned when the page is left.
 * @param reload called when the app itself reloads the page
 */
async function load(
  history: MemoryHistory,
  {
    device,
    replaceMachine,
  }: Pick<HarnessDriverOptions, 'replaceMachine'> & { readonly device: Partial<Platform> },
  holds: OpenOptions['heldOperations'],
  now: number,
  reload: () => void,
) {
  const clock = createFakeClock(now);
  const network = createHeldNetwork(holds, clock.takeLastTimer);
  // The age of cached data is calculated with `Date.now`.
  const realNow = Date.now;
  Date.now = clock.now;
  let isLeft = false;
  const navigation: Platform['navigation'] = {
    here: () => history.location.pathname + history.location.search,
    reload: () => isLeft || reload(),
    replace(path) {
      if (isLeft) return;
      history.replace(path);
      reload();
    },
    assign: () => {},
  };
  const platform: Partial<Platform> = {
    ...device,
    clock,
    fetch: addDateHeader(network.fetch, clock.now),
    sendForm: network.sendForm,
    navigation,
  };
  const services = await createHarnessServices(history, { platform, replaceMachine });
  // React throttles the reveal of suspended content by 300 ms, so nothing may suspend.
  const orders = services.loadOrders();
  Object.assign(orders, { status: 'fulfilled', value: await orders });
  preloadPage(history.location.pathname);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const root = createRoot(container);
  root.render(<AppHarness services={services} history={history} />);
  return {
    clock,
    network,
    leave() {
      isLeft = true;
      Date.now = realNow;
      root.unmount();
      container.remove();
      services.auth.stop();
      // A page that is left releases its locks. A pending renewal would keep its lock.
      network
        .calls()
        .forEach(
          ({ operation, end }) =>
            operation === 'POST /mauth/refresh' && end({ type: 'networkFailed' }),
        );
      services.queries.clear();
    },
  };
}

/** Returns the delta to the nearest other entry with an address; null if there is none. */
function distanceTo(address: string, { entries, index: current }: MemoryHistory): number | null {
  const distances = entries.flatMap(({ pathname, search }, index) =>
    pathname + search === address && index !== current ? [index - current] : [],
  );
  return distances.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}

/** Waits for one turn of the event loop, in which React and the network continue. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

let sealing: Promise<string> | undefined;

/** Returns the stored session of the buyer, which outlasts every path. Encryption is slow. */
function sealedSession(): Promise<string> {
  const expiresAt = NOW + YEAR;
  return (sealing ??= sealSession({ ...mockFixtures.session, expiresAt, refreshAt: expiresAt }));
}

const noFiles: FileStore = { get: async () => undefined, set: async () => {}, del: async () => {} };

let drawing: Promise<Blob> | undefined;

function picture(): Promise<Blob> {
  return (drawing ??= drawPicture());
}

function drawPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(16, 16);
  canvas.getContext('2d')?.fillRect(0, 0, 16, 16);
  return canvas.convertToBlob();
}
