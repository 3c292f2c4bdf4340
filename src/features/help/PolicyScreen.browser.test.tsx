import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { PolicyScreen } from './PolicyScreen.tsx';
import type { PolicyScreenProps } from './PolicyScreen.tsx';

const facts: Omit<PolicyScreenProps, 'policy'> = {
  phone: '6281100001001',
  refundDays: 5,
  owner: {
    name: 'PT Contoh Duka',
    email: 'privasi@duka.example',
    address: 'Jalan Contoh 1, Bandung',
  },
};

test('R276 the privacy policy says that anonymous figures are collected', async () => {
  const screen = await render(<PolicyScreen policy="privacy" {...facts} />);
  await expect.element(screen.getByText(/mengumpulkan angka anonim/)).toBeVisible();
});

test.each([
  ['privacy', 'Kebijakan privasi', 'Undang-Undang Nomor 27 Tahun 2022'],
  ['terms', 'Ketentuan layanan', 'Gunakan kata-kata yang sopan.'],
  ['refunds', 'Pengembalian dana', 'Anda membayar lebih dari total'],
] as const)(
  'R194 %s says who answers for it, and links to the other policies',
  async (policy, name, text) => {
    const screen = await render(<PolicyScreen policy={policy} {...facts} />);
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByText('PT Contoh Duka bertanggung jawab')).toBeVisible();
    await expect.element(screen.getByText('Jalan Contoh 1, Bandung')).toBeVisible();
    await expect
      .element(screen.getByRole('definition').getByRole('link', { name: 'privasi@duka.example' }))
      .toHaveAttribute('href', 'mailto:privasi@duka.example');
    const links = screen.getByRole('list', { name: 'Kebijakan lainnya' }).getByRole('link');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(
      ['/help/privasi', '/help/ketentuan', '/help/pengembalian'].filter(
        (_, index) => ['privacy', 'terms', 'refunds'][index] !== policy,
      ),
    );
    await expectNoAxeViolations();
  },
);

test('R247 the page about refunds says within how many days, and where to ask', async () => {
  const screen = await render(<PolicyScreen policy="refunds" {...facts} />);
  await expect.element(screen.getByText(/^Dana kami transfer paling lambat 5\shari/)).toBeVisible();
  await expect
    .element(
      screen.getByText(/lewat WhatsApp \+62 811-0000-1001 atau e-mail privasi@duka\.example/),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Lihat pesanan saya' }))
    .toHaveAttribute('href', '/history');
});

test.each([
  ['+62 811-0000-1001', 'https://wa.me/6281100001001'],
  ['privasi@duka.example', 'mailto:privasi@duka.example'],
])('R247 %s in a text is a link', async (name, href) => {
  const screen = await render(<PolicyScreen policy="refunds" {...facts} />);
  const link = screen.getByRole('link', { name }).first();
  await expect.element(link).toHaveAttribute('href', href);
  expect(link.element().closest('p')).not.toBe(null);
});

test('R635 the privacy policy says what a deletion of the account needs, deletes and keeps', async () => {
  const screen = await render(<PolicyScreen policy="privacy" {...facts} />);
  for (const text of [
    /Selama masih ada pesanan .* akun belum dapat dihapus/,
    /^Dihapus: nama, .* keanggotaan, riwayat/,
    /^Disimpan 10\stahun untuk pembukuan/,
    /^Bank, PayPal dan penyedia akun Anda/,
    /lewat "Matikan" di halaman pesanan/,
    /nomor HP dengan menghubungi kami/,
  ])
    await expect.element(screen.getByText(text)).toBeVisible();
});

test('R194 a policy says since when it applies', async () => {
  const screen = await render(<PolicyScreen policy="terms" {...facts} />);
  await expect.element(screen.getByText('Berlaku sejak 27 November 2026')).toBeVisible();
});

test.each([
  [360, false],
  [1280, true],
])('R247 the contents lead to each section, folded on phones: %i px', async (width, isUnfolded) => {
  await page.viewport(width, 740);
  try {
    const screen = await render(<PolicyScreen policy="terms" {...facts} />);
    const contents = screen.getByRole('navigation', { name: 'Isi' });
    const links = contents.getByRole('link');
    await expect.element(contents).toBeVisible();
    expect(links.elements().length > 0).toBe(isUnfolded);
    if (!isUnfolded) await contents.getByText('Isi', { exact: true }).click();
    await expect.element(links.first()).toBeVisible();
    expect(
      links
        .elements()
        .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent),
    ).toEqual(
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((heading) => heading.textContent),
    );
    await expectNoAxeViolations();
  } finally {
    await page.viewport(360, 740);
  }
});
