import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { HelpScreen } from './HelpScreen.tsx';

const props = {
  phones: {
    customerService: '6281100001001',
    bandung: '6281100001002',
    semarang: '6281100001003',
    paymentConfirmation: '6281100001004',
  },
  bank: {
    bankName: 'Bank Central Asia (BCA)',
    number: '0080001234',
    holder: 'PT Dukacita Nusantara',
  },
};

test.each([
  ['Layanan pelanggan', '6281100001001', 'Halo, saya ingin bertanya.'],
  ['Bandung', '6281100001002', 'Halo, saya ingin bertanya tentang layanan dukacita di Bandung.'],
  ['Semarang', '6281100001003', 'Halo, saya ingin bertanya tentang layanan dukacita di Semarang.'],
  [
    'Tanyakan desain khusus',
    '6281100001001',
    'Halo, saya ingin memesan kartu dengan desain khusus.',
  ],
  ['Konfirmasi pembayaran', '6281100001004', 'Halo, saya ingin mengonfirmasi pembayaran.'],
])('R73 %s links to a chat with its number and message', async (name, phone, text) => {
  const screen = await render(<HelpScreen {...props} />);
  const link = new URL(screen.getByRole('link', { name }).element().getAttribute('href') ?? '');
  expect(link.origin + link.pathname).toBe(`https://wa.me/${phone}`);
  expect(link.searchParams.get('text')).toBe(text);
});

test('R618 the chats of the cities say what they are for, beside their numbers', async () => {
  const screen = await render(<HelpScreen {...props} />);
  for (const [city, phone] of [
    ['Bandung', '+62 811-0000-1002'],
    ['Semarang', '+62 811-0000-1003'],
  ] as const)
    await expect
      .element(screen.getByRole('link', { name: city }))
      .toHaveTextContent(`Pesanan dan pertanyaan, ${phone}`);
});

test('R72 the account number is shown in groups and copied as digits only', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  const screen = await render(<HelpScreen {...props} />);
  await expect.element(screen.getByText('0080 0012 34')).toBeVisible();
  await screen.getByRole('button', { name: 'Salin nomor rekening' }).click();
  await expect.element(screen.getByText('copied to clipboard')).toBeVisible();
  expect(copied).toEqual(['0080001234']);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('R73 the page tells that custom designs are available on request', async () => {
  const screen = await render(<HelpScreen {...props} />);
  await expect
    .element(screen.getByText(/Untuk kartu dengan desain khusus, silakan hubungi kami/))
    .toBeVisible();
  await expectNoAxeViolations();
});

test('R292 short questions are folded and open on a press', async () => {
  const screen = await render(<HelpScreen {...props} />);
  const answer = screen.getByText(/mungkin dikirim keesokan harinya/);
  await expect.element(answer).not.toBeVisible();
  await screen.getByText('Bagaimana bila memesan bunga setelah pukul 17:30?').click();
  await expect.element(answer).toBeVisible();
  await expectNoAxeViolations();
});

test('says that the steps are for a manual transfer', async () => {
  const screen = await render(<HelpScreen {...props} />);
  await expect.element(screen.getByText('Untuk transfer manual:')).toBeVisible();
});
