import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilUsable } from '../../tests/e2e/support/waitUntilUsable.ts';
import { waitForFrames } from './interactions.ts';

/** A step that a buyer takes, and what it shows. */
export interface Step {
  readonly name: string;
  /** Gets the page ready for the input, and returns what makes the input. */
  readonly prepare: (page: Page) => Promise<() => Promise<void>>;
  /** What the page shows once the step is taken. */
  readonly shows: (page: Page) => Locator;
  /** The limit for its longest interaction, in ms. */
  readonly limit: number;
}

/** A page at which a journey starts, and its steps. */
export interface Journey {
  readonly name: string;
  /** Opens the page of the first step. */
  readonly open: (page: Page) => Promise<void>;
  readonly steps: readonly Step[];
}

/** The limit for a step, and for each key while a preview follows the typing; in ms. */
const limits = { step: 100, key: 50 };

/**
 * How long people take at least until they tap what has appeared, in ms. Buttons ignore sooner second
 * taps (R385).
 */
const reactionTime = 500;

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const buttonOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const mainButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Returns a step that taps an element. */
function tap(name: string, target: (page: Page) => Locator, shows: (page: Page) => Locator): Step {
  return { name, prepare: (page) => prepareTap(page, target(page)), shows, limit: limits.step };
}

/**
 * Scrolls to an element and returns a tap on it, once it does not move any more. The tap itself asks
 * the page nothing, because the scripts with which Playwright looks for elements would count as a part
 * of the interaction.
 */
async function prepareTap(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.waitFor();
  await page.waitForTimeout(reactionTime);
  const measure = async () => {
    await target.tap({ trial: true });
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target} is not visible.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let before = await measure();
  for (;;) {
    await waitForFrames(page);
    const { x, y } = await measure();
    if (x === before.x && y === before.y) return () => page.touchscreen.tap(x, y);
    before = { x, y };
  }
}

/**
 * Returns a step that types a text after what a field has, each key once the page has nothing left to
 * do for the one before: nobody types as fast as Playwright.
 */
function type(name: string, field: (page: Page) => Locator, text: string): Step {
  return {
    name,
    prepare: async (page) => async () => {
      for (const key of text) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await waitForFrames(page);
      }
    },
    shows: field,
    limit: limits.key,
  };
}

async function openPerson(page: Page): Promise<void> {
  await page.goto('/duka/detail/1');
  await waitUntilUsable(page);
  await expect(page.getByRole('link', { name: 'Kirim bunga' })).toBeVisible();
}

const senderDialog = dialog(/^Silahkan isi nama pengirim/);
const senderSteps: readonly Step[] = [
  tap('open the dialog of the sender', mainButton('Ubah nama pengirim'), (page) =>
    senderDialog(page).getByRole('textbox'),
  ),
  tap(
    'focus the name of the sender',
    (page) => senderDialog(page).getByRole('textbox'),
    (page) => senderDialog(page).getByRole('textbox'),
  ),
  type('type the sender', (page) => senderDialog(page).getByRole('textbox'), ' dan anak'),
  tap(
    'save the sender',
    (page) => buttonOf(page, 'Simpan'),
    (page) => page.getByText(/dan anak/).first(),
  ),
];

const paymentSteps: readonly Step[] = [
  tap('go to the payment', mainButton('Lanjut ke pembayaran'), heading('Pembayaran')),
  tap(
    'go to the confirmation',
    mainButton('Konfirmasi pembayaran'),
    heading('Konfirmasi pembayaran'),
  ),
];

const note = (page: Page) => page.getByRole('textbox', { name: 'Isi catatan' });

const greeting: Journey = {
  name: 'Greeting',
  open: openPerson,
  steps: [
    tap(
      'open the order',
      (page) => page.getByRole('link', { name: 'Kirim ucapan' }),
      heading('Kirim ucapan'),
    ),
    tap(
      'choose an own note',
      (page) => page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }),
      note,
    ),
    tap('focus the note', note, note),
    type('type the note', note, 'Selamat jalan, sahabat'),
    ...senderSteps,
    tap(
      'choose a category',
      (page) => page.getByRole('radio', { name: 'Logo/Gambar' }),
      (page) => page.getByRole('radio', { name: 'Logo/Gambar', checked: true }),
    ),
    tap(
      'choose the first category again',
      (page) => page.getByRole('radio', { name: 'General' }),
      (page) => page.getByRole('radio', { name: 'General', checked: true }),
    ),
    tap('go to the templates', mainButton('Pilih template'), (page) =>
      page.locator('figure svg text').first(),
    ),
    tap(
      'choose another template',
      (page) => page.locator('button[aria-pressed="false"]').first(),
      (page) => page.locator('button[aria-pressed="true"]'),
    ),
    tap('open the words', mainButton('Ubah tulisan'), note),
    tap('focus the note beside the card', note, note),
    type('type the note with live preview', note, ' kami semua'),
    tap('leave the words', mainButton('Selesai'), mainButton('Periksa kartu')),
    tap('open the preview', mainButton('Periksa kartu'), (page) =>
      dialog('Periksa kartu')(page).getByRole('img', { name: /^Kartu ucapan/ }),
    ),
    tap(
      'accept the preview',
      (page) => dialog('Periksa kartu')(page).getByRole('button', { name: 'Lanjut' }),
      (page) => page.getByRole('radio', { name: 'BASIC Kartu Layar', exact: true, checked: true }),
    ),
    tap(
      'choose the virtual account',
      (page) => page.getByRole('radio', { name: 'Virtual Account', exact: true }),
      (page) => page.getByRole('radio', { name: 'Virtual Account BCA', checked: true }),
    ),
    tap(
      'choose the transfer',
      (page) => page.getByRole('radio', { name: 'Transfer bank / PayPal' }),
      (page) => page.getByRole('radio', { name: 'Transfer bank / PayPal', checked: true }),
    ),
    tap('order', mainButton('Proses Ucapan'), heading(/^ORDER-\d{7}$/)),
    ...paymentSteps,
  ],
};

const below = (page: Page) => page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ });

const flowers: Journey = {
  name: 'Flowers',
  open: openPerson,
  steps: [
    tap(
      'open the order',
      (page) => page.getByRole('link', { name: 'Kirim bunga' }),
      heading('Pilih florist'),
    ),
    tap('choose a florist', mainButton(/^Lihat bunga papan/), heading('Pilih bunga papan')),
    tap('choose a board', mainButton(/^Pilih /), (page) => page.locator('figure svg text').first()),
    tap('focus the text below the message', below, below),
    type('type with live preview', below, 'Ibu tercinta'),
    ...senderSteps,
    tap('open the review', mainButton('Periksa pesanan'), dialog('Periksa pesanan Anda')),
    tap(
      'order',
      (page) => dialog('Periksa pesanan Anda')(page).getByRole('button', { name: 'Buat pesanan' }),
      heading(/^ORDER-\d{7}$/),
    ),
    ...paymentSteps,
  ],
};

const cancellation = dialog('Batalkan pesanan ini?');

const orderPage: Journey = {
  name: 'Page of an order',
  open: async (page) => {
    await page.goto('/history');
    await expect(page.locator('a[href^="/history/order/"]').first()).toBeVisible();
  },
  steps: [
    tap(
      'open the order',
      (page) => page.locator('a[href^="/history/order/"]').first(),
      mainButton('Batalkan pesanan'),
    ),
    tap('open the cancellation', mainButton('Batalkan pesanan'), (page) =>
      cancellation(page).getByRole('button').first(),
    ),
    tap(
      'dismiss the cancellation',
      (page) => cancellation(page).getByRole('button').first(),
      mainButton('Batalkan pesanan'),
    ),
    tap('open the cancellation again', mainButton('Batalkan pesanan'), (page) =>
      cancellation(page).getByRole('button').last(),
    ),
    tap(
      'cancel the order',
      (page) => cancellation(page).getByRole('button', { name: 'Batalkan pesanan' }),
      (page) => page.getByRole('heading', { name: 'Pesanan dibatalkan' }),
    ),
  ],
};

/** The journeys, in an order in which each finds what the one before has stored. */
export const journeys: readonly Journey[] = [greeting, flowers, orderPage];
