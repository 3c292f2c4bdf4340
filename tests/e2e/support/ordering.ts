import type { Locator, Page, Route } from '@playwright/test';
import { signIn, type DemoName } from './signIn.ts';
import { expect, test as base } from './test.ts';

/**
 * A signed-in user: the browser storage, and the request that reads their history without a page.
 */
interface SignedIn {
  readonly state: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
  readonly history: string;
  readonly authorization: string;
}

interface Ordering {
  /** The user who orders in a spec; signs in once for all its tests. */
  readonly buyer: DemoName;
  readonly signedIn: SignedIn;
  /** Returns the numbers of the buyer's orders on the server, the latest first. */
  readonly readOrderNumbers: () => Promise<readonly string[]>;
  /** Runs `action` and expects the server to have exactly `added` more orders afterwards. */
  readonly expectOrders: (added: number, action: () => Promise<void>) => Promise<void>;
}

const signedInUsers = new Map<DemoName, SignedIn>();

/** The `test` of order specs: every test starts signed in, on a device without saved orders. */
export const test = base.extend<Ordering>({
  buyer: ['Ratna Kusumawardani', { option: true }],
  signedIn: async ({ browser, buyer, baseURL }, provide) => {
    const cached = signedInUsers.get(buyer);
    if (cached !== undefined) return provide(cached);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: 'id-ID',
    });
    const page = await context.newPage();
    await page.goto('/history');
    const historyRequest = page.waitForRequest(/\/notifications\/\d+\/list\//);
    await signIn(page, buyer);
    const request = await historyRequest;
    const { origins } = await context.storageState();
    const user: SignedIn = {
      state: { cookies: [], origins },
      history: request.url(),
      authorization: (await request.headerValue('authorization')) ?? '',
    };
    await context.close();
    signedInUsers.set(buyer, user);
    await provide(user);
  },
  // `page.route` cannot intercept the requests of a service worker.
  serviceWorkers: 'block',
  storageState: async ({ signedIn }, provide) => provide(signedIn.state),
  readOrderNumbers: async ({ signedIn, request }, provide) =>
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
  expectOrders: async ({ readOrderNumbers }, provide) =>
    provide(async (added, action) => {
      const before = await readOrderNumbers();
      await action();
      expect(await readOrderNumbers()).toHaveLength(before.length + added);
    }),
});

export { expect };

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Returns a button of the main region, not of the bars around it. */
export const action = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The id of a demo person in a funeral house to which flowers are delivered. */
export const PERSON = 1;

export async function openGreeting(page: Page, personId = PERSON): Promise<void> {
  await page.goto(`/duka/detail/${personId}`);
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect(heading(page, 'Kirim ucapan')).toBeVisible();
}

/** The titles of the page of the templates that differ: what it asks for before the templates. */
const templateTitles: Readonly<Record<string, string>> = {
  Religi: 'Pilih agama keluarga',
  'Penghormatan/Penghiburan': 'Tulisan kartu',
};

/** Goes from the page of a person to the templates of a category, with a custom note if given. */
export async function openTemplates(
  page: Page,
  category = 'General',
  note?: string,
): Promise<void> {
  await openGreeting(page);
  if (note !== undefined) await writeNote(page, note);
  await page.getByRole('radio', { name: category }).check();
  await action(page, 'Pilih template').click();
  await expect(heading(page, templateTitles[category] ?? 'Pilih template')).toBeVisible();
}

export async function writeNote(page: Page, note: string): Promise<void> {
  await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
  await page.getByRole('textbox', { name: 'Isi catatan' }).fill(note);
}

/** Leaves the words of the card, and accepts its preview. */
export async function acceptWords(page: Page): Promise<void> {
  await action(page, 'Selesai').click();
  await acceptPreview(page);
}

/** Opens the preview of the card, accepts it, and waits for the packages. */
export async function acceptPreview(page: Page): Promise<void> {
  await action(page, 'Periksa kartu').click();
  await page
    .getByRole('dialog', { name: 'Periksa kartu' })
    .getByRole('button', { name: 'Lanjut' })
    .click();
  await expect(heading(page, 'My Order Ucapan')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'BASIC Kartu Layar', exact: true })).toBeChecked();
}

/** Goes from the page of a person to the packages of a greeting. */
export async function openPackages(page: Page, note = 'Selamat jalan, sahabat'): Promise<void> {
  await openTemplates(page, 'General', note);
  await acceptPreview(page);
}

/** Orders the greeting with the chosen package. */
export const placeGreeting = (page: Page): Promise<void> => action(page, 'Proses Ucapan').click();

export async function openBoards(page: Page): Promise<void> {
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim bunga' }).click();
  await expect(heading(page, 'Pilih florist')).toBeVisible();
  await page
    .getByRole('button', { name: /^Lihat bunga papan/ })
    .first()
    .click();
  await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
}

/** Goes from the page of a person to the form of the first board of the first florist. */
export async function openFlowerForm(page: Page, text?: string): Promise<void> {
  await openBoards(page);
  await page
    .getByRole('button', { name: /^Pilih / })
    .first()
    .click();
  await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
  if (text !== undefined)
    await page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }).fill(text);
}

/** Opens the review of the flower order on the form. */
export async function openReview(page: Page): Promise<void> {
  await action(page, 'Periksa pesanan').click();
  await expect(page.getByRole('dialog', { name: 'Periksa pesanan Anda' })).toBeVisible();
}

/** Reviews the flower order on the form, and places it. */
export async function placeBoard(page: Page): Promise<void> {
  await openReview(page);
  await action(page, 'Buat pesanan').click();
}

/** Waits for the checkout of an order, and returns the order number. */
export async function waitForOrderNumber(page: Page): Promise<string> {
  await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
  return (await heading(page, /^ORDER-/).textContent()) ?? '';
}

/** Orders a greeting that is paid by transfer, and returns the id of the order. */
export async function orderByTransfer(page: Page): Promise<number> {
  await openPackages(page);
  await placeGreeting(page);
  return Number((await waitForOrderNumber(page)).slice('ORDER-'.length));
}

/** Corrects the note of a card whose sender was rejected on the page of its order, and sends the card. */
export async function correctNote(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Perbaiki nama pengirim' }).click();
  const sender = page.getByRole('dialog', { name: /nama pengirim/ });
  await sender.getByRole('button', { name: 'Batal' }).click();
  await expect(heading(page, 'Perbaiki ucapan')).toBeVisible();
  await page.getByRole('textbox', { name: 'Isi catatan' }).fill(note);
  await action(page, 'Periksa kartu').click();
  const dialog = page.getByRole('dialog', { name: 'Periksa kartu' });
  await dialog.getByRole('button', { name: 'Tetap kirim' }).click();
  await expect(page.getByText('Perbaikan dikirim')).toBeVisible();
}

/** Waits until as many dialogs and inner pages as `count` have a history entry. */
export async function hasLayers(page: Page, count: number): Promise<void> {
  const layers = () => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0);
  await expect.poll(layers).toBe(count);
}

/** Returns the orders that the history lists, or the one with this number. */
export const historyOrders = (page: Page, number?: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.locator(
        number === undefined
          ? 'a[href^="/history/order/"]'
          : `a[href="/history/order/${Number(number.slice('ORDER-'.length))}"]`,
      ),
    });

/** Returns a predicate that matches the URLs of a path, with any query. */
export const hasPath = (path: string | RegExp) => (url: URL) =>
  typeof path === 'string' ? url.pathname === path : path.test(url.pathname);

/** Returns the latest past moment at which it was this time (`HH:mm:ss`) in Jakarta. */
export function lastTimeInJakarta(timeOfDay: string): Date {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const time = Date.parse(`${today}T${timeOfDay}+07:00`);
  return new Date(time > Date.now() ? time - 24 * 3_600_000 : time);
}

/**
 * Sets the `Date` header of the answers about florists and their products to the clock of the page.
 */
export async function answerWithClockOfPage(page: Page): Promise<void> {
  await page.route(hasPath(/^\/partners\/florist\//), async (route) => {
    const response = await route.fetch();
    const date = new Date(await page.evaluate(() => Date.now())).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** Lets the server process the request, and drops its answer. */
export async function dropResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/**
 * Leaves the next request to a path without an answer. `requestSent` resolves when the request is sent.
 */
export async function leaveNextUnanswered(
  page: Page,
  path: string | RegExp,
): Promise<{ requestSent: Promise<unknown> }> {
  const requestSent = page.waitForRequest(
    (request) => request.method() !== 'OPTIONS' && hasPath(path)(new URL(request.url())),
  );
  await page.route(hasPath(path), () => {}, { times: 1 });
  return { requestSent };
}

/** Exceeds the time-out of requests, in ms. */
export const LONGER_THAN_TIMEOUT = 61_000;

/** A PNG of 16 × 16 px, a blue square. */
export const LOGO = {
  name: 'pt-maju.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWMQieohCTGMaogaDSWR4Zo0AHFy+gF3+M1KAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/**
 * Sets the file of an upload field once it is enabled; Playwright would also fill a disabled one.
 */
export async function attachFile(
  page: Page,
  label: string,
  file: typeof LOGO = LOGO,
): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toBeEnabled();
  await field.setInputFiles(file);
}
