import type { Browser, Cookie, ElementHandle, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Wire } from '../../../src/api/contract.ts';
import { SESSION_KEY } from '../../../src/app/auth/sessionKey.ts';
import type { Session } from '../../../src/domain/session.ts';
import { LOGO } from '../../e2e/support/ordering.ts';
import type { Control, Driver, OpenOptions, PageSnapshot } from '../support/driver.ts';
import { responseContent, type Answer, type Operation } from '../support/network.ts';
import { sealSession } from '../support/sealedSession.ts';
import { denyNotifications } from '../ui/denyNotifications.ts';
import {
  createSubstitutions,
  type GeneratedValues,
  type Numbered,
  type Substitutions,
} from './createSubstitutions.ts';
import { expectCharged } from './expectCharged.ts';
import { holdCalls, type HeldCall, type HeldCalls } from './holdCalls.ts';
import type { InPage } from './pageScript.ts';
import { tokenOwner, readSentRequest } from './readSentRequest.ts';
import {
  disableFileStorage,
  distanceTo,
  follow,
  simulateOffline,
  stopSimulatingOffline,
  watchConnection,
} from './tabScript.ts';

/** The options of a driver that do not depend on the adapter. */
export interface PageDriverOptions {
  readonly browser: Browser;
  readonly address: string;
  /** The bundled `pageScript.ts`, which reads pages. */
  readonly reader: string;
  /** The session of the buyer, used if `Opening.isSignedIn` is set. */
  readonly session: Session;
  /** The fixtures whose values the server generates. */
  readonly fixtures: GeneratedValues;
  /** The order that was placed before the path; undefined if there is none. */
  readonly order?: Numbered | undefined;
  /** For each order request that times out: whether the server handles it nevertheless. */
  readonly timedOutButHandled: readonly boolean[];
  /** How long to wait for a screen, in ms. */
  readonly timeoutMs: number;
  /** The server's cookies for the device; none by default. */
  readonly cookies?: readonly Cookie[] | undefined;
  /** Called with the page before it opens the app. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
}

/** A driver of a browser tab, which can also take screenshots. */
export interface PageDriver extends Driver {
  readonly page: Page;
  /** Takes a screenshot. */
  picture(): Promise<Buffer>;
}

declare const inPage: InPage;

const YEAR = 365 * 86_400_000;
const PLACES = new Set<Operation>(['POST /messages', 'POST /florist/message']);
const INQUIRE: Operation = 'POST /api/v1.0/payment/va/inquiry';
const BILLED = new Set<Operation>([...PLACES, INQUIRE]);
const PREVIEWS = new Set<Operation>([
  'POST /messages/preview/',
  'POST /messages/previewquotes/',
  'POST /messages/previewlogo/',
]);
const CORRECT: Operation = 'POST /api/v1.0/orders/{id}/card';
const UPLOAD: Operation = 'POST /florist/message/logo/';
/** Operations whose responses contain values that the server creates. */
const CREATES_VALUES = new Set<Operation>([...BILLED, ...PREVIEWS, UPLOAD, CORRECT]);

/** Opens the built app in a new tab, with the real server. */
export async function openPage(
  opening: OpenOptions,
  options: PageDriverOptions,
): Promise<PageDriver> {
  const { browser, address, reader, session, timeoutMs } = options;
  const storage = {
    ...withFreshKey(opening.localStorage ?? {}),
    ...(opening.isSignedIn ? await sealed(session) : {}),
  };
  const context = await browser.newContext({
    storageState: {
      cookies: [...(options.cookies ?? [])],
      origins: [
        {
          origin: address,
          localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(reader);
  await page.addInitScript(watchConnection);
  await page.addInitScript(denyNotifications);
  await page.addInitScript(disableFileStorage);
  await options.prepare?.(page);
  const held = await holdCalls(page, opening.heldOperations);
  const substitutions = createSubstitutions(options.fixtures);
  if (options.order !== undefined) substitutions.placed(options.order);
  const startedAt = Date.now();
  const timedOutButHandled = [...options.timedOutButHandled];
  let isOnline = true;

  /** Connects all tabs or none. Playwright fails at a window that is closing: the next time, it is gone. */
  const setOffline = (isOffline: boolean) =>
    context.setOffline(isOffline).catch(() => context.setOffline(isOffline));

  /**
   * Loads a page. While offline, the app itself still loads, as if it were cached on the device.
   */
  const load = async (work: () => Promise<unknown>) => {
    if (isOnline) return void (await work());
    await setOffline(false);
    const script = await page.addInitScript(simulateOffline);
    await work();
    await script.dispose();
  };

  isOnline = opening.isOffline !== true;
  await load(() => page.goto(address + substitutions.open(opening.address)));

  /** Finds a control, which may be drawn only after the last press is painted. */
  const find = async (control: Control) => {
    for (const end = performance.now() + timeoutMs; ; await driver.waitForFrame()) {
      try {
        return elementOf(await page.evaluateHandle((target) => inPage.find(target), control));
      } catch (error) {
        if (performance.now() > end) throw error;
      }
    }
  };
  const driver: PageDriver = {
    page,
    timeoutMs,
    async press(control) {
      await (await find(control)).click();
    },
    async write(control, text) {
      await (await find(control)).fill(text);
    },
    async choose(control, option) {
      await (await find(control)).selectOption({ label: option });
    },
    async chooseFile(fileName) {
      const field = elementOf(await page.evaluateHandle(() => inPage.findFileField()));
      await field.setInputFiles({ ...LOGO, name: fileName });
    },
    async navigate(to) {
      const delta = await page.evaluate(distanceTo, to);
      if (delta === -1) await page.goBack();
      else if (delta === 1) await page.goForward();
      else await page.evaluate(follow, { delta, to });
    },
    reload: () => load(() => page.reload()),
    async answer(operation, answer) {
      const call = await oldest(driver, held, operation);
      if (answer.type === 'offline') await setOffline(true);
      if (answer.type === 'timedOut')
        await timeOut(
          page,
          call,
          substitutions,
          PLACES.has(operation) && timedOutButHandled.shift() === true,
        );
      else
        for (let next = call; !(await end(next, answer, held, substitutions));)
          next = await oldest(driver, held, operation);
      if (answer.type === 'offline') await setOffline(!isOnline);
    },
    async reportProgress(operation, fraction) {
      await oldest(driver, held, operation);
      await page.evaluate((value) => inPage.tellProgress(value), fraction);
    },
    async setOnline(next) {
      isOnline = next;
      await setOffline(!next);
      if (next) await page.evaluate(stopSimulatingOffline);
      // The offline notice of the page checks the connection, too; forget that check.
      await driver.waitForFrame();
      await driver.waitForFrame();
      await page.evaluate(() => Reflect.deleteProperty(window, 'isUnsent'));
    },
    async waitForOfflineCheck() {
      await page.waitForFunction(() => 'isUnsent' in window, undefined, { timeout: timeoutMs });
    },
    async sleepUntil(instant) {
      // Timers do not run while a device sleeps.
      await page.clock.setSystemTime(substitutions.instantOf(instant));
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    },
    now: () => page.evaluate(() => Date.now()),
    takeCopiedText: async () => {
      const text = await page.evaluate(() => inPage.takeCopied());
      return text && substitutions.read(text);
    },
    tokenName: tokenOwner,
    snapshot: () => snapshot(page, held, substitutions, startedAt),
    async waitForFrame() {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
    picture: () => page.screenshot({ scale: 'css' }),
    close: () => context.close(),
  };
  return driver;
}

async function snapshot(
  page: Page,
  held: HeldCalls,
  substitutions: Substitutions,
  startedAt: number,
): Promise<PageSnapshot> {
  const { now, ...content } = await page.evaluate(() => ({
    ...inPage.readPage(),
    address: location.pathname + location.search,
    now: Date.now(),
  }));
  const read = (text: string | null) => text && substitutions.read(text);
  return {
    ...content,
    address: substitutions.readPath(content.address),
    title: substitutions.read(content.title),
    heading: read(content.heading),
    dialog: read(content.dialog),
    text: substitutions.read(content.text),
    announcements: content.announcements.map((text) => substitutions.read(text)),
    controls: content.controls.map(({ href, ...control }) => ({
      ...control,
      name: substitutions.read(control.name),
      ...(href !== undefined && { href: substitutions.readLink(href, startedAt, now) }),
    })),
    calls: held
      .list()
      .map(({ operation, request }) => substitutions.request(readSentRequest(operation, request))),
  };
}

async function oldest(driver: Driver, held: HeldCalls, operation: Operation): Promise<HeldCall> {
  for (const end = performance.now() + driver.timeoutMs; ; await driver.waitForFrame()) {
    const call = held.list().find((each) => each.operation === operation);
    if (call !== undefined) return call;
    if (performance.now() > end) {
      throw new Error(
        `No call of ${operation} is held. Held calls: ${
          held
            .list()
            .map((each) => each.operation)
            .join(', ') || 'none'
        }.`,
      );
    }
  }
}

/**
 * Sends a held call to the server, lets the page have the response, and returns its body; null when
 * the server refused. Chromium sometimes discards the body of a response before one can ask for it,
 * so it is read before the page has it. A version of an order is sent as the server knows it, and
 * answered as the page does.
 */
async function forward(
  { route, request }: HeldCall,
  { body: modelled, version }: Extract<Answer, { type: 'served' }>,
): Promise<string | null> {
  const response = await route.fetch(
    version !== undefined && request.postData() !== null
      ? { postData: { ...(request.postDataJSON() as object), version } }
      : {},
  );
  const body = response.ok() ? await response.text() : null;
  await route.fulfill(
    version !== undefined && body !== null
      ? { response, json: withVersionOf(modelled, JSON.parse(body)) }
      : { response },
  );
  return body;
}

type WireOrder = Pick<Wire['OrderDetail'], 'order'>;

/** Returns an order with the version of another one. */
function withVersionOf(modelled: unknown, answered: unknown): WireOrder {
  const { order, ...rest } = answered as WireOrder;
  return { ...rest, order: { ...order, version: (modelled as WireOrder).order.version } };
}

/** Does the same for an upload, whose file only the page can send. */
async function upload({ route, request }: HeldCall): Promise<string | null> {
  await route.continue();
  const response = await request.response();
  return response?.ok() === true ? response.text() : null;
}

/**
 * Lets the server answer a held call, or answers in its place. Returns false if the page has
 * cancelled the call in the meantime.
 */
async function end(
  call: HeldCall,
  answer: Answer,
  held: HeldCalls,
  substitutions: Substitutions,
): Promise<boolean> {
  const { route, request, operation } = call;
  held.release(call);
  switch (answer.type) {
    case 'served': {
      if (!CREATES_VALUES.has(operation) && answer.version === undefined) {
        await route.continue();
        return true;
      }
      const body = await (operation === UPLOAD ? upload(call) : forward(call, answer));
      if (body === null) return true;
      if (PREVIEWS.has(operation))
        substitutions.drawn(
          new URL(v.parse(v.string(), JSON.parse(body)), request.url()).href,
          String(answer.body),
        );
      learn(operation, body, substitutions);
      if (BILLED.has(operation))
        expectCharged(operation, answer.body as object, JSON.parse(body) as object);
      return true;
    }
    case 'offline':
    case 'networkFailed': {
      const failed = request
        .frame()
        .page()
        .waitForEvent('requestfailed', (each) => each === request);
      await route.abort(answer.type === 'offline' ? 'internetdisconnected' : 'connectionreset');
      await failed;
      return true;
    }
    default: {
      const { status, type, body } = responseContent(answer);
      const key = request.headers()['idempotency-key'];
      await route.fulfill({
        status,
        contentType: type,
        body,
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      });
      return (await request.response()) !== null;
    }
  }
}

/** Triggers the time-out of a held call. */
async function timeOut(
  page: Page,
  { operation, route, request }: HeldCall,
  substitutions: Substitutions,
  isServed: boolean,
): Promise<void> {
  if (isServed) learn(operation, await (await route.fetch()).text(), substitutions);
  const aborted = page.waitForEvent('requestfailed', (each) => each === request);
  await page.evaluate((address) => inPage.triggerTimeout(address), request.url());
  await aborted;
}

const created = v.object({ id: v.number(), expiredTime: v.string() });
const corrected = v.object({ order: v.object({ dueTime: v.string() }) });
const billed = v.object({ id: v.number(), vaNumber: v.string(), expiredTime: v.string() });

/** Records the values that the server has created in a response. */
function learn(operation: Operation, body: string, substitutions: Substitutions): void {
  if (operation === UPLOAD) substitutions.uploaded(v.parse(v.string(), JSON.parse(body)));
  if (operation === CORRECT)
    substitutions.promised(v.parse(corrected, JSON.parse(body)).order.dueTime);
  if (PLACES.has(operation)) {
    const { id, expiredTime } = v.parse(created, JSON.parse(body));
    substitutions.placed({ id, expiresAt: expiredTime });
  }
  if (operation === INQUIRE) {
    const { id, vaNumber, expiredTime } = v.parse(billed, JSON.parse(body));
    substitutions.opened({ id, number: vaNumber, expiresAt: expiredTime });
  }
}

function elementOf(handle: { asElement(): ElementHandle | null }): ElementHandle<HTMLElement> {
  const element = handle.asElement();
  if (element === null) throw new Error('The query returned a node that is not an element.');
  return element as ElementHandle<HTMLElement>;
}

/** Replaces the idempotency keys of stored orders, because the server remembers every key. */
function withFreshKey(kept: Readonly<Record<string, string>>): Record<string, string> {
  const key = crypto.randomUUID();
  return Object.fromEntries(
    Object.entries(kept).map(([name, text]) => [
      name,
      text.replace(/"key":"[^"]*"/, `"key":"${key}"`),
    ]),
  );
}

/** Returns the storage entry of a session that outlasts every path. */
async function sealed(session: Session): Promise<Record<string, string>> {
  const later = Date.now() + YEAR;
  return { [SESSION_KEY]: await sealSession({ ...session, expiresAt: later, refreshAt: later }) };
}
