import type { Browser, Cookie, ElementHandle, Page } from '@playwright/test';
import * as v from 'valibot';
import { SESSION_KEY } from '../../../src/app/auth/sessionStore.ts';
import type { Session } from '../../../src/domain/session.ts';
import { LOGO } from '../../e2e/support/ordering.ts';
import type { Control, Driver, Opening, PageSnapshot } from '../support/driver.ts';
import { contentOf, type Answer, type Operation } from '../support/network.ts';
import { sealSession } from '../support/sealedSession.ts';
import {
  createSubstitutions,
  type Substitutions,
  type NamedValues,
} from './createSubstitutions.ts';
import { expectCharged } from './expectCharged.ts';
import { holdCalls, type HeldCall, type HeldCalls } from './holdCalls.ts';
import type { InPage } from './pageScript.ts';
import { ownerOf, sentBy } from './sentBy.ts';
import {
  arrive,
  distanceTo,
  follow,
  simulateOffline,
  stopSimulatingOffline,
  watchConnection,
} from './tabScript.ts';

export interface PageDriverOptions {
  readonly browser: Browser;
  readonly address: string;
  /** A script that reads pages: `pageScript.ts` and all that it needs. */
  readonly reader: string;
  /** Who is signed in, when the opening says that somebody is. */
  readonly session: Session;
  /** What stands in the tour for what the server is going to name. */
  readonly fixtures: NamedValues;
  /** Of each order whose answer does not come in time: whether the server makes it all the same. */
  readonly unheard: readonly boolean[];
  readonly timeoutMs: number;
  /** By which the server knows the device; by none when left out. */
  readonly cookies?: readonly Cookie[] | undefined;
  /** Called with the page before the app is opened there. */
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
}

export interface PageDriver extends Driver {
  readonly page: Page;
  picture(): Promise<Buffer>;
}

declare const inPage: InPage;

const YEAR = 365 * 86_400_000;
const PLACES = new Set<Operation>(['POST /messages', 'POST /florist/message']);
const INQUIRE: Operation = 'POST /api/v1.0/payment/va/inquiry';
const BILLS = new Set<Operation>([...PLACES, INQUIRE]);
const PREVIEWS = new Set<Operation>([
  'POST /messages/preview/',
  'POST /messages/previewquotes/',
  'POST /messages/previewlogo/',
]);
const UPLOAD: Operation = 'POST /florist/message/logo/';
/** Operations whose answers name something anew. */
const NAMES = new Set<Operation>([...BILLS, ...PREVIEWS, UPLOAD]);

/** Opens the built app in a tab of its own, before the real server. */
export async function openPage(opening: Opening, options: PageDriverOptions): Promise<PageDriver> {
  const { browser, address, reader, session, timeoutMs } = options;
  const kept = {
    ...withOwnKey(opening.kept ?? {}),
    ...(opening.isSignedIn ? await sealed(session) : {}),
  };
  const context = await browser.newContext({
    storageState: {
      cookies: [...(options.cookies ?? [])],
      origins: [
        {
          origin: address,
          localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(reader);
  await page.addInitScript(watchConnection);
  await page.addInitScript(arrive, opening.state ?? null);
  await options.prepare?.(page);
  const held = await holdCalls(page, opening.holds);
  const substitutions = createSubstitutions(options.fixtures);
  const unheard = [...options.unheard];
  let isOnline = true;

  /** Loads a page. One that finds no connection has all of the app, as on a device that keeps it, and nothing else. */
  const load = async (work: () => Promise<unknown>) => {
    if (isOnline) return void (await work());
    await context.setOffline(false);
    const script = await page.addInitScript(simulateOffline);
    await work();
    await script.dispose();
  };

  isOnline = opening.isOffline !== true;
  await load(() => page.goto(address + opening.address));

  const find = async (control: Control) =>
    elementOf(await page.evaluateHandle((wanted) => inPage.find(wanted), control));
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
    async attach(fileName) {
      const field = elementOf(await page.evaluateHandle(() => inPage.findFileField()));
      await field.setInputFiles({ ...LOGO, name: fileName });
    },
    async visit(to) {
      const delta = await page.evaluate(distanceTo, to);
      if (delta === -1) await page.goBack();
      else if (delta === 1) await page.goForward();
      else await page.evaluate(follow, { delta, to });
    },
    reload: () => load(() => page.reload()),
    async answer(operation, answer) {
      const call = await oldest(driver, held, operation);
      if (answer.type === 'offline') await context.setOffline(true);
      if (answer.type === 'timedOut')
        await timeOut(page, call, substitutions, PLACES.has(operation) && unheard.shift() === true);
      else await end(call, answer, held, substitutions);
      if (answer.type === 'offline') await context.setOffline(!isOnline);
    },
    async progress(operation, fraction) {
      await oldest(driver, held, operation);
      await page.evaluate((told) => inPage.tellProgress(told), fraction);
    },
    async setOnline(given) {
      isOnline = given;
      await context.setOffline(!given);
      if (given) await page.evaluate(stopSimulatingOffline);
      // The page itself tells that it is offline, and has asked for it then.
      await driver.waitForFrame();
      await driver.waitForFrame();
      await page.evaluate(() => Reflect.deleteProperty(window, 'isUnsent'));
    },
    async waitUntilSendFails() {
      await page.waitForFunction(() => 'isUnsent' in window, undefined, { timeout: timeoutMs });
    },
    async sleepUntil(instant) {
      // Timers stand still while a device sleeps.
      await page.clock.setSystemTime(substitutions.instantOf(instant));
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    },
    now: () => page.evaluate(() => Date.now()),
    copied: async () => {
      const text = await page.evaluate(() => inPage.takeCopied());
      return text && substitutions.read(text);
    },
    nameToken: ownerOf,
    snapshot: () => snapshot(page, held, substitutions),
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
): Promise<PageSnapshot> {
  const seen = await page.evaluate(() => ({
    ...inPage.readPage(),
    address: location.pathname + location.search,
  }));
  const read = (text: string | null) => text && substitutions.read(text);
  return {
    ...seen,
    heading: read(seen.heading),
    dialog: read(seen.dialog),
    text: substitutions.read(seen.text),
    announcements: seen.announcements.map((said) => substitutions.read(said)),
    controls: seen.controls.map(({ href, ...control }) => ({
      ...control,
      name: substitutions.read(control.name),
      ...(href !== undefined && { href: substitutions.read(href) }),
    })),
    calls: held
      .list()
      .map(({ operation, request }) => substitutions.request(sentBy(operation, request))),
  };
}

async function oldest(driver: Driver, held: HeldCalls, operation: Operation): Promise<HeldCall> {
  for (const end = performance.now() + driver.timeoutMs; ; await driver.waitForFrame()) {
    const call = held.list().find((each) => each.operation === operation);
    if (call !== undefined) return call;
    if (performance.now() > end) {
      throw new Error(
        `No call of ${operation} waits, but ${
          held
            .list()
            .map((each) => each.operation)
            .join(', ') || 'none'
        }.`,
      );
    }
  }
}

/** Lets the server answer, or answers in its place. */
async function end(
  call: HeldCall,
  answer: Answer,
  held: HeldCalls,
  substitutions: Substitutions,
): Promise<void> {
  const { route, request, operation } = call;
  held.release(call);
  switch (answer.type) {
    case 'served': {
      await route.continue();
      const response = await request.response();
      // Other answers make the app leave the page, and their bodies go with it.
      if (response?.ok() !== true || !NAMES.has(operation)) return;
      const body = await response.text();
      learn(operation, body, substitutions, request.url());
      if (BILLS.has(operation))
        expectCharged(operation, answer.body as object, JSON.parse(body) as object);
      return;
    }
    case 'offline':
    case 'networkFailed': {
      const failed = request
        .frame()
        .page()
        .waitForEvent('requestfailed', (each) => each === request);
      await route.abort(answer.type === 'offline' ? 'internetdisconnected' : 'connectionreset');
      await failed;
      return;
    }
    default: {
      const { status, type, body } = contentOf(answer);
      const key = request.headers()['idempotency-key'];
      await route.fulfill({
        status,
        contentType: type,
        body,
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      });
    }
  }
}

/** Lets the app give up waiting for an answer. */
async function timeOut(
  page: Page,
  { operation, route, request }: HeldCall,
  substitutions: Substitutions,
  isServed: boolean,
): Promise<void> {
  if (isServed) learn(operation, await (await route.fetch()).text(), substitutions, request.url());
  const givenUp = page.waitForEvent('requestfailed', (each) => each === request);
  await page.evaluate((address) => inPage.loseAnswer(address), request.url());
  await givenUp;
}

const created = v.object({ id: v.number(), expiredTime: v.string() });
const billed = v.object({ id: v.number(), vaNumber: v.string(), expiredTime: v.string() });

/** What the server has just named stands for what the cast calls so. */
function learn(
  operation: Operation,
  body: string,
  substitutions: Substitutions,
  url: string,
): void {
  if (PREVIEWS.has(operation))
    substitutions.drawn(new URL(v.parse(v.string(), JSON.parse(body)), url).href);
  if (operation === UPLOAD) substitutions.uploaded(v.parse(v.string(), JSON.parse(body)));
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
  if (element === null) throw new Error('What was found in the page is no element.');
  return element as ElementHandle<HTMLElement>;
}

/** The server never forgets a key: each tour orders under one of its own. */
function withOwnKey(kept: Readonly<Record<string, string>>): Record<string, string> {
  const key = crypto.randomUUID();
  return Object.fromEntries(
    Object.entries(kept).map(([name, text]) => [
      name,
      text.replace(/"key":"[^"]*"/, `"key":"${key}"`),
    ]),
  );
}

/** The entry of a session that outlasts every tour. */
async function sealed(session: Session): Promise<Record<string, string>> {
  const later = Date.now() + YEAR;
  return { [SESSION_KEY]: await sealSession({ ...session, expiresAt: later, refreshAt: later }) };
}
