import { createActor, fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppError } from '../../domain/appError.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import {
  FLOWERS,
  GREETING,
  type PlacedOrder,
  type InquiryOutcome,
  type VirtualAccountInvoice,
} from '../../domain/order.ts';
import { paymentMachine, type PaymentInput } from '../../machines/payment/machine.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { errorCopy } from '../../copy/errors.ts';
import { pressNow } from '../../ui/testing/inputNow.ts';
import '../../ui/styles/global.css';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { PaymentFlow } from './PaymentFlow.tsx';

const now = Date.parse('2026-11-21T10:00:00+07:00');
const order: PlacedOrder = {
  kind: 0,
  id: 42,
  price: 100_000,
  discount: 10_000,
  total: 90_000,
  expiresAt: '2026-11-22T13:00:00+07:00',
};
const invoice: VirtualAccountInvoice = {
  id: 5,
  bank: 'bri',
  number: '8077708123456789',
  amount: 90_000,
  expiresAt: order.expiresAt,
};
const never = new Promise<never>(() => {});

interface Script {
  readonly input?: Partial<PaymentInput>;
  readonly deadline?: Promise<void>;
  readonly inquire?: () => Promise<InquiryOutcome>;
  readonly cancel?: () => Promise<void>;
  /** The state of the order on the server; unknown if omitted. */
  readonly state?: Partial<OrderDetail>;
  readonly item?: OrderedItem;
  readonly submittedAt?: string | null;
  /** The time, in ms since the epoch. */
  readonly at?: number;
}

const unpaid: OrderDetail = { ...orderDetail, expiresAt: order.expiresAt };

const card: OrderedItem = {
  kind: 0,
  personName: 'Maria Theresia Wijaya',
  sender: 'Keluarga Besar\nLestari',
  words: ['Turut Berdukacita'],
  name: null,
  detail: null,
  florist: null,
  place: 'Rumah Duka Sekar Melati, Melati 2',
  departureAt: null,
  pictureUrl: null,
  board: null,
};

async function open({
  input,
  deadline = never,
  inquire = () => never,
  cancel = () => never,
  state,
  item = card,
  submittedAt = '2026/11/20 23:59:00',
  at = now,
}: Script = {}) {
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        waitUntil: fromPromise<void, { orderId: number; at: string }>(() => deadline),
        inquireInvoice: fromPromise<InquiryOutcome, { orderId: number; bank: BankCode }>(inquire),
        cancelInvoice: fromPromise<void, { invoiceId: number }>(cancel),
      },
    }),
    {
      input: {
        order,
        method: 'transfer',
        bank: 'bca',
        expectedTotal: 90_000,
        resumeAt: null,
        invoice: null,
        ...input,
      },
    },
  );
  actor.start();
  const screen = await render(
    <PaymentFlow
      actor={actor}
      state={state ? { ...unpaid, ...state } : null}
      item={item}
      submittedAt={submittedAt}
      payee={{
        bank: {
          bankName: 'Bank Central Asia (BCA)',
          number: '0080001234',
          holder: 'PT Dukacita Nusantara',
        },
        paypalAddress: 'bayar@dukacita.example',
        refundDays: 3,
        customerServicePhone: '6281100001001',
        confirmationPhone: '6281100001004',
      }}
      clock={{
        now: () => at,
        after: () => () => {},
        onWake: () => () => {},
        offset: () => 0,
        onCorrection: () => () => {},
      }}
      newKey={() => 'key-0009'}
      dukaHref="/duka"
    />,
  );
  return { actor, screen };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name });

/** Shows where an order is paid, if the page folds it. */
async function unfold(screen: Screen): Promise<void> {
  const fold = screen.getByText('Lihat cara membayar');
  if (fold.elements().length > 0) await fold.click();
}

describe('payment by transfer', () => {
  test('R63 shows the order number, the price, the discount, the total and the deadline at checkout', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Bayar sebelum')).toBeVisible();
    await expect.element(heading(screen, 'ORDER-0000042')).toBeVisible();
    const text = screen.container.textContent.replaceAll('\u00a0', ' ');
    for (const part of [
      'Basic Ucapan',
      'Rp 100.000',
      'Diskon Keanggotaan',
      '−Rp 10.000',
      'Total',
      'Rp 90.000',
      'transfer bank atau PayPal',
    ]) {
      expect(text).toContain(part);
    }
    const steps = screen.getByRole('navigation', { name: 'Langkah pemesanan' });
    await expect.element(steps).toHaveTextContent(/^Langkah 4 dari 6Pesanan/);
    expect(steps.getByRole('link').elements()).toEqual([]);
    await expectNoAxeViolations();
  });

  const board: OrderedItem = {
    ...card,
    kind: 1,
    words: ['Turut berdukacita', 'Atas berpulangnya Ibu Maria'],
    name: 'Papan Melati',
    detail: '2 × 1,25 m',
    florist: 'Asoka Florist',
    pictureUrl: '/images/products/11.webp',
  };
  const details = [
    '2 × 1,25 m',
    'Turut berdukacita Atas berpulangnya Ibu Maria',
    'Keluarga Besar Lestari',
    'Asoka Florist',
    'Rumah Duka Sekar Melati, Melati 2',
  ];
  const picture = (screen: Screen) =>
    screen.getByRole('img', { name: 'Bunga papan untuk Maria Theresia Wijaya' });

  test('R177 the summary says what was bought', async () => {
    const { screen } = await open({ item: board });
    await expect.element(picture(screen)).toHaveAttribute('src', '/images/products/11.webp');
    for (const part of ['Papan Melati', ...details])
      await expect.element(screen.getByRole('main')).toHaveTextContent(part);
  });

  test.each<readonly [page: string, script: Script]>([
    ['the payment', { input: { resumeAt: 'finish' } }],
    ['the confirmation', { input: { resumeAt: 'confirm' } }],
    ['the passed deadline', { deadline: Promise.resolve() }],
  ])('R357 %s says in one line what was bought, without its words', async (_, script) => {
    const { screen } = await open({ ...script, item: board });
    await expect.element(screen.getByText('Untuk Maria Theresia Wijaya')).toBeVisible();
    await expect.element(picture(screen)).toHaveAttribute('src', '/images/products/11.webp');
    const main = screen.getByRole('main');
    await expect.element(main).toHaveTextContent('Papan Melati Untuk Maria Theresia Wijaya');
    for (const part of details) await expect.element(main).not.toHaveTextContent(part);
  });

  test.each<
    readonly [name: string, item: Partial<OrderedItem>, at: number, shown: (string | undefined)[]]
  >([
    [
      'a card',
      { departureAt: '2026-11-23T09:00:00+07:00' },
      now,
      ['Sen, 23 Nov 09:00 WIB', 'Setelah dibayar dan ditinjau, sampai pemberangkatan'],
    ],
    ['a card without a departure', {}, now, []],
    ['a card after the departure', { departureAt: '2026-11-21T09:59:00+07:00' }, now, []],
    [
      'a board in the morning',
      { ...board, departureAt: '2026-11-23T09:00:00+07:00' },
      now,
      [
        'Sen, 23 Nov 09:00 WIB',
        'Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB; setelahnya mungkin besok.',
      ],
    ],
    [
      'a board in the evening',
      board,
      Date.parse('2026-11-21T18:00:00+07:00'),
      [undefined, 'Pesanan setelah pukul 17:30 WIB mungkin dikirim besok (Minggu, 22 Nov).'],
    ],
  ])('R620 the summary of %s says when', async (_, changes, at, shown) => {
    const kind = changes.kind ?? GREETING;
    const { screen } = await open({
      input: { order: { ...order, kind } },
      item: { ...card, ...changes },
      at,
    });
    await expect
      .element(screen.getByText(kind === FLOWERS ? /^Pesanan berlaku sampai/ : /^Bayar sebelum/))
      .toBeVisible();
    const rows = screen
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    const [departure, when] = shown;
    expect(
      rows.find(([label]) => label === (kind === FLOWERS ? 'Dikirim ke' : 'Ditampilkan di'))?.[1],
    ).toBe('Rumah Duka Sekar Melati, Melati 2');
    expect(rows.find(([label]) => label === 'Pemberangkatan')?.[1]?.replaceAll('\u00a0', ' ')).toBe(
      departure,
    );
    const time =
      kind === FLOWERS
        ? screen.getByRole('status').filter({ hasText: '17:30' }).element().textContent
        : rows.find(([label]) => label === 'Waktu tampil')?.[1];
    expect(time).toBe(when);
  });

  test.each([360, 1280])(
    'R622 a press enlarges the picture of the summary at %i px',
    async (width) => {
      await page.viewport(width, 740);
      const { screen } = await open({ item: board });
      await expect.element(picture(screen)).toBeVisible();
      await screen.getByRole('button', { name: 'Perbesar papan' }).click();
      const dialog = screen.getByRole('dialog', { name: 'Papan Melati' });
      await expect.element(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Tutup' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await page.viewport(360, 740);
    },
  );

  test('R622 without a picture, nothing is enlarged', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Bayar sebelum')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Perbesar/ }).elements()).toEqual([]);
  });

  test('R400 the summary is shown until the press that leads to the payment is painted', async () => {
    const { actor, screen } = await open();
    await pressNow(screen.getByRole('button', { name: 'Lanjut ke pembayaran' }));
    expect(actor.getSnapshot().matches({ open: { byTransfer: 'paying' } })).toBe(true);
    expect(heading(screen, 'ORDER-0000042').elements()).toHaveLength(1);
    await expect.element(heading(screen, 'Pembayaran')).toBeVisible();
  });

  test('R345 the summary names the package of a card', async () => {
    const { screen } = await open({ item: { ...card, detail: 'Kartu Layar' } });
    await expect
      .element(screen.getByRole('main'))
      .toHaveTextContent(/Kartu ucapan\s*Kartu Layar\s*Untuk mengenang/);
  });

  test('the summary begins with the bill, and shows the words, the sender and the place', async () => {
    const { screen } = await open();
    await expect
      .element(screen.getByRole('main'))
      .toHaveTextContent(
        /Total.*Kartu ucapan.*Turut Berdukacita.*Keluarga Besar Lestari.*Rumah Duka Sekar Melati, Melati 2/,
      );
    await expect.element(screen.getByText('Rumah Duka Sekar Melati, Melati 2')).toBeVisible();
  });

  test('R43 shows the line of the discount even when it is zero', async () => {
    const { screen } = await open({
      input: { order: { ...order, discount: 0, total: 100_000 }, expectedTotal: 100_000 },
    });
    expect(screen.container.textContent.replaceAll('\u00a0', ' ')).toContain(
      'Diskon KeanggotaanRp 0',
    );
  });

  test('R44 R623 tells before the payment that the server has changed the price, and whom to ask', async () => {
    const { screen } = await open({ input: { expectedTotal: 80_000 } });
    const notice = screen.getByRole('status').filter({ hasText: 'Harga berubah' });
    await expect
      .element(notice)
      .toHaveTextContent(/Kami mengubah harganya.*Rp.80\.000.*Rp.90\.000.*jangan membayar/);
    const { pathname, searchParams } = new URL(
      notice.getByRole('link', { name: 'Hubungi kami' }).element().getAttribute('href') ?? '',
    );
    expect(pathname).toBe('/6281100001001');
    expect(searchParams.get('text')).toContain('ORDER-0000042');
  });

  test('R64 R97 shows the deadline, the account and PayPal, and continues to the confirmation', async () => {
    const { screen } = await open();
    await screen.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
    await expect.element(screen.getByText('Min, 22 Nov 2026 13:00')).toBeVisible();
    await expect.element(screen.getByRole('timer')).toHaveTextContent('Sisa 1 hari 3 jam');
    for (const part of ['Bank Central Asia (BCA)', '0080 0012 34', 'PT Dukacita Nusantara']) {
      await expect.element(screen.getByText(part)).toBeVisible();
    }
    expect(screen.getByText('bayar@dukacita.example').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Bayar dengan PayPal' }).click();
    await expect.element(screen.getByText('bayar@dukacita.example')).toBeVisible();
    for (const name of [
      'Salin jumlah',
      'Salin nomor rekening',
      'Salin nomor pesanan',
      'Salin alamat',
      'Salin catatan PayPal',
    ])
      await expect.element(screen.getByRole('button', { name })).toHaveTextContent('Salin');
    await expectNoAxeViolations();
    await screen.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
    await expect.element(heading(screen, 'Konfirmasi pembayaran')).toBeVisible();
    await expect.element(screen.getByText('Jum, 20 Nov 2026')).toBeVisible();
    await expect.element(screen.getByText('Menunggu pembayaran')).toBeVisible();
    await expectNoAxeViolations();
  });

  test.each(['finish', 'confirm'] as const)(
    'R574 the rows of PayPal begin with the amount in dollars, copied and explained: %s',
    async (resumeAt) => {
      const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      try {
        const { screen } = await open({
          input: { resumeAt, order: { ...order, payPalCents: 1250 } },
        });
        await unfold(screen);
        await screen.getByRole('button', { name: 'Bayar dengan PayPal' }).click();
        const copyTotal = screen.getByRole('button', { name: 'Salin total PayPal' });
        await expect.element(copyTotal).toBeVisible();
        const row = copyTotal.element().closest('dl > div');
        expect(row?.textContent.replaceAll('\u00a0', ' ')).toContain('TotalUSD 12,50');
        expect(row?.previousElementSibling).toBeNull();
        await expect
          .element(
            screen.getByText(
              'USD 12,50 setara dengan Rp 90.000. Kursnya ditetapkan saat Anda memesan.',
            ),
          )
          .toBeVisible();
        expect(screen.getByText(/tidak memakai rupiah/).elements()).toEqual([]);
        await copyTotal.click();
        expect(writeText).toHaveBeenCalledExactlyOnceWith('12.50');
      } finally {
        writeText.mockRestore();
      }
    },
  );

  test.each(['finish', 'confirm'] as const)(
    'R515 R621 without an amount in dollars, PayPal begins with the question for it: %s',
    async (resumeAt) => {
      const { screen } = await open({ input: { resumeAt } });
      await unfold(screen);
      await screen.getByRole('button', { name: 'Bayar dengan PayPal' }).click();
      await expect.element(screen.getByText(/^PayPal tidak memakai rupiah/)).toBeVisible();
      const ask = screen.getByRole('link', { name: 'Tanyakan jumlah dolar' });
      await expect.element(ask).toBeVisible();
      const { pathname, searchParams } = new URL(ask.element().getAttribute('href') ?? '');
      expect(pathname).toBe('/6281100001001');
      expect(searchParams.get('text')).toMatch(/pesanan ORDER-0000042 dengan PayPal\. Berapa/);
      expect(screen.getByText(/USD/).elements()).toEqual([]);
      expect(screen.getByRole('button', { name: 'Salin total PayPal' }).elements()).toEqual([]);
      await expectNoAxeViolations();
    },
  );

  test('R417 R620 R642 the pages of an unpaid board say when it is delivered, and above until when the order is kept, and those of a card do not', async () => {
    const notes = [
      'Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB; setelahnya mungkin besok.',
      'Agar dikirim hari ini Bayar sebelum 17:30 WIB',
      'Agar dikirim hari ini Bayar sebelum 17:30 WIB',
    ];
    for (const [kind, count] of [
      [GREETING, 0],
      [FLOWERS, 1],
    ] as const) {
      const item = kind === FLOWERS ? board : card;
      const { screen } = await open({ input: { order: { ...order, kind } }, item });
      const deadline = kind === FLOWERS ? /^Pesanan berlaku sampai Min/ : /^Bayar sebelum Min/;
      for (const [index, name] of [
        'Lanjut ke pembayaran',
        'Konfirmasi pembayaran',
        null,
      ].entries()) {
        await expect.element(screen.getByText(deadline)).toBeVisible();
        const note = screen.getByText(notes[index] ?? '');
        await expect.poll(() => note.elements().length).toBe(count);
        const positions = note
          .elements()
          .map((element) => element.compareDocumentPosition(screen.getByText(deadline).element()));
        expect(positions.map((position) => position === Node.DOCUMENT_POSITION_FOLLOWING)).toEqual(
          Array(count).fill(index > 0),
        );
        if (name !== null) await screen.getByRole('button', { name }).click();
      }
      await expect.element(heading(screen, 'Konfirmasi pembayaran')).toBeVisible();
      await screen.unmount();
    }
  });

  test.each([
    ['a day', now, false],
    ['four minutes', Date.parse(order.expiresAt) - 240_000, true],
  ])(
    'R418 R624 %s before the deadline of a transfer, below the account: what happens to late money, and whether to begin now',
    async (_, at, mayBegin) => {
      const { screen } = await open({ input: { resumeAt: 'finish' }, at });
      const note = screen.getByText(/Uang yang datang setelah batas waktu tidak hilang: kami akan/);
      await expect.element(note).toBeVisible();
      const box = screen.getByText('0080 0012 34').element().closest('section');
      expect(box?.lastElementChild).toBe(note.element());
      expect(note.element().textContent.startsWith('Masih sempat bila transfernya')).toBe(mayBegin);
    },
  );

  test('R624 an amount that is typed must not be rounded; thousands and that of a virtual account need no such remark', async () => {
    const rounded = /Jangan membulatkan jumlahnya/;
    const exact = { ...order, total: 90_250 };
    const transfer = await open({ input: { order: exact, resumeAt: 'finish' } });
    await expect.element(transfer.screen.getByText(rounded)).toBeVisible();
    const row = transfer.screen.getByText(rounded).element().closest('dl');
    expect(row?.textContent.replaceAll('\u00a0', ' ')).toContain('Rp 90.250');
    await transfer.screen.unmount();
    const thousands = await open({ input: { resumeAt: 'finish' } });
    await expect.element(thousands.screen.getByText('Rp\u00a090.000').first()).toBeVisible();
    expect(thousands.screen.getByText(rounded).elements()).toEqual([]);
    await thousands.screen.unmount();
    const { screen } = await open({
      input: {
        order: exact,
        method: 'virtualAccount',
        invoice,
        resumeAt: 'finishVirtualAccount',
      },
    });
    await expect.element(screen.getByText(/tercatat atas nomor ini saja\.$/)).toBeVisible();
    expect(screen.getByText(rounded).elements()).toEqual([]);
  });

  test('R401 the confirmation asks for the proof, and names where to pay and copies it at its line', async () => {
    const { screen } = await open({ input: { resumeAt: 'confirm' } });
    const lines = [
      ['Salin jumlah', 'Jumlah yang harus dibayar', 'Rp 90.000'],
      [
        'Salin nomor rekening',
        'Bank Central Asia (BCA)\na.n. PT Dukacita Nusantara',
        '0080 0012 34',
      ],
      ['Salin nomor pesanan', 'Tulis pada berita transfer', 'ORDER-0000042'],
      ['Salin alamat', 'Alamat PayPal', 'bayar@dukacita.example'],
      ['Salin catatan PayPal', 'Tulis pada catatan pembayaran', 'ORDER-0000042'],
    ] as const;
    const headings = screen.getByRole('heading', { level: 2 });
    await expect.element(headings.first()).toHaveTextContent('Sudah membayar?');
    await expect.element(headings.nth(1)).toHaveTextContent('Belum membayar?');
    await expect
      .element(screen.getByRole('button', { name: 'Salin nomor rekening' }))
      .not.toBeInTheDocument();
    await unfold(screen);
    await screen.getByRole('button', { name: 'Bayar dengan PayPal' }).click();
    for (const [name, ...texts] of lines) {
      const button = screen.getByRole('button', { name }).element();
      const cells = [...(button.closest('dl > div, dl')?.children ?? [])];
      expect(cells.map((cell) => cell.textContent.replaceAll('\u00a0', ' '))).toEqual([
        ...texts,
        'Salin',
      ]);
    }
    await expectNoAxeViolations();
  });

  test('R346 the confirmation of a transfer offers WhatsApp before all other links', async () => {
    const { screen } = await open({ input: { resumeAt: 'confirm' }, state: {} });
    await expect.element(screen.getByRole('link', { name: 'Lihat pesanan' })).toBeVisible();
    const [first] = screen.getByRole('main').getByRole('link').elements();
    expect(first?.textContent).toBe('Konfirmasi WA');
  });

  test('R70 links to WhatsApp with the order in the message, and to Info Duka', async () => {
    const { screen } = await open({ input: { resumeAt: 'confirm' } });
    const chat = new URL(
      screen.getByRole('link', { name: 'Konfirmasi WA' }).element().getAttribute('href') ?? '',
    );
    expect(chat.origin + chat.pathname).toBe('https://wa.me/6281100001004');
    expect(chat.searchParams.get('text')?.replaceAll('\u00a0', ' ')).toBe(
      [
        'Halo, saya ingin mengonfirmasi pembayaran.',
        'Nomor pesanan: ORDER-0000042',
        'Untuk: Maria Theresia Wijaya',
        'Pengirim: Keluarga Besar / Lestari',
        'Total: Rp 90.000',
      ].join('\n'),
    );
    await expect
      .element(screen.getByRole('link', { name: 'Kembali ke Info Duka' }))
      .toHaveAttribute('href', '/duka');
  });
});

describe('payment by virtual account', () => {
  const input = { method: 'virtualAccount' } as const;

  test('R66 requests the number and shows it in groups of four digits', async () => {
    let resolveInquiry: (outcome: InquiryOutcome) => void = () => {};
    const { screen } = await open({
      input,
      inquire: () => new Promise((resolve) => (resolveInquiry = resolve)),
    });
    await expect
      .element(screen.getByText('Meminta nomor virtual account BCA…'))
      .toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: 'Lanjut ke pembayaran' }))
      .toBeDisabled();
    resolveInquiry({ type: 'opened', invoice });
    await expect.element(screen.getByText('8077 7081 2345 6789')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Bayar dengan transfer bank atau PayPal' }))
      .toBeVisible();
    await expectNoAxeViolations();
    await screen.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Cara membayar di BRI' }))
      .toBeVisible();
    await expectNoAxeViolations();
  });

  test('a failed request names its error until the press for another one is painted', async () => {
    let rejectInquiry: (error: AppError) => void = () => {};
    const { screen } = await open({
      input,
      inquire: () => new Promise((_, reject) => (rejectInquiry = reject)),
    });
    rejectInquiry(new AppError('timedOut'));
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent(errorCopy.timedOut);
    await pressNow(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(alert.elements().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(errorCopy.timedOut),
    ]);
    await expect.element(screen.getByText('Meminta nomor virtual account BCA…')).toBeVisible();
  });

  test('R398 the summary shows until when the number can be paid, and how the main button goes on', async () => {
    const { screen } = await open({ input: { ...input, invoice } });
    await expect
      .element(screen.getByRole('main'))
      .toHaveTextContent(/6789\s*Salin\s*Bayar sebelum Min, 22 Nov 2026 13:00 WIB/);
    await expect
      .element(screen.getByRole('main'))
      .toHaveTextContent(/Dengan virtual account BRI\s*Lanjut ke pembayaran/);
  });

  test('R376 the steps in the app of the bank stand directly below the number', async () => {
    const { screen } = await open({
      input: { ...input, resumeAt: 'finishVirtualAccount', invoice },
    });
    await expect
      .element(screen.getByRole('main'))
      .toHaveTextContent(
        /8077 7081 2345 6789\s*Salin\s*Cara membayar di BRI.*tercatat atas nomor ini saja.*atau\s*Bayar dengan transfer bank atau PayPal/,
      );
  });

  test.each(['checkoutVirtualAccount', 'finishVirtualAccount'] as const)(
    'R364 the page %s offers another way as a row below “atau”',
    async (resumeAt) => {
      const { screen } = await open({ input: { ...input, resumeAt, invoice } });
      const row = screen.getByRole('listitem').filter({ hasText: /^Bayar dengan transfer bank/ });
      const or = screen.getByText('atau', { exact: true }).element();
      expect(or.compareDocumentPosition(row.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('R324 the confirmation of a virtual account is no main action, and its page says why', async () => {
    const looks = async (opened: Parameters<typeof open>[0]) => {
      const { screen } = await open(opened);
      const button = screen.getByRole('button', { name: 'Konfirmasi pembayaran' });
      await expect.element(button).toBeVisible();
      const { backgroundColor } = getComputedStyle(button.element());
      const isExplained =
        screen
          .getByText(/tercatat otomatis\. Konfirmasi bila belum tercatat setelah 10 menit/)
          .elements().length > 0;
      await screen.unmount();
      return { backgroundColor, isExplained };
    };
    const transfer = await looks({ input: { resumeAt: 'finish' } });
    const account = await looks({
      input: { ...input, resumeAt: 'finishVirtualAccount', invoice },
    });
    expect(account.backgroundColor).not.toBe(transfer.backgroundColor);
    expect([transfer.isExplained, account.isExplained]).toEqual([false, true]);
  });

  test('R44 tells before the payment that the invoice differs from the order', async () => {
    const { screen } = await open({
      input: { ...input, invoice: { ...invoice, amount: 100_000 } },
    });
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'Harga berubah' }))
      .toHaveTextContent(/Rp.90\.000.*Rp.100\.000/);
  });

  test('R244 R382 the confirmation says what to pay until when, and that it is noticed by itself', async () => {
    const { screen } = await open({ input: { ...input, resumeAt: 'confirm', invoice }, state: {} });
    await expect
      .element(
        screen.getByText(
          /virtual account tercatat otomatis.*tidak perlu mengirim bukti\. Halaman ini berubah sendiri/,
        ),
      )
      .toBeVisible();
    expect(screen.getByText('Buka BRImo, pilih BRIVA.').elements()).toEqual([]);
    await unfold(screen);
    for (const name of ['Salin jumlah', 'Salin nomor virtual account', 'Salin nomor VA'])
      await expect.element(screen.getByRole('button', { name })).toBeVisible();
    await expect.element(screen.getByText('Bayar sebelum')).toBeVisible();
    await expect.element(screen.getByRole('timer')).toHaveTextContent('Sisa 1 hari 3 jam');
    await expect.element(screen.getByText('Buka BRImo, pilih BRIVA.')).toBeVisible();
    await expect.element(screen.getByText(/^Di ATM atau internet banking/)).toBeVisible();
    const others = screen.getByRole('list', { name: 'Langkah lain' });
    await expect.element(others.getByRole('link', { name: /^Konfirmasi WA/ })).toBeVisible();
    await expect
      .element(others.getByRole('link', { name: 'Lihat pesanan' }))
      .toHaveAttribute('href', '/history/order/42');
    await expectNoAxeViolations();
  });

  test('uses the amount of the invoice in the confirmation and in the WhatsApp message', async () => {
    const { screen } = await open({
      input: { ...input, resumeAt: 'confirm', invoice: { ...invoice, amount: 100_000 } },
    });
    await expect.element(screen.getByText('Total', { exact: true })).toBeVisible();
    const total = screen
      .getByRole('term')
      .filter({ hasText: /^Total$/ })
      .element().nextElementSibling;
    expect(total?.textContent.replace('\u00a0', ' ')).toBe('Rp 100.000');
    const chat = new URL(
      screen.getByRole('link', { name: 'Konfirmasi WA' }).element().getAttribute('href') ?? '',
    );
    expect(chat.searchParams.get('text')?.replaceAll('\u00a0', ' ')).toMatch(
      /^Total: Rp 100\.000$/m,
    );
  });

  test('the message about a number whose deadline seems to have passed names its amount', async () => {
    const { screen } = await open({
      input: {
        ...input,
        resumeAt: 'finishVirtualAccount',
        invoice: { ...invoice, amount: 100_000 },
      },
      at: Date.parse(order.expiresAt) + 1,
    });
    const link = screen.getByRole('link', { name: 'Saya sudah membayar' });
    await expect.element(link).toBeVisible();
    const chat = new URL(link.element().getAttribute('href') ?? '');
    expect(chat.searchParams.get('text')?.replaceAll('\u00a0', ' ')).toMatch(
      /^Total: Rp 100\.000$/m,
    );
  });

  test('R386 R388 keeps the invoice and shows an error when it cannot be cancelled', async () => {
    let rejectCancellation: (error: AppError) => void = () => {};
    const { screen } = await open({
      input: { ...input, invoice },
      cancel: () => new Promise((_, reject) => (rejectCancellation = reject)),
    });
    await screen.getByRole('button', { name: 'Bayar dengan transfer bank' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Membatalkan virtual account…' }))
      .toHaveAttribute('aria-busy', 'true');
    await expect
      .element(screen.getByRole('button', { name: 'Lanjut ke pembayaran' }))
      .toBeDisabled();
    expect(screen.getByRole('button', { name: 'Salin nomor virtual account' }).elements()).toEqual(
      [],
    );
    const number = screen.getByText('8077 7081 2345 6789');
    await expect.element(number).toHaveStyle({ textDecorationLine: 'line-through' });
    await expect.element(screen.getByText(/Jangan membayar ke nomor ini/)).toBeVisible();
    await expectNoAxeViolations();
    rejectCancellation(new AppError('serverFailed'));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(
        /Virtual account belum dapat dibatalkan.*Nomor di atas mungkin masih berlaku, dan aman dibayar/,
      );
    await expect.element(number).not.toHaveStyle({ textDecorationLine: 'line-through' });
    expect(screen.getByText(/Jangan membayar ke nomor ini/).elements()).toEqual([]);
  });
});

test('R450 an order that ended early shows no steps of ordering', async () => {
  const { screen } = await open({ deadline: Promise.resolve() });
  await expect.element(heading(screen, 'Batas waktu sudah lewat')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Langkah pemesanan' }).elements()).toEqual([]);
});

test('R69 an expired order shows its deadline, and starts over with a new idempotency key', async () => {
  const { actor, screen } = await open({ deadline: Promise.resolve() });
  await expect.element(heading(screen, 'Batas waktu sudah lewat')).toBeVisible();
  await expect.element(screen.getByText(/sebelum Min, 22 Nov 2026 13:00 WIB\./)).toBeVisible();
  const facts = screen
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent.replace('\u00a0', ' ')]);
  expect(facts).toEqual([
    ['Nomor pesanan', 'ORDER-0000042'],
    ['Total', 'Rp 90.000'],
  ]);
  await expect.element(screen.getByText(/Uang Anda tidak hilang/)).toBeVisible();
  const actions = ['Saya sudah membayar', 'Pesan lagi'].map((name) =>
    screen.getByRole('button', { name }).element(),
  );
  expect(
    screen
      .getByRole('button')
      .elements()
      .filter((button) => actions.includes(button)),
  ).toEqual(actions);
  expect(
    actions.map((action) => action.closest('section')?.querySelector('h2')?.textContent),
  ).toEqual(['Sudah membayar?', 'Belum membayar?']);
  await expect.element(screen.getByRole('link', { name: /^Layanan pelanggan/ })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Kembali ke Info Duka' }))
    .toHaveAttribute('href', '/duka');
  await expectNoAxeViolations();
  await screen.getByRole('button', { name: 'Pesan lagi' }).click();
  expect(actor.getSnapshot().output).toEqual({ key: 'key-0009' });
});

test('the heading of the payment stands for the state', async () => {
  const { screen } = await open({ input: { resumeAt: 'finish' }, state: {} });
  await expect.element(heading(screen, 'Pembayaran')).toBeVisible();
  expect(screen.getByText('Menunggu pembayaran').elements()).toEqual([]);
});

test.each([
  ['has', {}, ['/history/order/42']],
  ['does not have', undefined, []],
])(
  'R154 the confirmation links to the page of the order that the upstream %s',
  async (_, state, addresses) => {
    const { screen } = await open({ input: { resumeAt: 'confirm' }, ...(state && { state }) });
    await expect.element(screen.getByRole('link', { name: 'Kembali ke Info Duka' })).toBeVisible();
    const links = screen.getByRole('link', { name: 'Lihat pesanan' }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  },
);

test.each<readonly [known: string, script: Script, day: string | undefined]>([
  ['by this device', {}, 'Jum, 20 Nov 2026'],
  [
    'only by the server',
    { submittedAt: null, state: { createdAt: '2026-11-19T23:59:00+07:00' } },
    'Kam, 19 Nov 2026',
  ],
  ['by nobody', { submittedAt: null }, undefined],
])('R647 the confirmation says the day of an order that is known %s', async (_, script, day) => {
  const { screen } = await open({ input: { resumeAt: 'confirm' }, ...script });
  await expect.element(screen.getByText('Nomor pesanan')).toBeVisible();
  const facts = screen
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent.replace('\u00a0', ' ')]);
  const shown = facts.filter(([label]) => /^(Dipesan|Nomor pesanan|Total)$/.test(label ?? ''));
  expect(shown).toEqual([
    ...(day === undefined ? [] : [['Dipesan', day]]),
    ['Nomor pesanan', 'ORDER-0000042'],
    ['Total', 'Rp 90.000'],
  ]);
});

test.each<readonly [name: string, offers: number, script: Script]>([
  ['waits for its payment', 0, { state: {} }],
  ['waits for its payment, as far as the app knows', 0, {}],
  ['has not been paid until its deadline', 1, { at: Date.parse(order.expiresAt) }],
  ['is partly paid', 0, { at: Date.parse(order.expiresAt), state: { received: 10_000 } }],
])(
  'R462 the confirmation of an order that %s offers another one %i times',
  async (_, offers, script) => {
    const { screen } = await open({ input: { resumeAt: 'confirm' }, ...script });
    await expect.element(screen.getByText(/^Layanan pelanggan/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pesan lagi' }).elements()).toHaveLength(offers);
  },
);

describe('a card after the departure', () => {
  const forFamily =
    'Pemberangkatan sudah lewat, jadi ucapan tidak tampil di ruang duka. Ucapan Anda sampai kepada keluarga dan masuk album.';
  const departed = '2026-11-21T09:59:00+07:00';
  const account = { method: 'virtualAccount', bank: 'bri', invoice } as const;

  const pages: readonly (readonly [name: string, input: Partial<PaymentInput>])[] = [
    ['the checkout', {}],
    ['the payment', { resumeAt: 'finish' }],
    ['the confirmation', { resumeAt: 'confirm' }],
    ['the checkout with a virtual account', account],
    ['the payment to a virtual account', { ...account, resumeAt: 'finish' }],
    ['the confirmation with a virtual account', { ...account, resumeAt: 'confirm' }],
  ];

  test.each(pages)('R740 %s says that it is for the family', async (_, input) => {
    const known = await open({ input, state: { departureAt: departed } });
    await expect.element(known.screen.getByText(forFamily)).toBeVisible();
    await known.screen.unmount();
    const unknown = await open({ input, item: { ...card, departureAt: departed } });
    await expect.element(unknown.screen.getByText(forFamily)).toBeVisible();
  });

  test.each(pages)('R740 %s does not say so of another order', async (_, input) => {
    const ahead = '2026-11-21T10:01:00+07:00';
    const others: readonly Script[] = [
      // The server knows of a later departure than the app did when the order was placed.
      { item: { ...card, departureAt: departed }, state: { departureAt: ahead } },
      { item: { ...card, kind: FLOWERS, departureAt: departed } },
      { item: { ...card, departureAt: ahead } },
      { item: card },
    ];
    for (const script of others) {
      const { screen } = await open({ input, ...script });
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(screen.getByText(forFamily)).not.toBeInTheDocument();
      await screen.unmount();
    }
  });
});
