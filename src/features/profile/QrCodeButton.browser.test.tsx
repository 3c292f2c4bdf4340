import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QrCode } from '../../ui/qr-code/QrCode.tsx';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { QrCodeButton } from './QrCodeButton.tsx';

test('shows an error when the QR code module fails to load, and retries', async () => {
  let isDown = true;
  const load = () =>
    isDown ? Promise.reject(new Error('no network')) : Promise.resolve({ QrCode });
  const screen = await render(<QrCodeButton username="demo-sari" load={load} />);
  await screen.getByRole('button', { name: 'QRCode' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Kode QR belum dapat ditampilkan');
  await expectNoAxeViolations();
  isDown = false;
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('img', { name: 'Kode QR untuk demo-sari' })).toBeVisible();
});

test('loads the QR code module once, when the button receives focus', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return Promise.resolve({ QrCode });
  };
  const screen = await render(<QrCodeButton username="demo-sari" load={load} />);
  expect(loads).toBe(0);
  (screen.getByRole('button', { name: 'QRCode' }).element() as HTMLElement).focus();
  expect(loads).toBe(1);
  await screen.getByRole('button', { name: 'QRCode' }).click();
  await expect.element(screen.getByRole('img', { name: 'Kode QR untuk demo-sari' })).toBeVisible();
  expect(loads).toBe(1);
});

test('announces that the QR code module is loading', async () => {
  const screen = await render(
    <QrCodeButton username="demo-sari" load={() => new Promise<never>(() => {})} />,
  );
  await screen.getByRole('button', { name: 'QRCode' }).click();
  await expect.element(screen.getByText('Menyiapkan kode QR…')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Tutup' })).toBeVisible();
});

test('R633 says what the QR code is for', async () => {
  const screen = await render(
    <QrCodeButton username="demo-sari" load={() => Promise.resolve({ QrCode })} />,
  );
  await screen.getByRole('button', { name: 'QRCode' }).click();
  await expect
    .element(
      screen.getByText(/^Keluarga atau teman dapat memindai kode QR ini untuk mengetahui nama/),
    )
    .toHaveTextContent(/demo-sari$/);
  expect(screen.getByRole('button', { name: 'Tutup' }).element().className).toMatch(/secondary/);
});
