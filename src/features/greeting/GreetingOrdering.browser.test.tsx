import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BANK_CODES } from '../../domain/bankCode.ts';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import type { PlacementOutcome } from '../../domain/order.ts';
import { toGreetingDraft } from '../../machines/greeting-order/draft.ts';
import type { GreetingDraft } from '../../machines/greeting-order/types.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import { never, person } from '../../machines/testing/scriptedOrder.ts';
import { orderedItem } from '../ordering/order/orderedItem.ts';
import {
  openGreeting,
  packages,
  picture,
  placed,
  toPackages,
  wordsOf,
  type Opened,
} from './testing/openGreeting.tsx';

const rejected = (code: AppErrorCode) => (): Promise<PlacementOutcome> =>
  Promise.resolve({ type: 'rejected', code });
const place = ({ main }: Opened) => main.getByRole('button', { name: 'Proses Ucapan' }).click();

describe('PackageScreen', () => {
  test('R41 R504 shows the card, all prices and the payment methods, and selects the first package', async () => {
    const opened = await openGreeting();
    const { main, screen } = opened;
    await toPackages(opened);
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'My Order Ucapan' }))
      .toHaveFocus();
    await expect
      .element(main.getByRole('img', { name: 'Kartu ucapan untuk Maria Theresia Wijaya' }))
      .toBeVisible();
    const offers = main.getByRole('group', { name: 'Harga Paket' });
    await expect.element(offers.getByRole('radio', { name: 'BASIC' }).first()).toBeChecked();
    const text = wordsOf(offers.element());
    expect(text).toContain('BASICRp 90.000Harga biasa Rp 100.000');
    expect(text).toContain('BASICRp 150.000');
    expect(offers.getByText('Rp 100.000').element().tagName).toBe('S');
    await expect.element(offers.getByText('Harga biasa')).toBeVisible();
    expect(screen.container.querySelectorAll('s')).toHaveLength(1);
    await expect.element(main.getByRole('radio', { name: 'Transfer bank / PayPal' })).toBeChecked();
    await expect
      .element(main.getByRole('radio', { name: 'Virtual Account', exact: true }))
      .not.toBeChecked();
    await expectNoAxeViolations();
  });

  test('R525 says who the card is from and what its note is, and leads back to them', async () => {
    const opened = await openGreeting();
    opened.actor.send({ type: 'note.choose', choice: 'mother' });
    opened.actor.send({ type: 'note.write', text: 'Bapak Budi' });
    await toPackages(opened);
    const { main } = opened;
    await expect.element(main.getByText('Dari Sari Lestari Ibunda dari Bapak Budi')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Ubah tulisan' }))
      .toHaveAttribute('href', '/order/orderucapan?personid=7');
  });

  test('R525 says nothing about a note that the card does not have', async () => {
    const opened = await openGreeting();
    await toPackages(opened);
    await expect.element(opened.main.getByText('Dari Sari Lestari', { exact: true })).toBeVisible();
  });

  test('R345 the bill names the chosen package', async () => {
    const named = packages.map((offer, index) => ({ ...offer, name: `Paket ${index + 1}` }));
    const opened = await openGreeting({ packages: [() => Promise.resolve(named)] });
    await toPackages(opened);
    await opened.main.getByRole('radio', { name: 'Paket 2' }).click();
    expect(orderedItem(opened.actor.getSnapshot().context).detail).toBe('Paket 2');
  });

  test('R495 says below the total how one pays, and that one pays afterwards', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    await toPackages(opened);
    const bar = (way: string) => `Total Rp 90.000Dibayar kemudian: ${way}Proses Ucapan`;
    expect(wordsOf(main.element())).toContain(bar('Transfer bank / PayPal'));
    await main.getByRole('radio', { name: 'Virtual Account', exact: true }).click();
    await main.getByRole('radio', { name: 'Virtual Account BNI' }).click();
    await expect.poll(() => wordsOf(main.element())).toContain(bar('Virtual Account BNI'));
  });

  test('R491 R536 describes two ways to pay; the banks are below the second one while it is chosen', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    await toPackages(opened);
    const way = main.getByRole('radio', { name: 'Virtual Account', exact: true });
    const mandiri = main.getByRole('radio', { name: 'Virtual Account Mandiri' });
    await expect.element(mandiri).not.toBeInTheDocument();
    await way.click();
    await mandiri.click();
    await expect.element(way).toBeChecked();
    await expect.element(way).toHaveAccessibleDescription('Pembayaran tercatat otomatis.');
    const transfer = main.getByRole('radio', { name: 'Transfer bank / PayPal' });
    await expect.element(transfer).not.toBeChecked();
    await expect.element(transfer).toHaveAccessibleDescription('Kirim buktinya lewat WhatsApp.');
    const row = way.element().closest('label');
    expect(
      row?.nextElementSibling?.contains(
        main.getByRole('radio', { name: 'Virtual Account BRI' }).element(),
      ),
    ).toBe(true);
    // Both ways are one group for the arrow keys, and the bank is kept.
    await transfer.click();
    await expect.element(mandiri).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(mandiri).toBeChecked();
    await expect.element(way).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('R492 enlarges the card when it is pressed, and makes it small again', async () => {
    await page.viewport(360, 740);
    const opened = await openGreeting();
    await toPackages(opened);
    await opened.main.getByRole('button', { name: 'Perbesar kartu' }).click();
    await opened.main.getByRole('button', { name: 'Perkecil kartu' }).click();
    await expect.element(opened.main.getByRole('button', { name: 'Perbesar kartu' })).toBeVisible();
  });

  test('R493 R513 R562 the card and the heading of the packages stay in place when the packages are missing', async () => {
    const opened = await openGreeting({
      packages: [
        () => Promise.reject(new AppError('networkFailed')),
        () => Promise.resolve([]),
        () => Promise.resolve(packages),
      ],
    });
    const { main } = opened;
    await toPackages(opened);
    const card = main.getByRole('img', { name: 'Kartu ucapan untuk Maria Theresia Wijaya' });
    const topsBeside = async (text: string, heading = 'Harga Paket') => {
      await expect.element(main.getByText(text).first()).toBeVisible();
      return [card, main.getByText(heading, { exact: true })].map((element) =>
        Math.round(element.element().getBoundingClientRect().top + scrollY),
      );
    };
    const failed = await topsBeside('Harga paket belum dapat ditampilkan');
    await main.getByRole('button', { name: 'Coba lagi' }).click();
    expect(await topsBeside('agar dapat kami bantu', 'Belum ada paket ucapan')).toEqual(failed);
    expect(main.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
    expect(main.getByRole('heading', { level: 3 }).elements()).toHaveLength(0);
    const ways = ['Hubungi kami', 'Kirim bunga papan', 'Coba lagi'].map((name) =>
      main.getByText(name, { exact: true }).element().getBoundingClientRect(),
    );
    expect(ways.map(({ top }) => top)).toEqual(
      ways.map(({ top }) => top).toSorted((one, other) => one - other),
    );
    await expect
      .element(main.getByRole('link', { name: 'Kirim bunga papan' }))
      .toHaveAttribute('href', '/order/bunga?personid=7');
    await main.getByRole('button', { name: 'Coba lagi' }).click();
    expect(await topsBeside('BASIC')).toEqual(failed);
  });

  test('R505 nothing moves while the order is placed', async () => {
    const opened = await openGreeting({ placements: [() => never] });
    opened.actor.send({ type: 'note.choose', choice: 'mother' });
    opened.actor.send({ type: 'note.write', text: 'Bapak Budi dari Keluarga Besar' });
    await toPackages(opened);
    const { main } = opened;
    const line = main.getByText('Dari Sari Lestari Ibunda dari');
    const size = () => {
      const { width, height } = line.element().getBoundingClientRect();
      return { width, height };
    };
    await expect.element(line).toBeVisible();
    const before = size();
    await place(opened);
    await expect.element(main.getByRole('button', { name: 'Memproses ucapan…' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Ubah tulisan' })).not.toBeInTheDocument();
    expect(size()).toEqual(before);
  });

  test('R283 orders the chosen package and payment method once for repeated presses', async () => {
    const opened = await openGreeting();
    const { main, asked, actor } = opened;
    await toPackages(opened);
    await main.getByRole('radio', { name: 'BASIC' }).nth(1).click();
    await main.getByRole('radio', { name: 'Virtual Account', exact: true }).click();
    await main.getByRole('radio', { name: 'Virtual Account BRI' }).click();
    await expect.element(main.getByRole('radio', { name: 'Virtual Account BRI' })).toBeChecked();
    expect(wordsOf(main.element())).toContain(
      'Total Rp 150.000Dibayar kemudian: Virtual Account BRI',
    );
    await place(opened);
    const busy = main.getByRole('button', { name: 'Memproses ucapan…' });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    busy.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked.orders).toHaveLength(1);
    expect(asked.orders[0]).toMatchObject({
      package: packages[1],
      submittedAt: '2026/11/21 10:00:00',
      key: 'key-0001',
    });
    expect(actor.getSnapshot().context).toMatchObject({ method: 'virtualAccount', bank: 'bri' });
    await expect
      .element(main.getByRole('status').filter({ hasText: 'sedang dibuat' }))
      .toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('R680 orders with a transfer where no virtual account is offered', async () => {
    const opened = await openGreeting({
      packages: [async () => packages.map((each) => ({ ...each, virtualAccountBanks: [] }))],
      input: { draft: draft({ step: 'package', method: 'virtualAccount' }) },
    });
    await expect
      .element(opened.main.getByRole('radio', { name: 'Virtual Account' }))
      .not.toBeInTheDocument();
    await place(opened);
    expect(toGreetingDraft(opened.actor.getSnapshot()).method).toBe('transfer');
  });

  test('does not overflow a narrow page with prices of nine digits and a long name', async () => {
    const opened = await openGreeting({
      packages: [
        () =>
          Promise.resolve([
            {
              id: 8,
              price: 999_999_999,
              discount: 123_456_789,
              discountPercentage: 12.3,
              name: null,
              description: null,
              virtualAccountBanks: BANK_CODES,
            },
          ]),
      ],
      input: {
        person: {
          ...person,
          name: 'Raden Ajeng Maria Theresia Kusumaningrum Wijayakusuma Hadiningrat binti Raden Mas Soerjodiningrat Kartasasmita',
        },
      },
    });
    await toPackages(opened);
    await expect.element(opened.main.getByText('876.543.210').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });
});

describe('a rejected order', () => {
  test('keeps the bar at one height while packages load, with one chosen and with none', async () => {
    await page.viewport(360, 740);
    const bar = () => document.documentElement.style.getPropertyValue('--actions');
    const opened = await openGreeting({
      placements: [rejected('packageUnavailable')],
      packages: [() => Promise.resolve(packages), () => Promise.resolve(packages.slice(1))],
    });
    await toPackages(opened);
    await expect.element(opened.main.getByText('Total')).toBeVisible();
    await expect.poll(bar).toBe('129px');
    await place(opened);
    await expect.element(opened.main.getByText('Pilih paket dahulu.')).toBeVisible();
    await expect.poll(bar).toBe('129px');
    await opened.screen.unmount();
    await expect.poll(bar).toBe('');
    const loading = await openGreeting({ packages: [() => never] });
    await toPackages(loading);
    await expect.poll(bar).toBe('129px');
    await expect
      .element(loading.main.getByRole('button', { name: 'Proses Ucapan' }))
      .toBeDisabled();
  });

  test('R498 says once why no order was created, in a notice above the button', async () => {
    const opened = await openGreeting({
      placements: [rejected('rateLimited'), rejected('offline')],
    });
    const { main } = opened;
    await toPackages(opened);
    const offers = main.getByRole('group', { name: 'Harga Paket' });
    // The click may scroll the page.
    const topOfOffers = () => offers.element().getBoundingClientRect().top + scrollY;
    const top = topOfOffers();
    const alert = main.getByRole('alert');
    for (const reason of [
      /Layanan sedang ramai\. Tunggu sebentar, lalu tekan “Proses Ucapan” lagi\./,
      /Sambungkan internet Anda, lalu tekan “Proses Ucapan” lagi\./,
    ]) {
      await place(opened);
      await expect.element(alert).toHaveTextContent(reason);
      await expect.element(alert).toBeInViewport({ ratio: 0.99 });
      expect(main.getByText('Pesanan belum dibuat').elements()).toHaveLength(1);
      expect(topOfOffers()).toBe(top);
    }
    expect(wordsOf(main.element())).not.toContain('tidak terhubung');
  });

  test('R448 R506 R526 names the price of the package before and now when it has changed', async () => {
    const dearer = packages.map((offer) => ({ ...offer, price: offer.price + 20_000 }));
    const opened = await openGreeting({
      placements: [rejected('packageUnavailable')],
      packages: [() => Promise.resolve(packages), () => Promise.resolve(dearer)],
    });
    await toPackages(opened);
    await place(opened);
    const notice = opened.main.getByRole('alert');
    await expect.element(notice).toHaveTextContent('Pesanan belum dibuat');
    expect(wordsOf(notice.element())).toContain(
      'Harga BASIC semula Rp 90.000, sekarang Rp 110.000. Setujui atau pilih paket lain.',
    );
    const text = wordsOf(opened.main.element());
    expect(text).toContain('Total semula Rp 90.000Rp 110.000');
    // The button asks for consent, and no other old price is shown.
    await expect
      .element(opened.main.getByRole('button', { name: 'Setuju dan Proses Ucapan' }))
      .toBeVisible();
    expect(text).not.toContain('Harga biasa');
  });

  test('R448 R526 R547 names a package that is gone, and chooses no other one in its place', async () => {
    const opened = await openGreeting({
      placements: [rejected('packageUnavailable')],
      packages: [() => Promise.resolve(packages), () => Promise.resolve(packages.slice(1))],
    });
    await toPackages(opened);
    await place(opened);
    const notice = opened.main.getByRole('alert');
    await expect.element(notice).toHaveTextContent('Pesanan belum dibuat');
    expect(wordsOf(notice.element())).toContain(
      'BASIC (Rp 90.000) sudah tidak tersedia. Silakan pilih paket lain di bawah ini.',
    );
    const [gone, other] = opened.main
      .getByRole('group', { name: 'Harga Paket' })
      .getByRole('radio')
      .all();
    await expect.element(gone!).toBeDisabled();
    await expect.element(gone!).toHaveAccessibleDescription(/Tidak tersedia lagi\.$/);
    await expect.element(other!).not.toBeChecked();
    const button = opened.main.getByRole('button', { name: 'Proses Ucapan', exact: true });
    await expect.element(button).toBeDisabled();
    expect(wordsOf(opened.main.element())).toContain(
      'Pilih paket dahulu.Dibayar kemudian: Transfer bank / PayPalProses Ucapan',
    );
    expect(wordsOf(opened.main.element())).not.toContain('Total');
    await expectNoAxeViolations();
    await other!.click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(button).toBeEnabled();
    expect(wordsOf(opened.main.element())).toContain('Total Rp 150.000');
    // It stays in its place, so that nothing moves below the finger.
    await expect.element(gone!).toBeDisabled();
  });

  test('R454 R559 R581 explains that the listing was withdrawn, leads to the others, and orders nothing more', async () => {
    const opened = await openGreeting({ placements: [rejected('personUnavailable')] });
    await toPackages(opened);
    await place(opened);
    await expect
      .element(opened.main.getByRole('alert'))
      .toHaveTextContent(
        /Info duka ini sudah tidak tersedia.*Mohon maaf.*tidak dibuat, dan tidak ada yang perlu dibayar/,
      );
    await expect
      .element(opened.main.getByRole('link', { name: 'Hubungi kami' }))
      .toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
    await expect
      .element(opened.main.getByRole('navigation', { name: 'Langkah pemesanan' }))
      .not.toBeInTheDocument();
    const others = opened.main.getByRole('link', { name: 'Cari info duka lain' });
    await expect.element(others).toHaveAttribute('href', '/duka');
    await expect
      .element(opened.main.getByRole('button', { name: 'Proses Ucapan' }))
      .not.toBeInTheDocument();
  });
});

describe('an order whose outcome is unknown', () => {
  test('R497 R561 says what happened, that no new order should be made, leads to the history and is retried with an identical request', async () => {
    const opened = await openGreeting({
      placements: [() => Promise.reject(new AppError('timedOut')), () => Promise.resolve(placed)],
    });
    await toPackages(opened);
    await place(opened);
    await expect
      .element(opened.main.getByRole('heading', { level: 1, name: 'Status pesanan belum pasti' }))
      .toHaveFocus();
    await expect
      .element(opened.main.getByRole('link', { name: 'Buka History' }))
      .toHaveAttribute('href', '/history');
    const text = wordsOf(opened.main.element());
    expect(text).toContain(
      'Yang Anda pesanPengirimSari LestariKategoriGeneralUcapanTurut BerdukacitaTotalRp 90.000Buka History',
    );
    const notice = opened.main.getByRole('alert');
    await expect
      .element(notice)
      .toHaveTextContent(
        /^\s*Layanan kami terlalu lama menjawab\..*mungkin sudah dibuat\. Belum ada yang dibayar\.\s*Jangan membuat pesanan baru dahulu.*lalu tekan “Periksa lagi”\. Tombol itu tidak membuat pesanan atau tagihan kedua\.\s*$/,
      );
    await expectNoAxeViolations();
    await opened.main.getByRole('button', { name: 'Periksa lagi' }).click();
    await expect.poll(() => opened.actor.getSnapshot().value).toBe('paying');
    expect(opened.asked.orders[1]).toEqual(opened.asked.orders[0]);
  });
});

function draft(changes: Partial<GreetingDraft>): GreetingDraft {
  return {
    step: 'compose',
    key: 'key-0009',
    note: { choice: 'none', text: '' },
    isRelationKept: false,
    sender: 'Sari Lestari',
    faith: null,
    mode: 3,
    pickedMode: null,
    quotes: { header: '', message: '', footer: '' },
    logo: null,
    templateId: 102,
    preview: { url: picture },
    package: packages[0] ?? null,
    method: 'transfer',
    bank: 'bca',
    submittedAt: null,
    order: null,
    payment: null,
    ...changes,
  };
}
