import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { pressNow } from '../../ui/testing/inputNow.ts';
import '../../ui/styles/global.css';
import { person } from '../../machines/testing/scriptedOrder.ts';
import {
  createTestClock,
  draftOf,
  florists,
  openFlowers,
  products,
  toProducts,
  wordsOf,
} from './testing/openFlowers.tsx';

const longName =
  'Raden Ajeng Maria Theresia Kusumaningrum Wijayakusuma Hadiningrat binti Raden Mas Soerjodiningrat Kartasasmita';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 740);
});

describe('FloristsScreen', () => {
  test('lists the florists of the funeral house with their description and the city Bandung', async () => {
    const { main, asked } = await openFlowers();
    await expect
      .element(main.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Pilih florist');
    expect(wordsOf(main.element())).toContain(
      'Ditujukan Kepada Maria Theresia WijayaRumah Duka Sekar Melati, Melati 2',
    );
    expect(asked.houses).toEqual([2]);
    const cards = main.getByRole('list', { name: 'Daftar florist' }).getByRole('article');
    await expect
      .element(cards.first())
      .toHaveTextContent(/Asoka Florist.*Menerima pesanan bunga papan di Bandung/s);
    expect(cards.all()).toHaveLength(2);
    expect(cards.first().element().querySelector('img')?.getAttribute('src')).toBe(
      florists[0]?.photoUrl,
    );
    await expectNoAxeViolations();
  });

  test('R400 is shown until the press that leads to the boards is painted', async () => {
    const { actor, main } = await openFlowers();
    await pressNow(main.getByRole('button', { name: /^Lihat bunga papan Asoka Florist/ }));
    expect(actor.getSnapshot().matches('choosingProduct')).toBe(true);
    const heading = main.getByRole('heading', { level: 1 });
    expect(heading.element().textContent).toBe('Pilih florist');
    await expect.element(heading).not.toHaveTextContent('Pilih florist');
  });

  test('R243 says from which price a florist offers boards, where it is known', async () => {
    const { main } = await openFlowers();
    await expect.element(main.getByRole('article').first()).toHaveTextContent(/mulai Rp.650\.000/);
    await expect.element(main.getByRole('article').nth(1)).not.toHaveTextContent(/mulai/);
  });

  test('R445 says at the lowest price of a florist that it includes the delivery', async () => {
    const { main } = await openFlowers();
    await expect
      .element(main.getByRole('article').first())
      .toHaveTextContent(/mulai Rp.650\.000 termasuk pengiriman/);
    await expect.element(main.getByRole('article').nth(1)).not.toHaveTextContent(/termasuk/);
  });

  test('R321 says how many boards a florist offers and how wide they are, where it is known', async () => {
    const { main } = await openFlowers();
    await expect
      .element(main.getByRole('article').first())
      .toHaveTextContent('3 pilihan papan, lebar 2–2,5 m');
    await expect
      .element(main.getByRole('article').nth(1))
      .not.toHaveTextContent(/pilihan papan|lebar/);
  });

  test('R321 names one width where all boards of a florist have it', async () => {
    const [first] = florists;
    const { main } = await openFlowers({
      florists: [() => Promise.resolve([{ ...first!, boardWidths: { from: 2, to: 2 } }])],
    });
    await expect
      .element(main.getByRole('article').first())
      .toHaveTextContent('3 pilihan papan, lebar 2 m');
  });

  test('R578 marks the photos of florists as examples', async () => {
    const { main } = await openFlowers();
    await expect
      .element(main.getByRole('article').first().getByText('Contoh', { exact: true }))
      .toBeVisible();
  });

  test('shows Semarang for a funeral house in Semarang', async () => {
    const funeralHouse = { id: 3, name: 'Rumah Duka', address: 'Jl. Bandung No. 3, Semarang' };
    const { main } = await openFlowers({ input: { person: { ...person, funeralHouse } } });
    await expect
      .element(main.getByText('Menerima pesanan bunga papan di Semarang').first())
      .toBeVisible();
    await expect
      .element(main.getByText('Menerima pesanan bunga papan di Bandung'))
      .not.toBeInTheDocument();
  });

  test('chooses a florist by a press anywhere on the card, or by keyboard', async () => {
    const opened = await openFlowers();
    const { main, asked } = opened;
    await main
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 20, y: 20 } });
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Pilih bunga papan' }))
      .toHaveFocus();
    expect(asked.florists).toEqual([2]);
    opened.actor.send({ type: 'address.visit', step: 'florists' });
    await expect
      .element(main.getByRole('article').nth(1))
      .toHaveTextContent('Pilihan Anda sebelumnya');
    main
      .getByRole('button', { name: /Asoka Florist/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByRole('list', { name: 'Daftar bunga papan' })).toBeVisible();
    expect(asked.florists).toEqual([2, 1]);
  });

  test('links to customer service with the name of the person when there is no florist', async () => {
    const { main } = await openFlowers({ florists: [() => Promise.resolve([])] });
    await expect.element(main.getByRole('heading', { name: 'Belum ada florist' })).toBeVisible();
    const link = main.getByRole('link', { name: 'Hubungi layanan pelanggan' }).element();
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/6281100001001\?text=.*Maria Theresia Wijaya/,
    );
    await expect
      .element(main.getByRole('link', { name: 'Kirim ucapan' }))
      .toHaveAttribute('href', '/order/ucapan?personid=7');
    expect(main.getByText(/Bisa dikirim hari ini/).elements()).toEqual([]);
    await expectNoAxeViolations();
  });
});

describe('DeliveryNote', () => {
  test('R57 changes at 17:30 in Jakarta from delivery today to possibly tomorrow, and back at midnight', async () => {
    const time = createTestClock('2026-11-21T17:28:40+07:00');
    const { main } = await openFlowers({ props: { clock: time.clock } });
    const notice = main.getByRole('status').filter({ hasText: '17:30' });
    await expect
      .element(notice)
      .toHaveTextContent(
        'Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB; setelahnya mungkin besok.',
      );
    time.goTo('2026-11-21T17:29:59+07:00');
    await expect.element(notice).toHaveTextContent('Bisa dikirim hari ini');
    time.goTo('2026-11-21T17:30:00+07:00');
    await expect
      .element(notice)
      .toHaveTextContent('Pesanan setelah pukul 17:30 WIB mungkin dikirim besok (Minggu, 22 Nov).');
    await expectNoAxeViolations();
    time.goTo('2026-11-22T00:00:00+07:00');
    await expect.element(notice).toHaveTextContent('Bisa dikirim hari ini');
  });

  test('updates when the page wakes up, and removes its timers on unmount', async () => {
    const time = createTestClock('2026-11-21T12:00:00+07:00');
    const { main, screen } = await openFlowers({ props: { clock: time.clock } });
    await expect.element(main.getByText(/^Bisa dikirim hari ini/)).toBeVisible();
    time.wakeAt('2026-11-21T21:00:00+07:00');
    await expect.element(main.getByText(/mungkin dikirim besok \(Minggu, 22 Nov\)/)).toBeVisible();
    expect(time.pending()).toBe(2);
    await screen.unmount();
    expect(time.pending()).toBe(0);
  });
});

describe('ProductsScreen', () => {
  test('lists the boards with photo, name, size and price, below the photo of the florist', async () => {
    const opened = await openFlowers();
    await toProducts(opened);
    const { main } = opened;
    expect(wordsOf(main.element())).toContain('Ditujukan Kepada Maria Theresia Wijaya');
    await expect
      .element(main.getByRole('img', { name: 'Foto florist pilihan Anda' }))
      .toHaveAttribute('src', florists[0]?.photoUrl ?? '');
    const cards = main.getByRole('list', { name: 'Daftar bunga papan' }).getByRole('article');
    expect(cards.all().map((card) => wordsOf(card.element()))).toEqual([
      expect.stringContaining('Papan MelatiHarga Rp 650.000Ukuran 2 × 1,25 mUkuran terkecil'),
      'ContohPapan Lili PutihHarga Rp 950.000Ukuran 2,5 × 1,5 mUkuran terbesarPilih papan ini',
    ]);
    expect(cards.nth(1).element().querySelector('img')?.getAttribute('src')).toBe(
      products[1]?.photoUrl,
    );
    await expectNoAxeViolations();
  });

  test('R321 draws all boards of the list to the same scale, beside a person', async () => {
    const opened = await openFlowers();
    await toProducts(opened);
    const scales = [...opened.main.element().querySelectorAll('[data-scale]')];
    expect(scales.map((scale) => scale.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    const [small, large] = scales.map((scale) =>
      scale.querySelector('rect')?.getBoundingClientRect(),
    );
    expect((large?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(2.5 / 2, 1);
    expect((large?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(1.5 / 1.25, 1);
  });

  test('R291 shows each board with a design as it would stand for the person', async () => {
    const opened = await openFlowers({
      input: { draft: draftOf({ step: 'florists', subMessage: 'Atas berpulangnya Maria' }) },
    });
    await toProducts(opened);
    const cards = opened.main.getByRole('article');
    await expect
      .element(cards.first().getByRole('img'))
      .toHaveAttribute('src', products[0]?.board?.groundUrl ?? '');
    await expect
      .element(cards.first().getByRole('img'))
      .toHaveAccessibleName(
        'Perkiraan papan dengan tulisan: Turut berdukacita, Atas berpulangnya Maria, Sari Lestari',
      );
    await expect.element(cards.first()).toHaveTextContent(/Perkiraan/);
    await expect.element(cards.nth(1)).toHaveTextContent(/^Contoh/);
  });

  test('R379 lists the boards by price, and says so', async () => {
    const [cheap, dear] = products;
    const opened = await openFlowers({ products: [() => Promise.resolve([dear!, cheap!])] });
    await toProducts(opened);
    const names = opened.main.getByRole('article').getByRole('heading').elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Papan Melati',
      'Papan Lili Putih',
    ]);
    await expect
      .element(
        opened.main.getByText('2 pilihan, dari harga terendah. Termasuk pengiriman.', {
          exact: true,
        }),
      )
      .toBeVisible();
  });

  test('R379 one board alone has no order and no rank', async () => {
    const opened = await openFlowers({ products: [() => Promise.resolve([products[0]!])] });
    await toProducts(opened);
    await expect.element(opened.main.getByRole('article')).toBeVisible();
    await expect.element(opened.main).not.toHaveTextContent(/harga terendah|terkecil|terbesar/);
  });

  test('R442 shows a long name and a long size whole', async () => {
    const long = {
      ...products[0]!,
      name: `Papan ${longName}`,
      size: '6 × 2,5 m, dua sisi, dengan penyangga besi dan lampu sorot',
      price: 999_999_999,
    };
    const opened = await openFlowers({
      products: [() => Promise.resolve([long, { ...long, id: 2 }])],
    });
    await opened.main.getByRole('button', { name: /^Lihat bunga papan Asoka Florist/ }).click();
    const card = opened.main.getByRole('article').first();
    const [name, size] = [card.getByText(long.name), card.getByText(long.size)];
    await expect.element(name).toBeVisible();
    for (const text of [name.element(), size.element()]) {
      expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
      expect(getComputedStyle(text).getPropertyValue('-webkit-line-clamp')).toBe('none');
    }
    await card.click();
    await expect
      .element(opened.main.getByRole('button', { name: `${long.name} · ${long.size}` }))
      .toBeVisible();
  });

  test('R443 offers another florist before a retry where a florist has no boards', async () => {
    const { main } = await openFlowers({ products: [() => Promise.resolve([])] });
    await main.getByRole('button', { name: /^Lihat bunga papan Asoka Florist/ }).click();
    const other = main.getByRole('link', { name: 'Pilih florist lain' });
    await expect.element(other).toBeVisible();
    const retry = main.getByRole('button', { name: 'Coba lagi' });
    expect(other.element().compareDocumentPosition(retry.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expectNoAxeViolations();
  });

  test('R640 says when a board is delivered only beside florists', async () => {
    const { main } = await openFlowers({
      florists: [
        () => Promise.reject(new AppError('serverFailed')),
        () => Promise.resolve(florists),
      ],
    });
    const retry = main.getByRole('button', { name: 'Coba lagi' });
    await expect.element(retry).toBeVisible();
    const note = main.getByText(/^Bisa dikirim hari ini|^Pesanan setelah pukul/);
    await expect.element(note).not.toBeInTheDocument();
    await retry.click();
    await expect.element(note).toBeVisible();
  });

  test('R57 says in one line when a board is delivered', async () => {
    const time = createTestClock('2026-11-21T12:00:00+07:00');
    const opened = await openFlowers({ props: { clock: time.clock } });
    await toProducts(opened);
    await expect
      .element(opened.main.getByText(/^Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB/))
      .toBeVisible();
    time.goTo('2026-11-21T17:30:00+07:00');
    await expect
      .element(
        opened.main.getByText(
          'Pesanan setelah pukul 17:30 WIB mungkin dikirim besok (Minggu, 22 Nov).',
        ),
      )
      .toBeVisible();
  });

  test('R415 shows the old and the new price of the chosen board after a price change, which can be accepted', async () => {
    const product = { ...products[0]!, price: 600_000 };
    const { main } = await openFlowers({
      input: { draft: draftOf({ step: 'products', product }) },
    });
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(/Harga berubah.*Papan Melati semula Rp.600\.000, sekarang Rp.650\.000/);
    await expect
      .element(main.getByRole('article').first())
      .toHaveTextContent('Pilihan Anda sebelumnya');
    // The bar has the button for this board.
    await expect
      .element(main.getByRole('article').first())
      .not.toHaveTextContent('Pilih papan ini');
    await expect.element(main.getByRole('article').nth(1)).toHaveTextContent('Pilih papan ini');
    await expectNoAxeViolations();
    const accept = main.getByRole('button', { name: 'Lanjutkan dengan harga ini' });
    await expect.element(accept).toBeInViewport({ ratio: 0.99 });
    await expect.element(main.getByText('Papan Melati semula Rp 600.000Rp 650.000')).toBeVisible();
    await accept.click();
    await expect.element(main.getByRole('heading', { name: 'Tulis bunga papan' })).toBeVisible();
    await expect.element(main.getByText('Total Rp 650.000')).toBeVisible();
  });

  test('does not overflow a narrow page with large text, long names and high prices', async () => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = '200%';
    const product = {
      ...products[0]!,
      name: `Papan ${longName}`,
      size: '6 × 2,5 m, dua sisi, dengan penyangga besi dan lampu sorot',
      price: 999_999_999,
    };
    const { main } = await openFlowers({
      input: { person: { ...person, name: longName } },
      products: [() => Promise.resolve([product])],
    });
    await main.getByRole('button', { name: /Asoka Florist/ }).click();
    await expect.element(main.getByText('999.999.999')).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await main.getByRole('button', { name: /^Pilih Papan Raden/ }).click();
    await expect.element(main.getByRole('combobox', { name: /Ucapan/ })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
