import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { FamilyScreen } from './FamilyScreen.tsx';

test('has the tabs Relasi and Permintaan Relasi, for pointer and keyboard', async () => {
  const screen = await render(<FamilyScreen />);
  await expect
    .element(screen.getByRole('tab', { name: 'Relasi', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByRole('heading', { name: 'Relasi belum tersedia' }))
    .toBeVisible();
  await expectNoAxeViolations();

  await screen.getByRole('tab', { name: 'Permintaan Relasi' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'Permintaan relasi belum tersedia' }))
    .toBeVisible();
  await expect
    .element(
      screen.getByText('Mengirim dan menerima permintaan relasi belum tersedia di aplikasi ini.'),
    )
    .toBeVisible();
  await expectNoAxeViolations();

  await userEvent.keyboard('{ArrowLeft}');
  await expect
    .element(screen.getByText('Menambahkan anggota keluarga belum tersedia di aplikasi ini.'))
    .toBeVisible();
});

test('links back to the profile', async () => {
  const screen = await render(<FamilyScreen />);
  await expect
    .element(screen.getByRole('link', { name: 'Kembali ke Profil' }))
    .toHaveAttribute('href', '/profile');
});
