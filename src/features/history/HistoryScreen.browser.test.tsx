import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { HistoryScreen } from './HistoryScreen.tsx';

const items = [
  {
    text: 'Pesanan ORDER-0000042 untuk Maria Theresia Wijaya menunggu pembayaran.',
    date: '2026-11-21T10:00:00+07:00',
    orderId: 42,
  },
  { text: 'Selamat datang di Dukacita.', date: '2026-01-05T06:04:00+07:00', orderId: null },
];

test('R71 each entry shows its text and its date, day first', async () => {
  const screen = await render(
    <HistoryScreen
      stages={new Map()}
      history={{ type: 'ready', data: items, refetchError: null }}
    />,
  );
  await expect
    .element(
      screen.getByText('Pesanan ORDER-0000042 untuk Maria Theresia Wijaya menunggu pembayaran.'),
    )
    .toBeVisible();
  await expect.element(screen.getByText('21 Nov 2026 10:00')).toBeVisible();
  await expect.element(screen.getByText('05 Jan 2026 06:04')).toBeVisible();
  await expectNoAxeViolations();
});

test('the stored history is shown with a notice when a refetch fails', async () => {
  const screen = await render(
    <HistoryScreen
      stages={new Map()}
      history={{ type: 'ready', data: items, refetchError: 'offline' }}
    />,
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Menampilkan riwayat terakhir yang tersimpan.');
  await expect.element(screen.getByText('Selamat datang di Dukacita.')).toBeVisible();
});

test('an empty history links to Info Duka', async () => {
  const screen = await render(
    <HistoryScreen stages={new Map()} history={{ type: 'ready', data: [], refetchError: null }} />,
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
      stages={new Map()}
      history={{ type: 'failed', code: 'serverFailed', isRetrying: false, onRetry }}
    />,
  );
  await expect
    .element(screen.getByText('Server sedang bermasalah. Silakan coba lagi sebentar lagi.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoAxeViolations();
});

test('a loading history is announced', async () => {
  const screen = await render(<HistoryScreen stages={new Map()} history={{ type: 'loading' }} />);
  await expect.element(screen.getByText('Memuat riwayat…')).toBeInTheDocument();
});

test('R122 the newest entry of each order shows its state', async () => {
  const entry = (orderId: number | null, hour: number) => ({
    text: `Kabar pukul ${hour}`,
    date: `2026-11-21T${hour}:00:00+07:00`,
    orderId,
  });
  const screen = await render(
    <HistoryScreen
      history={{
        type: 'ready',
        data: [entry(42, 15), entry(43, 14), entry(42, 13), entry(null, 12), entry(44, 11)],
        refetchError: null,
      }}
      stages={
        new Map([
          [42, 'inReview'],
          [43, 'awaitingPayment'],
        ])
      }
    />,
  );
  const entries = screen.getByRole('listitem');
  await expect.element(entries.nth(0)).toHaveTextContent('Lunas · sedang diperiksa');
  expect(entries.elements().map((item) => item.textContent)).toEqual([
    'Kabar pukul 15Lunas · sedang diperiksa21 Nov 2026 15:00',
    'Kabar pukul 14Menunggu pembayaran21 Nov 2026 14:00',
    'Kabar pukul 1321 Nov 2026 13:00',
    'Kabar pukul 1221 Nov 2026 12:00',
    'Kabar pukul 1121 Nov 2026 11:00',
  ]);
  await expectNoAxeViolations();
});
