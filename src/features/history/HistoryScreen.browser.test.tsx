import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { HistoryScreen } from './HistoryScreen.tsx';

const items = [
  {
    text: 'Pesanan ORDER-0000042 untuk Maria Theresia Wijaya menunggu pembayaran.',
    date: '2026-11-21T10:00:00+07:00',
  },
  { text: 'Selamat datang di Dukacita.', date: '2026-01-05T06:04:00+07:00' },
];

test('R71 each line has its text and its date, day first', async () => {
  const screen = await render(
    <HistoryScreen history={{ type: 'ready', data: items, refetchError: null }} />,
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

test('what is kept is shown, with a word, when the server cannot be reached', async () => {
  const screen = await render(
    <HistoryScreen history={{ type: 'ready', data: items, refetchError: 'offline' }} />,
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Menampilkan riwayat terakhir yang tersimpan.');
  await expect.element(screen.getByText('Selamat datang di Dukacita.')).toBeVisible();
});

test('an empty history leads to Info Duka', async () => {
  const screen = await render(
    <HistoryScreen history={{ type: 'ready', data: [], refetchError: null }} />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Lihat Info Duka' }))
    .toHaveAttribute('href', '/duka');
  await expectNoAxeViolations();
});

test('a failed one says why and can be asked for again', async () => {
  const onRetry = vi.fn();
  const screen = await render(
    <HistoryScreen
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

test('while it loads, that is said', async () => {
  const screen = await render(<HistoryScreen history={{ type: 'loading' }} />);
  await expect.element(screen.getByText('Memuat riwayat…')).toBeInTheDocument();
});
