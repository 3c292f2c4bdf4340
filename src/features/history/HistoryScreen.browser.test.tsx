import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import type { OrderSummary } from '../../domain/orderState.ts';
import { flowerOrderDetail, orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { linesOfWords } from '../../ui/testing/linesOfWords.ts';
import { HistoryScreen } from './HistoryScreen.tsx';

const items = [
  {
    text: 'Pesanan ORDER-0000042 untuk Maria Theresia Wijaya menunggu pembayaran.',
    date: '2026-11-21T10:00:00+07:00',
    order: orderDetail,
  },
  { text: 'Selamat datang di Dukacita.', date: '2026-01-05T06:04:00+07:00', order: null },
];

test('R71 each entry shows its text and its date, day first', async () => {
  const screen = await render(
    <HistoryScreen now={NOW} history={{ type: 'ready', data: items, refetchError: null }} />,
  );
  await expect.element(screen.getByText('Menunggu pembayaran.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('21 Nov 2026 10:00')).toBeVisible();
  await expect.element(screen.getByText('05 Jan 2026 06:04')).toBeVisible();
  await expectNoAxeViolations();
});

test('the stored history is shown with a notice when a refetch fails', async () => {
  const screen = await render(
    <HistoryScreen now={NOW} history={{ type: 'ready', data: items, refetchError: 'offline' }} />,
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Menampilkan riwayat terakhir yang tersimpan.');
  await expect.element(screen.getByText('Selamat datang di Dukacita.')).toBeVisible();
});

test('an empty history links to Info Duka', async () => {
  const screen = await render(
    <HistoryScreen now={NOW} history={{ type: 'ready', data: [], refetchError: null }} />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Lihat Info Duka' }))
    .toHaveAttribute('href', '/duka');
  await expectNoAxeViolations();
});

test('a failed history shows the reason and can be retried', async () => {
  const onRetry = vi.fn();
  const screen = await render(
    <HistoryScreen
      now={NOW}
      history={{ type: 'failed', code: 'serverFailed', isRetrying: false, onRetry }}
    />,
  );
  await expect
    .element(screen.getByText('Layanan kami sedang terganggu. Silakan coba lagi sebentar lagi.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoAxeViolations();
});

test('a loading history is announced', async () => {
  const screen = await render(<HistoryScreen now={NOW} history={{ type: 'loading' }} />);
  await expect.element(screen.getByText('Memuat riwayat…')).toBeInTheDocument();
});

async function renderOrder(order: OrderSummary) {
  const [entry] = items;
  return render(
    <HistoryScreen
      now={NOW}
      history={{
        type: 'ready',
        data: [{ text: entry?.text ?? '', date: entry?.date ?? '', order }],
        refetchError: null,
      }}
    />,
  );
}

test('R150 an order is one card that opens its page, with its state, total and the way to pay', async () => {
  const screen = await renderOrder(orderDetail);
  const link = screen.getByRole('link', { name: 'Untuk Maria Theresia Wijaya' });
  await expect.element(link).toHaveAttribute('href', '/history/order/42');
  await expect.element(link).toHaveAccessibleDescription('Menunggu pembayaran.');
  const card = screen.getByRole('article');
  for (const text of ['Bayar sebelum 22 Nov', 'Rp 90.000', '21 Nov 2026 10:00', 'Bayar'])
    await expect.element(card).toHaveTextContent(text);
  expect(card.element().textContent).not.toContain('Pesan lagi');
  await expectNoAxeViolations();
});

test('R150 a press anywhere on the card opens the order', async () => {
  const screen = await renderOrder(orderDetail);
  const card = screen.getByRole('article').element();
  const link = screen.getByRole('link').element();
  for (const [left, top] of [
    [0.05, 0.1],
    [0.5, 0.5],
    [0.9, 0.9],
  ] as const)
    await expect.poll(() => elementAt(card, left, top)).toBe(link);
});

test.each([
  ['Menunggu Anda', { payment: 'paid', fulfilment: 'rejected' }, 'Perbaiki'],
  ['Berjalan', { payment: 'paid', fulfilment: 'inReview' }, null],
  ['Selesai', { payment: 'expired', fulfilment: 'stopped' }, null],
] as const)('R156 the group "%s" has the order with %o', async (group, states, action) => {
  const screen = await renderOrder({ ...orderDetail, ...states });
  const section = screen.getByRole('region', { name: group });
  await expect.element(section.getByRole('heading', { name: /^Untuk/ })).toBeVisible();
  const text = section.element().textContent;
  expect(text.includes('Perbaiki')).toBe(action !== null);
  expect(text).not.toMatch(/Bayar|Pesan lagi/);
  await expectNoAxeViolations();
});

test('R156 a card names the deceased once', async () => {
  const screen = await renderOrder(orderDetail);
  const text = screen.getByRole('article').element().textContent;
  expect(text.split('Maria Theresia Wijaya')).toHaveLength(2);
  expect(text).toContain('Menunggu pembayaran.');
});

test('R303 a card says what was ordered, and until when it has to be paid', async () => {
  const screen = await renderOrder(orderDetail);
  const card = screen.getByRole('article');
  for (const text of ['Kartu ucapan', 'ORDER-0000042'])
    await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  await expect.element(card.getByText('Bayar sebelum 22 Nov 10:00 WIB')).toBeVisible();
  await screen.unmount();
  const paid = await renderOrder({ ...flowerOrderDetail, payment: 'paid', fulfilment: 'offered' });
  await expect.element(paid.getByText('Bunga papan', { exact: true })).toBeVisible();
  expect(paid.getByRole('article').element().textContent).not.toContain('Bayar sebelum');
});

test('R730 with text at 200 %, the words of the name on a card stay whole', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  await document.fonts.load('600 1em Lora');
  try {
    const screen = await renderOrder({ ...orderDetail, personName: 'Siti Kusumawardhani' });
    const name = screen.getByRole('link', { name: 'Untuk Siti Kusumawardhani' }).element();
    expect(linesOfWords(name)).toEqual([1, 1, 1]);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('an order in progress offers neither a payment nor another order', async () => {
  const screen = await renderOrder({ ...orderDetail, payment: 'paid', fulfilment: 'inReview' });
  await expect.element(screen.getByText('Sedang ditinjau')).toBeVisible();
  expect(screen.getByRole('article').element().textContent).not.toMatch(/Bayar|Pesan lagi/);
});

test('R436 a card names its sender once', async () => {
  const text = `Pesanan ORDER-0000042: pesanan kartu ucapan untuk ${orderDetail.personName} dari Keluarga Sari Lestari kami terima.`;
  const screen = await render(
    <HistoryScreen
      now={NOW}
      history={{
        type: 'ready',
        data: [{ text, date: '2026-11-21T10:00:00+07:00', order: orderDetail }],
        refetchError: null,
      }}
    />,
  );
  const card = screen.getByRole('article');
  await expect.element(card.getByText('Dari Keluarga Sari Lestari', { exact: true })).toBeVisible();
  await expect
    .element(card.getByText('Pesanan kartu ucapan kami terima.', { exact: true }))
    .toBeVisible();
});

/** Returns what a press hits at a point of an element, in fractions of its size. */
function elementAt(element: Element, left: number, top: number): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + left * width, y + top * height);
}
