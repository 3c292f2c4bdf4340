import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { BANK_CODES } from '../../domain/bankCode.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import { flowerOrderDetail, invoice, orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { translate } from '../../ui/testing/translate.ts';
import { OrderScreen } from './OrderScreen.tsx';
import type { OrderScreenProps, PaymentChoice } from './orderScreenProps.ts';

const clock = { ...createManualClock(NOW), offset: () => 0, onCorrection: () => () => {} };

function renderScreen(...args: Parameters<typeof screenOf>) {
  return render(screenOf(...args));
}

function screenOf(order: OrderDetail, changes: Partial<OrderScreenProps> = {}) {
  return (
    <OrderScreen
      order={order}
      staleSince={null}
      isReading={false}
      error={null}
      taskError={null}
      clock={clock}
      payee={{
        bank: { bankName: 'BCA', number: '0080001234', holder: 'PT Dukacita Nusantara' },
        paypalAddress: 'bayar@example.org',
        refundDays: 3,
        confirmationPhone: '6281100001001',
        customerServicePhone: '6281100001001',
      }}
      onShare={null}
      shareHref="https://wa.me/"
      onPrint={() => {}}
      onRetry={() => {}}
      onCorrect={() => {}}
      onCancel={() => {}}
      isBusy={false}
      payment={null}
      proof={null}
      {...changes}
    />
  );
}

/** The choice of a way to pay an unpaid greeting. */
function choice(changes: Partial<PaymentChoice> = {}): PaymentChoice {
  return {
    ways: ['virtualAccount', 'transfer', 'payPal'],
    way: 'virtualAccount',
    banks: BANK_CODES,
    bank: 'bca',
    isLocked: false,
    isOpening: false,
    mayOpen: true,
    waitsFor: null,
    onChooseWay: () => {},
    onChooseBank: () => {},
    onOpen: () => {},
    ...changes,
  };
}

/** Returns the label and the text of the amount to pay, which the button beside it copies. */
function amountOf(screen: Awaited<ReturnType<typeof renderScreen>>): string | undefined {
  const button = screen.getByRole('button', { name: 'Salin jumlah' }).element();
  return button.closest('dl')?.textContent.replaceAll('\u00a0', ' ');
}

const stopped = { received: 90_000, fulfilment: 'stopped' } as const;

const rejected: OrderDetail = {
  ...orderDetail,
  payment: 'paid',
  fulfilment: 'rejected',
  rejectionReason: 'Nama pengirim belum jelas bagi keluarga.',
  possibleEvents: ['card.corrected'],
};

describe('an order', () => {
  test('R708 a translated page follows the order, its payment and its problems', async () => {
    const order = { ...orderDetail, pictureUrl: null };
    const states: Parameters<typeof screenOf>[] = [
      [order, { payment: choice({ way: 'transfer' }) }],
      [
        { ...order, total: 87_655 },
        { payment: choice({ way: 'transfer' }), staleSince: NOW },
      ],
      [
        { ...order, invoice, isProofPending: true },
        { payment: choice({ bank: 'bri' }), staleSince: NOW + 60_000, error: 'serverFailed' },
      ],
      [{ ...order, payment: 'paid', fulfilment: 'shown' }, { taskError: 'orderChanged' }],
      [{ ...order, payment: 'expired', fulfilment: 'stopped' }, {}],
      [order, { payment: choice({ way: 'payPal' }) }],
    ];
    const screen = await renderScreen(order, states[0]?.[1]);
    translate(screen.container);
    await screen.getByRole('button', { name: 'Salin jumlah' }).click();
    for (const state of states) {
      await screen.rerender(screenOf(...state));
      const fresh = await renderScreen(...state);
      await expect.poll(() => screen.container.textContent).toBe(fresh.container.textContent);
      await fresh.unmount();
      translate(screen.container);
    }
  });

  test('R427 only the step that is promised has the promised time', async () => {
    const screen = await renderScreen({
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'accepted',
      dueAt: '2026-11-21T10:20:00+07:00',
      events: [
        {
          version: 1,
          at: '2026-11-21T09:50:00+07:00',
          type: 'board.accepted',
          payment: 'paid',
          fulfilment: 'accepted',
          reason: null,
        },
      ],
    });
    const steps = screen.getByRole('list').first().getByRole('listitem').elements();
    expect(steps.map((step) => step.textContent)).toEqual([
      'Sekarang: Dirangkai Asoka FloristHari ini 09:50',
      'Nanti: Dalam pengantaran',
      'Nanti: TerpasangPaling lambat hari ini pukul 10:20 WIB',
    ]);
  });

  test('R432 a conflict says that nothing was done, because the order has changed', async () => {
    const screen = await renderScreen(
      { ...orderDetail, payment: 'paid', fulfilment: 'inReview' },
      { taskError: 'orderChanged' },
    );
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(/^Tindakan Anda tidak dilakukan: pesanan ini sudah berubah\./);
  });

  test.each(['orderChanged', 'orderEventNotPossible'] as const)(
    'R519 a conflict says what the order is now, once it has been read again: %s',
    async (taskError) => {
      const now = 'Keadaannya sekarang: Sedang ditinjau.';
      const order = { ...orderDetail, payment: 'paid', fulfilment: 'inReview' } as const;
      const screen = await renderScreen(order, { taskError });
      await expect.element(screen.getByRole('alert')).toHaveTextContent(now);
      await screen.unmount();
      for (const unread of [{ isReading: true }, { staleSince: NOW }]) {
        const before = await renderScreen(order, { taskError, ...unread });
        await expect.element(before.getByRole('alert')).toBeVisible();
        await expect.element(before.getByRole('alert')).not.toHaveTextContent(now);
        await before.unmount();
      }
    },
  );

  test('R597 the page says while the order is being read again', async () => {
    const screen = await renderScreen(orderDetail, { isReading: true });
    await expect.element(screen.getByText('Memperbarui…')).toBeVisible();
    await screen.unmount();
    const current = await renderScreen(orderDetail);
    await expect.element(current.getByText('Perjalanan pesanan')).toBeVisible();
    expect(current.getByText('Memperbarui…').elements()).toEqual([]);
  });

  test.each([
    ['awaitingPayment', 'waiting', 'Menunggu pembayaran'],
    ['paid', 'inReview', null],
    ['cancelled', 'stopped', null],
  ] as const)(
    'the badges of an order that is %s and %s do not repeat its news',
    async (payment, fulfilment, badge) => {
      const screen = await renderScreen({ ...orderDetail, payment, fulfilment });
      await expect.element(screen.getByText('Perjalanan pesanan')).toBeVisible();
      const badges = [
        ...(payment === 'paid' ? ['Lunas'] : []),
        ...(badge === null ? [] : [badge]),
      ].join('');
      const news = screen.getByRole('heading', { level: 2 }).first().element();
      const lead = screen
        .getByRole('status')
        .elements()
        .filter((element) => !element.contains(news));
      expect(lead.map(({ textContent }) => textContent).join('')).toBe(badges);
    },
  );

  test('R433 sharing is offered only once others can see what is shared', async () => {
    const paid = { ...orderDetail, payment: 'paid' } as const;
    const screen = await renderScreen({ ...paid, fulfilment: 'shown' });
    await expect.element(screen.getByRole('link', { name: 'Bagikan' })).toBeVisible();
    await screen.unmount();
    const reviewed = await renderScreen({ ...paid, fulfilment: 'inReview' });
    await expect.element(reviewed.getByText('Ucapan sedang kami tinjau')).toBeVisible();
    expect(reviewed.getByRole('link', { name: 'Bagikan' }).elements()).toEqual([]);
  });

  test.each([
    ['a card', orderDetail, 'Turut Berdukacita Maria Theresia Wijaya'],
    ['a board', flowerOrderDetail, 'Turut Berdukacita Atas berpulangnya Maria Theresia Wijaya'],
  ])('R434 the words of %s are in the place of a missing picture', async (_, order, words) => {
    const screen = await renderScreen({ ...order, pictureUrl: null });
    await expect.element(screen.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Perbesar/ }).elements()).toEqual([]);
  });

  test('R556 a picture that cannot be loaded is tried again, and its words are in its place meanwhile', async () => {
    const screen = await renderScreen({ ...orderDetail, pictureUrl: 'data:image/png;base64,AA' });
    const retry = screen.getByRole('button', { name: 'Coba lagi' });
    await expect.element(retry).toBeVisible();
    await expect.element(screen.getByText(/^Gambar belum dapat dimuat\./)).toBeVisible();
    const words = screen.getByRole('paragraph').filter({ hasText: /^Turut Berdukacita/ });
    await expect.element(words).toBeVisible();
    expect(screen.getByRole('button', { name: 'Perbesar kartu' }).elements()).toEqual([]);
  });
});

describe('its help and its messages', () => {
  test('R301 an order that has ended promises no further news', async () => {
    const notifications = <button type="button">Kabari saya</button>;
    const running = { ...orderDetail, payment: 'paid', fulfilment: 'inReview' } as const;
    const screen = await renderScreen(running, { notifications });
    await expect.element(screen.getByRole('button', { name: 'Kabari saya' })).toBeVisible();
    await screen.unmount();
    const ended = await renderScreen(
      { ...orderDetail, payment: 'cancelled', fulfilment: 'stopped' },
      { notifications },
    );
    await expect.element(ended.getByRole('heading', { name: 'Pesanan dibatalkan' })).toBeVisible();
    await expect
      .element(ended.getByRole('button', { name: 'Kabari saya' }))
      .not.toBeInTheDocument();
  });

  test('R352 an order whose card is on the screens offers no messages', async () => {
    const screen = await renderScreen(
      { ...orderDetail, payment: 'paid', fulfilment: 'shown' },
      { notifications: <button type="button">Kabari saya</button> },
    );
    await expect.element(screen.getByText('Ucapan Anda tampil di Ruang Melati 2')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Kabari saya' }))
      .not.toBeInTheDocument();
  });

  const chatRow = 'Hubungi kami+62 811-0000-1001';

  const past = '2026-11-21T09:59:00+07:00';

  test.each([
    ['in review', { fulfilment: 'inReview' }, [chatRow]],
    ['waiting for a florist', { fulfilment: 'declined' }, [chatRow]],
    ['rejected', { fulfilment: 'rejected', possibleEvents: ['card.corrected'] }, [chatRow]],
    ['withdrawn', { fulfilment: 'withdrawn' }, ['Hubungi kami', chatRow]],
    ['late in its review', { fulfilment: 'inReview', dueAt: past }, ['Hubungi kami', chatRow]],
    ['late in its delivery', { fulfilment: 'inDelivery', dueAt: past }, ['Hubungi kami', chatRow]],
  ] as const)(
    'R326 the help leads to customer service, and the main action only if something is late or money may return: %s',
    async (_, states, names) => {
      const screen = await renderScreen({ ...orderDetail, payment: 'paid', ...states });
      const chats = () =>
        screen
          .getByRole('link')
          .elements()
          .filter((link) => link.getAttribute('href')?.startsWith('https://wa.me/62'))
          .map((link) => link.textContent);
      await expect.poll(chats).toHaveLength(names.length);
      expect(chats().toSorted()).toEqual([...names].toSorted());
    },
  );

  test('R554 an order that waits has no bar', async () => {
    await page.viewport(360, 740);
    const screen = await renderScreen(
      { ...orderDetail, payment: 'paid', fulfilment: 'inReview' },
      { notifications: <button type="button">Kabari saya</button> },
    );
    const offer = screen.getByRole('button', { name: 'Kabari saya' });
    await expect.element(offer).toBeVisible();
    const sticky = [...screen.getByRole('main').element().querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    expect(sticky).toEqual([]);
  });

  test('R473 all rows of the help lead somewhere', async () => {
    const screen = await renderScreen({
      ...orderDetail,
      payment: 'paid',
      fulfilment: 'declined',
      possibleEvents: [],
    });
    const rows = screen
      .getByRole('region', { name: 'Bantuan' })
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('a, button')?.textContent ?? null);
    expect(rows).toEqual([
      chatRow,
      'Pengembalian danaKapan dan bagaimana',
      'Lihat info duka',
      'Pesan lagi',
    ]);
  });
});

describe('an unpaid order', () => {
  test.each(['transfer', 'payPal'] as const)(
    'R557 after a payment by %s, the main action confirms it by chat, below the field for its proof',
    async (way) => {
      for (const width of [360, 1280]) {
        await page.viewport(width, 740);
        const screen = await renderScreen(
          { ...orderDetail, payPalCents: 546 },
          { payment: choice({ way }), proof: <button type="button">Unggah bukti</button> },
        );
        // There is one at every width.
        const main = screen.getByRole('link', { name: 'Konfirmasi WA' });
        await expect
          .element(main)
          .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
        const proof = screen.getByRole('button', { name: 'Unggah bukti' });
        proof.element().scrollIntoView({ block: 'center' });
        expect(proof.element().getBoundingClientRect().bottom).toBeLessThan(
          main.element().getBoundingClientRect().top,
        );
        await screen.unmount();
      }
      await page.viewport(360, 740);
    },
  );

  test('R557 the chat about a partly paid order names the rest', async () => {
    const screen = await renderScreen(
      { ...orderDetail, received: 40_000 },
      { payment: choice({ way: 'transfer' }) },
    );
    const chat = screen.getByRole('link', { name: 'Konfirmasi WA' }).element();
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toMatch(/Total: Rp\s50\.000$/);
  });

  test.each([360, 1280])(
    'R355 the main action is at the bottom of the window, at %i px',
    async (width) => {
      await page.viewport(width, 740);
      const screen = await renderScreen(orderDetail, { payment: choice() });
      const action = screen.getByRole('button', { name: 'Dapatkan nomor VA BCA' });
      await expect.element(action).toBeInViewport();
      const { bottom } = action.element().getBoundingClientRect();
      expect(bottom).toBeGreaterThan(640);
      await page.viewport(360, 740);
    },
  );

  test('R157 an open virtual account is copied first, and the deadline is said once', async () => {
    const screen = await renderScreen({ ...orderDetail, invoice }, { payment: choice() });
    await expect.element(screen.getByText('3901 0812 3456 7890')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Salin nomor VA' })).toBeVisible();
    const text = screen.getByRole('main').element().textContent;
    expect(text.split('22 Nov 2026 10:00')).toHaveLength(2);
  });

  test('R300 a partly paid order asks for the rest and says what has come', async () => {
    const screen = await renderScreen({ ...orderDetail, received: 40_000 }, { payment: choice() });
    await expect.element(screen.getByText('Dibayar sebagian')).toBeVisible();
    await expect.element(screen.getByText('Sisa yang harus dibayar')).toBeVisible();
    await expect.element(screen.getByText('Rp 50.000', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText('Dibayar Rp 40.000 dari Rp 90.000', { exact: true }))
      .toBeVisible();
    await expect
      .element(screen.getByText('Lunasi Rp 50.000, lalu ucapan kami tinjau.'))
      .toBeVisible();
    await expect.element(screen.getByText(/^Tidak jadi memesan\? Batalkan/)).toBeVisible();
  });

  test('R663 money above the total is said to be returned, and until when', async () => {
    const screen = await renderScreen({
      ...orderDetail,
      payment: 'paid',
      fulfilment: 'inReview',
      received: 140_000,
    });
    await expect
      .element(
        screen.getByText(
          'Kelebihan Rp 50.000 kami kembalikan ke rekening Anda, paling lambat 3 hari setelah pembayaran.',
        ),
      )
      .toBeVisible();
  });

  test('R518 cancelling a partly paid order says what happens to the money', async () => {
    const screen = await renderScreen({ ...orderDetail, received: 40_000 }, { payment: choice() });
    const money = /uang Anda kami kembalikan ke rekening Anda\.$/;
    await expect.element(screen.getByText(money)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Batalkan pesanan', exact: true }))
      .toHaveAccessibleDescription('Yang sudah Anda bayar kami kembalikan.');
    await expect.element(screen.getByRole('link', { name: 'Pengembalian dana' })).toBeVisible();
    await screen.unmount();
    const unpaid = await renderScreen(orderDetail, { payment: choice() });
    await expect
      .element(unpaid.getByRole('button', { name: 'Batalkan pesanan', exact: true }))
      .toBeVisible();
  });

  test.each([360, 1280])(
    'R606 without an amount in dollars, the main action asks for it, and no rupiah are copied, at %i px',
    async (width) => {
      await page.viewport(width, 740);
      const screen = await renderScreen(orderDetail, {
        payment: choice({ way: 'payPal' }),
        proof: <button type="button">Unggah bukti</button>,
      });
      // There is one at every width.
      const ask = screen.getByRole('link', { name: 'Tanyakan jumlah dolar' });
      await expect.element(ask).toBeVisible();
      expect(decodeURIComponent(ask.element().getAttribute('href') ?? '')).toContain(
        'pesanan ORDER-0000042 dengan PayPal. Berapa jumlahnya dalam dolar AS?',
      );
      expect(screen.getByRole('button', { name: 'Salin jumlah' }).elements()).toEqual([]);
      const paid = screen.getByRole('region', { name: 'Sudah membayar?' });
      await expect.element(paid.getByText(/cukup salah satu\.$/)).toBeVisible();
      const confirm = paid.getByRole('link', { name: /^Konfirmasi WA/ }).element();
      expect(decodeURIComponent(confirm.getAttribute('href') ?? '')).toContain(
        'mengonfirmasi pembayaran',
      );
      const proof = paid.getByRole('button', { name: 'Unggah bukti' }).element();
      expect(proof.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await page.viewport(360, 740);
    },
  );

  test.each([
    ['the total', {}, 'Jumlah yang harus dibayar', 'USD 5,46', '5.46', 'Rp 90.000'],
    ['the rest', { received: 40_000 }, 'Sisa yang harus dibayar', 'USD 3,04', '3.04', 'Rp 50.000'],
  ] as const)(
    'R574 while PayPal is chosen, %s is said in dollars, copied and explained',
    async (_, changes, label, dollars, copied, rupiah) => {
      const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      try {
        const order = { ...orderDetail, payPalCents: 546, ...changes };
        const screen = await renderScreen(order, { payment: choice({ way: 'payPal' }) });
        await expect
          .element(
            screen.getByText(
              `${dollars} setara dengan ${rupiah}. Kursnya ditetapkan saat Anda memesan.`,
            ),
          )
          .toBeVisible();
        expect(amountOf(screen)).toContain(`${label}${dollars}`);
        expect(screen.getByText(/tidak memakai rupiah/).elements()).toEqual([]);
        await screen.getByRole('button', { name: 'Salin jumlah' }).click();
        expect(writeText).toHaveBeenCalledExactlyOnceWith(copied);
      } finally {
        writeText.mockRestore();
      }
    },
  );

  test.each(['virtualAccount', 'transfer'] as const)(
    'R574 the way %s is paid in rupiah, also where PayPal has an amount in dollars',
    async (way) => {
      const screen = await renderScreen(
        { ...orderDetail, payPalCents: 546 },
        { payment: choice({ way }) },
      );
      await expect.element(screen.getByRole('button', { name: 'Salin jumlah' })).toBeVisible();
      expect(amountOf(screen)).toContain('Rp 90.000');
      expect(screen.getByText(/USD/).elements()).toEqual([]);
    },
  );

  test.each([
    ['proof', 'Menunggu bukti selesai diunggah.'],
    ['update', 'Menunggu halaman ini diperbarui.'],
  ] as const)('R472 says why no number can be asked for: %s', async (waitsFor, reason) => {
    const screen = await renderScreen(orderDetail, {
      payment: choice({ mayOpen: false, waitsFor }),
    });
    const button = screen.getByRole('button', { name: 'Dapatkan nomor VA BCA' });
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAccessibleDescription(reason);
  });

  test.each([
    ['virtualAccount', [['Salin nomor virtual account', '3901 0812 3456 7890']]],
    [
      'transfer',
      [
        ['Salin nomor rekening', '0080 0012 34'],
        ['Salin nomor pesanan', 'ORDER-0000042'],
      ],
    ],
    [
      'payPal',
      [
        ['Salin alamat', 'bayar@example.org'],
        ['Salin catatan PayPal', 'ORDER-0000042'],
      ],
    ],
  ] as const)('R359 what is typed for the way %s can be copied', async (way, rows) => {
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      const screen = await renderScreen({ ...orderDetail, invoice }, { payment: choice({ way }) });
      const panel = screen.getByRole('group', { name: 'Cara membayar' });
      for (const [name, value] of rows) {
        const button = panel.getByRole('button', { name, exact: true });
        await expect.element(button).toHaveTextContent('Salin');
        await expect.element(panel.getByText(value)).toBeVisible();
      }
      await screen.unmount();
    }
    await page.viewport(360, 740);
  });

  test.each([
    ['transfer', ['BCA\na.n. PT Dukacita Nusantara', 'Tulis pada berita transfer']],
    ['payPal', ['Alamat PayPal', 'Tulis pada catatan pembayaran']],
  ] as const)('R302 a payment by %s names its order', async (way, rows) => {
    const screen = await renderScreen(flowerOrderDetail, {
      payment: choice({ ways: ['transfer', 'payPal'], way }),
    });
    const terms = screen.getByRole('group', { name: 'Cara membayar' }).getByRole('term');
    await expect.element(terms.first()).toBeVisible();
    expect(terms.elements().map(({ textContent }) => textContent)).toEqual(rows);
    const reference = terms.filter({ hasText: /^Tulis pada/ }).element().nextElementSibling;
    expect(reference?.textContent).toBe('ORDER-0000043');
  });

  test('the number of an order is copied from its bill', async () => {
    const screen = await renderScreen({ ...orderDetail, payment: 'paid', fulfilment: 'inReview' });
    const bill = screen.getByRole('region', { name: 'Rincian' });
    await expect
      .element(bill.getByRole('button', { name: 'Salin nomor dari rincian' }))
      .toHaveTextContent('Salin');
  });

  test('R429 says in the last hour how much time is left', async () => {
    await page.viewport(360, 740);
    const show = (expiresAt: string) =>
      renderScreen({ ...orderDetail, expiresAt }, { payment: choice() });
    const soon = await show('2026-11-21T10:12:05+07:00');
    const timeLeft = soon.getByText('Sisa 12 menit');
    await expect.element(timeLeft).toBeVisible();
    await soon.unmount();
  });

  test('R673 an order whose deadline seems to have passed asks for no money', async () => {
    const passed = { ...orderDetail, expiresAt: '2026-11-21T10:00:00+07:00' };
    const screen = await renderScreen(passed, { payment: choice() });
    await expect
      .element(screen.getByText('Batas waktu tampaknya sudah lewat', { exact: true }))
      .toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pembayaran' }).elements()).toEqual([]);
    expect(screen.getByText('Rp 90.000').elements()).toHaveLength(1);
  });

  test('R672 a declined proof says why, and asks for another one above the payment', async () => {
    const event = (version: number, type: string, reason: string | null = null) =>
      ({
        version,
        at: '2026-11-21T09:50:00+07:00',
        type,
        payment: 'awaitingPayment',
        fulfilment: 'waiting',
        reason,
      }) as const;
    const events = [
      ...orderDetail.events,
      event(2, 'proof.uploaded'),
      event(3, 'proof.declined', 'Jumlahnya tidak terbaca.'),
    ];
    const screen = await renderScreen(
      { ...orderDetail, events },
      { payment: choice(), proof: <p>Unggah bukti</p> },
    );
    await expect
      .element(screen.getByText('Bukti pembayaran belum dapat kami terima', { exact: true }))
      .toBeVisible();
    await expect.element(screen.getByText('Alasan: Jumlahnya tidak terbaca.')).toBeVisible();
    const upload = screen.getByText('Unggah bukti', { exact: true });
    await expect.element(upload).toBeVisible();
    const payment = screen.getByRole('heading', { name: 'Pembayaran' }).element();
    expect(upload.element().compareDocumentPosition(payment)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await screen.unmount();
    const sentAgain = await renderScreen(
      { ...orderDetail, isProofPending: true, events: [...events, event(4, 'proof.uploaded')] },
      { proof: <p>Unggah bukti</p> },
    );
    await expect.element(sentAgain.getByText('Unggah bukti', { exact: true })).toBeVisible();
    expect(sentAgain.getByText('Bukti pembayaran belum dapat kami terima').elements()).toEqual([]);
  });

  /** The room of a phone of 740 px above the main action. */
  const FIRST_WINDOW = 600;

  const longName =
    'Prof. Dr. dr. Raden Ajeng Maria Magdalena Theresia Kusumawardhani Hadiningrat-Wijayakusuma, M.Kes.';

  test.each([
    [
      'a virtual account',
      { ...orderDetail, invoice },
      'virtualAccount',
      'Salin nomor virtual account',
      '3901 0812 3456 7890',
    ],
    [
      'a virtual account and a long name',
      { ...orderDetail, personName: longName, invoice },
      'virtualAccount',
      'Salin nomor virtual account',
      '3901 0812 3456 7890',
    ],
    [
      'a transfer for a board',
      flowerOrderDetail,
      'transfer',
      'Salin nomor rekening',
      '0080 0012 34',
    ],
    ['a transfer', { ...orderDetail, invoice }, 'transfer', 'Salin nomor rekening', '0080 0012 34'],
    ['PayPal', orderDetail, 'payPal', 'Salin catatan PayPal', 'bayar@example.org'],
    [
      'PayPal in dollars',
      { ...orderDetail, payPalCents: 546 },
      'payPal',
      'Salin catatan PayPal',
      'bayar@example.org',
    ],
    [
      'a bank that is to be chosen',
      { ...orderDetail, received: 40_000 },
      'virtualAccount',
      null,
      'BRI',
    ],
  ] as const)(
    'R455 the first window of a phone has the amount, the deadline and what to pay to: %s',
    async (_, order, way, copyName, number) => {
      await page.viewport(360, 740);
      const ways = order.board === null ? choice().ways : (['transfer', 'payPal'] as const);
      const screen = await renderScreen(order, { payment: choice({ way, ways }) });
      await document.fonts.ready;
      const parts = [
        way === 'payPal' && !('payPalCents' in order)
          ? screen.getByText('Rp 90.000', { exact: true }).first()
          : screen.getByRole('button', { name: 'Salin jumlah' }),
        screen.getByText('22 Nov 2026 10:00', { exact: false }),
        screen.getByText(number, { exact: true }),
        ...(copyName === null ? [] : [screen.getByRole('button', { name: copyName })]),
        ...(way === 'transfer' ? [screen.getByText(/a\.n\. PT Dukacita Nusantara$/)] : []),
      ];
      for (const part of parts) {
        await expect.element(part).toBeVisible();
        expect(part.element().getBoundingClientRect().bottom).toBeLessThan(FIRST_WINDOW);
      }
    },
  );

  test('R456 for a virtual account, the ways to report a payment are folded', async () => {
    const screen = await renderScreen({ ...orderDetail, invoice }, { payment: choice() });
    const fold = screen.getByRole('button', { name: 'Sudah membayar tapi belum tercatat?' });
    const chat = screen.getByRole('link', { name: 'Konfirmasi WA' });
    await expect.element(fold).toBeVisible();
    await expect.element(chat).not.toBeInTheDocument();
    await fold.click();
    await expect.element(screen.getByText(/tercatat otomatis/)).toBeVisible();
    await expect.element(chat).toBeVisible();
    await screen.unmount();
    const transfer = await renderScreen(orderDetail, { payment: choice({ way: 'transfer' }) });
    await expect.element(transfer.getByRole('heading', { name: 'Sudah membayar?' })).toBeVisible();
    await expect.element(transfer.getByRole('link', { name: 'Konfirmasi WA' })).toBeVisible();
  });

  test('R456 before there is a number to pay to, there is no way to report a payment to it', async () => {
    const screen = await renderScreen(orderDetail, { payment: choice() });
    await expect
      .element(screen.getByRole('button', { name: 'Dapatkan nomor VA BCA' }))
      .toBeVisible();
    expect(screen.getByText('Sudah membayar tapi belum tercatat?').elements()).toEqual([]);
  });

  test('R456 a proof that is being uploaded is not folded', async () => {
    const screen = await renderScreen(orderDetail, {
      payment: choice({ waitsFor: 'proof', mayOpen: false }),
      proof: <p>bukti-transfer.jpg</p>,
    });
    await expect.element(screen.getByText('bukti-transfer.jpg')).toBeVisible();
  });

  test('R458 the page of an unpaid board says by when it is paid to be delivered today, and below until when the order is kept', async () => {
    const screen = await renderScreen(flowerOrderDetail, {
      payment: choice({ ways: ['transfer', 'payPal'], way: 'transfer' }),
    });
    const note = 'Agar dikirim hari ini Bayar sebelum 17:30 WIB';
    await expect.element(screen.getByText(note)).toBeVisible();
    await expect
      .element(screen.getByText('Pesanan berlaku sampai Min, 22 Nov 2026 10:00 WIB'))
      .toBeVisible();
    expect(
      screen
        .getByText(/^Min, 22 Nov 2026 10:00 WIB$/)
        .element()
        .compareDocumentPosition(screen.getByText(note).element()),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await screen.unmount();
    const card = await renderScreen(orderDetail, { payment: choice() });
    await expect.element(card.getByText(note)).not.toBeInTheDocument();
  });
});

describe('an order that has ended', () => {
  test('R158 after the deadline, the way for who has paid comes first, and outweighs another order', async () => {
    const screen = await renderScreen({
      ...orderDetail,
      payment: 'expired',
      fulfilment: 'stopped',
    });
    const link = screen.getByRole('link', { name: 'Konfirmasi WA' });
    expect(decodeURIComponent(link.element().getAttribute('href') ?? '')).toContain(
      'saya sudah membayar pesanan ORDER-0000042',
    );
    await expect
      .element(screen.getByText(/^Uang Anda tidak hilang, jangan memesan lagi\./))
      .toBeVisible();
    const questions = screen.getByRole('heading', { level: 3 }).elements();
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      'Sudah membayar?',
      'Belum membayar?',
    ]);
    const again = screen.getByRole('link', { name: 'Pesan lagi' });
    expect(link.element().compareDocumentPosition(again.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test.each(['cancelled', 'refunded'] as const)(
    'R593 another order is not the emphasised action of an order that is %s',
    async (payment) => {
      const screen = await renderScreen({ ...orderDetail, payment, fulfilment: 'stopped' });
      const again = screen.getByRole('link', { name: 'Pesan lagi' });
      await expect.element(again).toBeVisible();
      expect(getComputedStyle(again.element()).backgroundColor).not.toBe('rgb(31, 77, 74)');
    },
  );

  test.each(['cancelled', 'refunded'] as const)(
    'R608 the main action of an order that is %s leads to customer service, and another order is a row of the help',
    async (payment) => {
      const screen = await renderScreen({ ...orderDetail, payment, fulfilment: 'stopped' });
      const contact = screen.getByRole('link', { name: 'Hubungi kami', exact: true });
      await expect
        .element(contact)
        .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\//));
      const again = screen.getByRole('link', { name: 'Pesan lagi' }).element();
      expect(screen.getByRole('region', { name: 'Bantuan' }).element()).toContain(again);
      expect(screen.getByRole('region', { name: 'Bantuan' }).element()).not.toContain(
        contact.element(),
      );
    },
  );

  test.each<readonly [name: string, changes: Partial<OrderDetail>, text: RegExp]>([
    [
      'is received',
      { payment: 'paid', fulfilment: 'waiting' },
      /Terima kasih\..*Kabar berikutnya muncul di sini dan di History\.$/,
    ],
    [
      'is received, with a promise ahead',
      { payment: 'paid', fulfilment: 'inReview', dueAt: '2026-11-21T12:00:00+07:00' },
      /baca dahulu, paling lambat hari ini pukul 12:00 WIB\. Setelah itu tampil di Ruang Melati 2\.$/,
    ],
    [
      'is received, with a promise that has passed',
      { payment: 'paid', fulfilment: 'inReview', dueAt: '2026-11-21T09:59:00+07:00' },
      /belum selesai kami tinjau pada waktu yang kami janjikan, hari ini pukul 09:59 WIB\./,
    ],
    [
      'has to be returned',
      { ...stopped, payment: 'refundDue', dueAt: '2026-11-24T10:00:00+07:00' },
      /Rp 90\.000 kami kembalikan ke rekening Anda, paling lambat Sel, 24 Nov 10:00 WIB\./,
    ],
    [
      'came late',
      { ...stopped, payment: 'paidLate', dueAt: '2026-11-24T10:00:00+07:00' },
      /kabarnya paling lambat Sel, 24 Nov 10:00 WIB\.Pesanan kami lanjutkan bila masih sempat, atau uangnya kembali penuh ke rekening Anda, paling lambat 3 hari setelah kami periksa\./,
    ],
    [
      'belongs to an order that was stopped',
      { ...stopped, payment: 'paid' },
      /Hubungi kami bila ada pertanyaan, juga tentang pengembalian dana\./,
    ],
    [
      'was returned',
      {
        ...stopped,
        payment: 'refunded',
        refunded: 90_000,
        events: [
          {
            version: 2,
            at: '2026-11-21T09:59:00+07:00',
            type: 'refund.made',
            payment: 'refunded',
            fulfilment: 'stopped',
            reason: null,
          },
        ],
      },
      /Rp 90\.000 sudah kami kirim kembali pada 21 November 2026\./,
    ],
  ])('R402 R463 R626 money that %s: what comes next', async (_, changes, text) => {
    const screen = await renderScreen({ ...orderDetail, ...changes });
    const news = () =>
      screen
        .getByRole('status')
        .elements()
        .map((status) => status.textContent.replaceAll('\u00a0', ' '));
    await expect.poll(news).toContainEqual(expect.stringMatching(text));
  });

  test.each<readonly [name: string, offers: number, changes: Partial<OrderDetail>]>([
    ['waits for its payment', 0, {}],
    ['has a proof that is checked', 0, { isProofPending: true }],
    ['was paid late', 0, { payment: 'paidLate', fulfilment: 'stopped' }],
    ['has a card to correct', 0, { payment: 'paid', fulfilment: 'rejected' }],
    ['is paid', 1, { payment: 'paid', fulfilment: 'inReview' }],
    ['was cancelled', 1, { payment: 'cancelled', fulfilment: 'stopped' }],
    ['was not paid in time', 1, { payment: 'expired', fulfilment: 'stopped' }],
  ])(
    'R462 the page of an order that %s offers another one %i times',
    async (_, offers, changes) => {
      const screen = await renderScreen({ ...orderDetail, ...changes });
      await expect.element(screen.getByRole('region', { name: 'Bantuan' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Pesan lagi' }).elements()).toHaveLength(offers);
    },
  );

  const account = 'ke rekening Anda';
  const afterCheck = `${account}, paling lambat 3 hari setelah kami periksa.`;

  test.each([
    ['expired', { payment: 'expired', fulfilment: 'stopped' }, `kembali penuh ${afterCheck}`],
    ['paid late', { payment: 'paidLate', fulfilment: 'stopped' }, `kembali penuh ${afterCheck}`],
    [
      'due to be refunded',
      {
        payment: 'refundDue',
        fulfilment: 'stopped',
        received: 90_000,
        dueAt: '2026-11-24T10:00:00+07:00',
      },
      `Rp 90.000 kami kembalikan ${account}, paling lambat Sel, 24 Nov 10:00 WIB.`,
    ],
    [
      'due to be refunded to an account that is no longer in use',
      { payment: 'refundDue', fulfilment: 'stopped', received: 90_000 },
      'Bila rekening asal tidak dipakai lagi, hubungi kami dan kirim nomor rekening atas nama Anda.',
    ],
    [
      'refunded',
      {
        payment: 'refunded',
        fulfilment: 'stopped',
        received: 90_000,
        refunded: 90_000,
        events: [
          {
            version: 1,
            at: '2026-11-21T09:30:00+07:00',
            type: 'refund.made',
            payment: 'refunded',
            fulfilment: 'stopped',
            reason: null,
          },
        ],
      },
      'Rp 90.000 sudah kami kirim kembali pada 21 November 2026.',
    ],
  ] as const)('R475 an order that is %s says how money is returned', async (_, states, text) => {
    const screen = await renderScreen({ ...orderDetail, ...states });
    await expect.element(screen.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  });

  test.each([
    ['was cancelled', orderDetail, { payment: 'cancelled', fulfilment: 'stopped' }],
    ['looks for a florist', flowerOrderDetail, { payment: 'paid', fulfilment: 'declined' }],
  ] as const)('R595 an order that %s says what happens to money', async (_, order, states) => {
    const screen = await renderScreen({ ...order, ...states });
    await expect
      .element(screen.getByRole('paragraph').filter({ hasText: `kembali penuh ${afterCheck}` }))
      .toBeVisible();
  });

  test('R476 a refund that takes longer than promised says so', async () => {
    const screen = await renderScreen({
      ...orderDetail,
      payment: 'refundDue',
      fulfilment: 'stopped',
      received: 90_000,
      dueAt: '2026-11-21T09:59:00+07:00',
    });
    await expect
      .element(
        screen.getByText(
          'Maaf, Rp 90.000 belum kami kembalikan pada waktu yang kami janjikan, hari ini pukul 09:59 WIB.',
        ),
      )
      .toBeVisible();
  });

  test('R363 R428 after the deadline, the news below the heading says that the order is not processed, then what happens to money that was sent', async () => {
    const screen = await renderScreen({
      ...orderDetail,
      payment: 'expired',
      fulfilment: 'stopped',
    });
    const sentence = screen
      .getByRole('status')
      .filter({ hasText: /^Batas waktu sudah lewat.*tidak diproses.*tidak hilang.*kembali penuh/ });
    await expect.element(sentence).toBeVisible();
    const timeline = screen.getByRole('heading', { name: 'Perjalanan pesanan' }).element();
    expect(sentence.element().compareDocumentPosition(timeline)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(
      screen.getByRole('heading', { name: 'Batas waktu sudah lewat' }).elements(),
    ).toHaveLength(1);
  });

  test.each([
    ['withdrawn', { payment: 'paid', fulfilment: 'withdrawn' }, 'card.withdrawn'],
    ['due to be refunded', { payment: 'refundDue', fulfilment: 'stopped' }, 'refund.required'],
  ] as const)(
    'R457 an order that is %s says why, and leads to the rules about refunds',
    async (_, states, type) => {
      const reason = 'Keluarga meminta hanya nama kerabat.';
      const screen = await renderScreen({
        ...orderDetail,
        ...states,
        events: [{ version: 1, at: '2026-11-21T09:30:00+07:00', type, ...states, reason }],
      });
      await expect.element(screen.getByText(`Alasan: ${reason}`)).toBeVisible();
      const rules = screen.getByRole('link', { name: 'Pengembalian dana' });
      await expect.element(rules).toHaveAttribute('href', '/help/pengembalian');
    },
  );
});

describe('a card', () => {
  test.each([
    ['Nama pengirim belum jelas bagi keluarga.', 'Perbaiki nama pengirim'],
    ['Ada kata yang mungkin melukai keluarga.', 'Perbaiki kata-kata'],
    ['Tolong periksa lagi.', 'Perbaiki kata-kata'],
    ['Lambang kartu belum sesuai dengan keyakinan keluarga.', 'Ganti template'],
  ])('R155 the reason "%s" leads to "%s"', async (rejectionReason, name) => {
    const onCorrect = vi.fn();
    const screen = await renderScreen({ ...rejected, rejectionReason }, { onCorrect });
    await expect.element(screen.getByText(rejectionReason, { exact: false })).toBeVisible();
    await screen.getByRole('button', { name }).click();
    expect(onCorrect).toHaveBeenCalledOnce();
  });

  test('R466 a rejected card says until when its correction is in time, if that is ahead', async () => {
    const due =
      /Kirim perbaikan sebelum pemberangkatan, Sen, 23 Nov 10:00 WIB, agar sempat tampil\./;
    const screen = await renderScreen({ ...rejected, departureAt: '2026-11-23T10:00:00+07:00' });
    await expect.element(screen.getByText(due)).toBeVisible();
    await screen.unmount();
    for (const [departureAt, text] of [
      [null, 'Tanpa biaya tambahan.'],
      [
        '2026-11-21T09:00:00+07:00',
        'Tanpa biaya tambahan. Setelah diperbaiki, ucapan sampai kepada keluarga dan masuk album.',
      ],
    ] as const) {
      const late = await renderScreen({ ...rejected, departureAt });
      await expect.element(late.getByText(text, { exact: true })).toBeVisible();
      expect(late.getByText(/sebelum pemberangkatan/).elements()).toEqual([]);
      await late.unmount();
    }
  });

  test('R464 an order whose card is shown has news that say where', async () => {
    const screen = await renderScreen({ ...orderDetail, payment: 'paid', fulfilment: 'shown' });
    await expect
      .element(screen.getByRole('heading', { name: 'Ucapan Anda tampil di Ruang Melati 2' }))
      .toBeVisible();
  });

  test.each([
    [
      'Nama pengirim belum jelas bagi keluarga.',
      'Nama pengirim belum jelas bagi keluarga. Misalnya Keluarga Sari Lestari, Bogor.',
    ],
    [
      'Mohon periksa ejaan. Kami bantu bila perlu.',
      'Alasan: Mohon periksa ejaan. Kami bantu bila perlu.',
    ],
    ['Siapa pengirimnya?', 'Alasan: Siapa pengirimnya?'],
  ] as const)(
    'R500 the news of a rejected card say where it stands, then its reason, then what a correction costs: %s',
    async (rejectionReason, reason) => {
      const screen = await renderScreen({ ...rejected, rejectionReason });
      const headline = screen.getByRole('heading', {
        name: 'Ucapan belum tampil, perlu perbaikan',
        exact: true,
      });
      await expect.element(headline).toBeVisible();
      const paragraphs = [...(headline.element().parentElement?.querySelectorAll('p') ?? [])];
      expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
        reason,
        expect.stringMatching(/^Tanpa biaya tambahan\. Kirim perbaikan sebelum/),
      ]);
    },
  );

  test.each([
    [
      'takes longer than promised',
      { fulfilment: 'inReview', dueAt: '2026-11-21T09:45:00+07:00' },
      /pada waktu yang kami janjikan, hari ini pukul 09:45 WIB\..*setelah pemberangkatan, Anda dapat meminta uangnya kembali\./,
    ],
    [
      'ended with the withdrawal',
      { fulfilment: 'withdrawn' },
      /hubungi kami.*pengembalian dana\./i,
    ],
  ] as const)('R431 the page says about money when showing a card %s', async (_, states, text) => {
    const screen = await renderScreen({ ...orderDetail, payment: 'paid', ...states });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('R517 a late review says until when the card can still be shown', async () => {
    const late = {
      ...orderDetail,
      payment: 'paid',
      fulfilment: 'inReview',
      dueAt: '2026-11-21T09:45:00+07:00',
    } as const;
    const until =
      /^Ucapan masih sempat tampil bila selesai sebelum pemberangkatan, Sen, 23 Nov 10:00 WIB\./;
    const screen = await renderScreen(late);
    await expect.element(screen.getByText(until)).toBeVisible();
    await screen.unmount();
    const unknown = await renderScreen({ ...late, departureAt: null });
    await expect.element(unknown.getByText(/^Bila baru selesai setelah/)).toBeVisible();
  });

  test('R533 the news of a card that came too late for the room, and its step there, have no tick and no green', async () => {
    const { events } = orderDetail;
    const shown = {
      ...orderDetail,
      payment: 'paid',
      fulfilment: 'shown',
      createdAt: '2026-11-21T09:00:00+07:00',
      approvedAt: '2026-11-21T09:50:00+07:00',
      events: [
        ...events,
        {
          version: 2,
          at: '2026-11-21T09:50:00+07:00',
          type: 'card.approved',
          payment: 'paid',
          fulfilment: 'shown',
          reason: null,
        },
      ],
    } as const;
    const show = async (departureAt: string, milestone: string) => {
      const screen = await renderScreen({ ...shown, departureAt });
      const step = screen.getByRole('listitem').filter({ hasText: milestone }).element();
      const news = screen.getByRole('heading', { level: 2 }).first().element();
      const ground = news.closest('div:has(> span > svg)');
      const look = {
        isTicked: screen.container.querySelectorAll('[role="status"] .lucide-circle-check').length,
        ground: getComputedStyle(ground ?? news).backgroundColor,
        mark: getComputedStyle(step.firstElementChild ?? step).backgroundColor,
        isStepTicked: step.querySelector('.lucide-check') !== null,
      };
      await screen.unmount();
      return look;
    };
    const inTime = await show('2026-11-21T09:59:00+07:00', 'Tampil di Ruang Melati 2');
    const late = await show('2026-11-21T09:30:00+07:00', 'Tidak tampil di ruang duka');
    const family = await show('2026-11-21T09:30:00+07:00', 'Disampaikan kepada keluarga');
    // The tick of "Lunas" stays.
    expect(inTime.isTicked - late.isTicked).toBe(1);
    expect(late.ground).not.toBe(inTime.ground);
    expect(late.mark).not.toBe(inTime.mark);
    expect([inTime, late, family].map(({ isStepTicked }) => isStepTicked)).toEqual([
      true,
      false,
      true,
    ]);
    expect(family.mark).toBe(inTime.mark);
  });

  test('R449 a review that is late leads to customer service, and is not shared', async () => {
    const screen = await renderScreen({
      ...orderDetail,
      payment: 'paid',
      fulfilment: 'inReview',
      dueAt: '2026-11-21T09:59:00+07:00',
    });
    const chat = screen.getByRole('link', { name: 'Hubungi kami', exact: true });
    await expect.element(chat).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bagikan' }).elements()).toEqual([]);
  });

  test.each([
    ['Nama pengirim belum jelas bagi keluarga.', 'Misalnya Keluarga Sari Lestari, Bogor.'],
    ['Ada kata yang mungkin melukai keluarga.', /keluarga\. Kata yang sederhana sudah cukup/],
    [
      'Lambang kartu belum sesuai dengan keyakinan keluarga.',
      /keluarga\. Misalnya template dengan lambang/,
    ],
  ])('R551 a rejected card says what is accepted instead: %s', async (rejectionReason, hint) => {
    const screen = await renderScreen({ ...rejected, rejectionReason });
    await expect.element(screen.getByText(hint)).toBeVisible();
  });
});

describe('a board', () => {
  test('R159 a delivered board shows its photo with place and time', async () => {
    const { board } = flowerOrderDetail;
    const screen = await renderScreen({
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'delivered',
      board: board && { ...board, deliveryPhotoUrl: '/files/deliveries/43.webp' },
      events: [
        {
          version: 1,
          at: '2026-11-21T09:30:00+07:00',
          type: 'board.delivered',
          payment: 'paid',
          fulfilment: 'delivered',
          reason: null,
        },
      ],
    });
    await expect
      .element(screen.getByText('Terpasang di Rumah Duka Nana Rohana, hari ini 09:30'))
      .toBeVisible();
    expect(screen.getByRole('main').element().querySelector('img')?.getAttribute('src')).toContain(
      '/files/deliveries/43.webp',
    );
  });

  test('R354 the drawing of a delivered board without a photo is said to be one', async () => {
    const screen = await renderScreen({
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'delivered',
    });
    await expect
      .element(
        screen.getByText('Ilustrasi, bukan foto bunga papan yang terpasang', { exact: true }),
      )
      .toBeVisible();
    expect(screen.getByRole('main').element().textContent).not.toContain('Terpasang di');
    await screen.unmount();
    const { board } = flowerOrderDetail;
    const photographed = await renderScreen({
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'delivered',
      board: board && { ...board, deliveryPhotoUrl: '/files/deliveries/43.webp' },
    });
    await expect
      .element(photographed.getByText('Terpasang di Rumah Duka Nana Rohana', { exact: true }))
      .toBeVisible();
    await expect.element(photographed.getByText(/Ilustrasi/)).not.toBeInTheDocument();
  });

  test('R425 while another florist is sought, the page names none', async () => {
    const declined = {
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'declined',
      dueAt: '2026-11-21T10:20:00+07:00',
    } as const;
    const screen = await renderScreen(declined);
    await expect.element(screen.getByText('Dirangkai florist', { exact: true })).toBeVisible();
    const florist = screen.getByRole('term').filter({ hasText: 'Florist' }).element();
    expect(florist.nextElementSibling?.textContent).toBe('Sedang dicari');
    const name = flowerOrderDetail.board?.floristName ?? '';
    expect(screen.getByRole('main').element().textContent).not.toContain(name);
    await screen.unmount();
    const offered = await renderScreen({ ...declined, fulfilment: 'offered' });
    await expect.element(offered.getByText(`Dirangkai ${name}`, { exact: true })).toBeVisible();
  });

  test('R459 a delivered board without a photo offers to ask for it, and is not shared', async () => {
    const screen = await renderScreen({
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'delivered',
    });
    const link = screen.getByRole('link', { name: 'Tanyakan foto' });
    expect(decodeURIComponent(link.element().getAttribute('href') ?? '')).toContain(
      'foto bunga papan yang sudah terpasang untuk pesanan ORDER-0000043',
    );
    expect(screen.getByRole('link', { name: 'Bagikan' }).elements()).toEqual([]);
  });

  test('R430 a delivered board without a photo says that the photo is missing, and whom to ask', async () => {
    const { board } = flowerOrderDetail;
    const delivered = { ...flowerOrderDetail, payment: 'paid', fulfilment: 'delivered' } as const;
    const missing = /Foto dari florist belum kami terima; .*hubungi layanan pelanggan\./;
    const screen = await renderScreen(delivered);
    await expect.element(screen.getByText(missing)).toBeVisible();
    await screen.unmount();
    const photographed = await renderScreen({
      ...delivered,
      board: board && { ...board, deliveryPhotoUrl: '/files/deliveries/43.webp' },
    });
    await expect.element(photographed.getByText(/Terima kasih atas perhatian Anda/)).toBeVisible();
    await expect.element(photographed.getByText(missing)).not.toBeInTheDocument();
  });

  test('R467 a delivered board shares its photo, and says so', async () => {
    const { board } = flowerOrderDetail;
    const screen = await renderScreen({
      ...flowerOrderDetail,
      payment: 'paid',
      fulfilment: 'delivered',
      board: board && { ...board, deliveryPhotoUrl: '/files/deliveries/43.webp' },
    });
    await expect.element(screen.getByRole('link', { name: 'Bagikan foto' })).toBeVisible();
  });
});
