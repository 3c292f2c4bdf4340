import type { Locator, Page, Route } from '@playwright/test';
import { signIn, type DemoName } from './signIn.ts';
import { expect, test as base } from './test.ts';

/** Somebody who is signed in: the browser's storage, and how their history is read without a page. */
interface SignedIn {
  readonly state: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
  readonly history: string;
  readonly authorization: string;
}

interface Ordering {
  /** Who orders in a spec; signed in once, whatever the number of tests. */
  readonly buyer: DemoName;
  readonly signedIn: SignedIn;
  /** Names of the orders that the server knows of the buyer, the latest first. */
  readonly ordersOf: () => Promise<readonly string[]>;
  /** Runs something, and proves that the server has exactly so many orders more after it. */
  readonly expectOrders: (more: number, work: () => Promise<void>) => Promise<void>;
}

const known = new Map<DemoName, SignedIn>();

/** Tests of orders: each begins signed in, on a device that has no order yet. */
export const test = base.extend<Ordering>({
  buyer: ['Ratna Kusumawardani', { option: true }],
  signedIn: async ({ browser, buyer, baseURL }, provide) => {
    const before = known.get(buyer);
    if (before !== undefined) return provide(before);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: 'id-ID',
    });
    const page = await context.newPage();
    await page.goto('/history');
    const read = page.waitForRequest(/\/notifications\/\d+\/list\//);
    await signIn(page, buyer);
    const request = await read;
    const { origins } = await context.storageState();
    const found: SignedIn = {
      state: { cookies: [], origins },
      history: request.url(),
      authorization: (await request.headerValue('authorization')) ?? '',
    };
    await context.close();
    known.set(buyer, found);
    await provide(found);
  },
  // Calls that a service worker makes could not be made to fail.
  serviceWorkers: 'block',
  storageState: async ({ signedIn }, provide) => provide(signedIn.state),
  ordersOf: async ({ signedIn, request }, provide) =>
    provide(async () => {
      const answer = await request.get(signedIn.history, {
        headers: { Authorization: signedIn.authorization },
      });
      expect(answer.status()).toBe(200);
      const { results } = (await answer.json()) as { results: { textNotification: string }[] };
      return results
        .flatMap(({ textNotification }) => /ORDER-\d{7}/.exec(textNotification)?.[0] ?? [])
        .filter((name, index, all) => all.indexOf(name) === index);
    }),
  expectOrders: async ({ ordersOf }, provide) =>
    provide(async (more, work) => {
      const before = await ordersOf();
      await work();
      expect(await ordersOf()).toHaveLength(before.length + more);
    }),
});

export { expect };

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** A button of the page itself, not of the bars around it. */
export const action = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The demo listing has this person lie in a funeral house to which flowers are delivered. */
export const PERSON = 1;

export async function beginGreeting(page: Page, personId = PERSON): Promise<void> {
  await page.goto(`/duka/detail/${personId}`);
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect(heading(page, 'Kirim ucapan')).toBeVisible();
}

/** From the person's page to the templates of a category, with a note of one's own. */
export async function toTemplates(page: Page, category = 'General', note?: string): Promise<void> {
  await beginGreeting(page);
  if (note !== undefined) await writeNote(page, note);
  await page.getByRole('radio', { name: category }).check();
  await action(page, 'Pilih template').click();
  await expect(heading(page, 'Tulis ucapan')).toBeVisible();
}

export async function writeNote(page: Page, note: string): Promise<void> {
  await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
  await page.getByRole('textbox', { name: 'Isi catatan' }).fill(note);
}

/** Has the card drawn, and goes on with it. */
export async function acceptPreview(page: Page): Promise<void> {
  await action(page, 'Lihat pratinjau').click();
  await page
    .getByRole('dialog', { name: 'Pratinjau kartu' })
    .getByRole('button', { name: 'Lanjut' })
    .click();
  await expect(heading(page, 'My Order Ucapan')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'BASIC' }).first()).toBeChecked();
}

/** From the person's page to the packages. */
export async function toPackages(page: Page, note = 'Selamat jalan, sahabat'): Promise<void> {
  await toTemplates(page, 'General', note);
  await acceptPreview(page);
}

export async function toProducts(page: Page): Promise<void> {
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim bunga' }).click();
  await expect(heading(page, 'Pilih florist')).toBeVisible();
  await page
    .getByRole('button', { name: /^Lihat bunga papan/ })
    .first()
    .click();
  await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
}

/** From the person's page to the words of the first board of the first florist. */
export async function toForm(page: Page, words?: string): Promise<void> {
  await toProducts(page);
  await page
    .getByRole('button', { name: /^Pilih / })
    .first()
    .click();
  await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
  if (words !== undefined)
    await page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }).fill(words);
}

/** The number of the order whose checkout is shown. */
export async function orderNumberOn(page: Page): Promise<string> {
  await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
  return (await heading(page, /^ORDER-/).textContent()) ?? '';
}

/** Calls of one path, whatever their query. */
export const at = (path: string | RegExp) => (url: URL) =>
  typeof path === 'string' ? url.pathname === path : path.test(url.pathname);

/** The last time that clocks in Jakarta showed this hour. */
export function lately(hour: string): Date {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const time = Date.parse(`${today}T${hour}+07:00`);
  return new Date(time > Date.now() ? time - 24 * 3_600_000 : time);
}

/** Makes the server's clock that of the page, for whoever asks for florists and their products. */
export async function tellTimeOfPage(page: Page): Promise<void> {
  await page.route(at(/^\/partners\/florist\//), async (route) => {
    const response = await route.fetch();
    const date = new Date(await page.evaluate(() => Date.now())).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** Has the server do the work, and lets nobody hear of it. */
export async function dropResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Ways in which a call fails, and what the person is told of it. */
export const faults = {
  refused: {
    answer: (route: Route) => route.abort('connectionrefused'),
    sentence: 'Sambungan ke server terputus.',
  },
  reset: {
    answer: (route: Route) => route.abort('connectionreset'),
    sentence: 'Sambungan ke server terputus.',
  },
  lost: { answer: dropResponse, sentence: 'Sambungan ke server terputus.' },
  broken: {
    answer: (route: Route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }),
    sentence: 'Server sedang bermasalah.',
  },
  html: {
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Masuk ke Wi-Fi</p>' }),
    sentence: 'Jawaban server tidak dapat dibaca.',
  },
  otherwise: {
    answer: (route: Route) =>
      route.fulfill({ json: { id: 'satu', results: {}, result: {}, photos: 1 } }),
    sentence: 'Jawaban server tidak dapat dibaca.',
  },
  refusal: {
    answer: (route: Route) =>
      route.fulfill({
        status: 400,
        json: { code: 'validation_failed', message: 'A field does not fit.' },
      }),
    sentence: 'Ada isian yang belum sesuai.',
  },
  tooMany: {
    answer: (route: Route) =>
      route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'Slow down.' } }),
    sentence: 'Terlalu banyak permintaan',
  },
} as const;

export type Fault = keyof typeof faults;

/** Makes the next call of a path fail. */
export async function failNext(page: Page, path: string | RegExp, fault: Fault): Promise<void> {
  await page.route(at(path), (route) => faults[fault].answer(route), { times: 1 });
}

/** Leaves the next call of a path without an answer; ends in what answers it after all. */
export async function hangNext(
  page: Page,
  path: string | RegExp,
): Promise<{ asked: Promise<unknown> }> {
  const asked = page.waitForRequest(
    (request) => request.method() !== 'OPTIONS' && at(path)(new URL(request.url())),
  );
  await page.route(at(path), () => {}, { times: 1 });
  return { asked };
}

/** Longer than a phone waits for an answer, in ms. */
export const TOO_LONG = 61_000;

/** Every way in which a call fails, without a network and without an answer too. */
export const everyFault = [...(Object.keys(faults) as Fault[]), 'offline', 'timedOut'] as const;

/**
 * Asks for something by a call that fails, and waits until the person is told why. The page's clock must be installed,
 * so that nobody waits for a time-out.
 */
export async function failEveryWay(
  page: Page,
  path: string | RegExp,
  fault: (typeof everyFault)[number],
  ask: () => Promise<unknown>,
  told?: string,
): Promise<void> {
  const expectTold = (sentence: string) => expect(page.getByText(told ?? sentence)).toBeVisible();
  if (fault === 'offline') {
    await page.context().setOffline(true);
    await ask();
    await expectTold('Anda sedang tidak terhubung ke internet.');
    await page.context().setOffline(false);
  } else if (fault === 'timedOut') {
    const { asked } = await hangNext(page, path);
    await ask();
    await asked;
    await page.clock.fastForward(TOO_LONG);
    await expectTold('Server terlalu lama menjawab.');
  } else {
    await failNext(page, path, fault);
    await ask();
    await expectTold(faults[fault].sentence);
  }
}

/** A logo that every browser can show: a blue square. */
export const LOGO = {
  name: 'pt-maju.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWMQieohCTGMaogaDSWR4Zo0AHFy+gF3+M1KAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** Gives a file to an upload field once the page takes one: Playwright also fills fields that are disabled. */
export async function attachFile(
  page: Page,
  label: string,
  file: typeof LOGO = LOGO,
): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toBeEnabled();
  await field.setInputFiles(file);
}
