import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Profile } from '../../domain/profile.ts';
import type { ReadState } from '../../domain/readState.ts';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { ProfileHomeScreen, type ProfileHomeScreenProps } from './ProfileHomeScreen.tsx';

const profile: Profile = {
  username: 'demo-sari',
  name: 'Sari Lestari',
  email: 'sari@example.com',
  age: 41,
  photoUrl: null,
  mobilePhone: '+6281220000001',
  gender: 'female',
  provinceId: 32,
  provinceName: 'Jawa Barat',
  cityId: 3273,
  cityName: 'Kota Bandung',
};
const ready = (changes: Partial<Profile> = {}): ReadState<Profile> => ({
  type: 'ready',
  data: { ...profile, ...changes },
  refetchError: null,
});

const deletion = { submission: { type: 'idle' } as const, onDelete: vi.fn(), onClose: vi.fn() };

function open(changes: Partial<ProfileHomeScreenProps> = {}) {
  return render(
    <ProfileHomeScreen
      deletion={deletion}
      profile={ready()}
      isSigningOut={false}
      onSignOut={() => {}}
      {...changes}
    />,
  );
}

test('R631 shows what was saved, and links to the editor and the family', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Sari Lestari' }))
    .toBeVisible();
  const facts = () =>
    screen
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts()).toEqual([
    ['Nomor HP', '+62 812-2000-0001'],
    ['E-mail', 'sari@example.com'],
    ['Usia', '41 tahun'],
    ['Kota', 'Kota Bandung, Jawa Barat'],
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'Ubah profil' }))
    .toHaveAttribute('href', '/profile/edit');
  await expect
    .element(screen.getByRole('link', { name: 'Keluarga' }))
    .toHaveAttribute('href', '/profile/addfamily');
  await expectNoAxeViolations();
  await screen.rerender(
    <ProfileHomeScreen
      deletion={deletion}
      profile={ready({ email: null, age: null, cityName: null, provinceName: null })}
      isSigningOut={false}
      onSignOut={() => {}}
    />,
  );
  expect(facts()).toEqual([['Nomor HP', '+62 812-2000-0001']]);
});

test('shows the photo, or the initials without one', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const screen = await open({ profile: ready({ photoUrl: pixel }) });
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(pixel);
  await screen.rerender(
    <ProfileHomeScreen
      deletion={deletion}
      profile={ready()}
      isSigningOut={false}
      onSignOut={() => {}}
    />,
  );
  expect(screen.container.querySelector('img')).toBe(null);
  expect(screen.container.querySelector('svg text')?.textContent).toBe('SL');
});

test('marks a missing name and a missing phone number', async () => {
  const screen = await open({ profile: ready({ name: null, mobilePhone: null }) });
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Nama belum diisi' }))
    .toBeVisible();
  await expect.element(screen.getByText('Belum ada', { exact: true })).toBeVisible();
});

test('R79 marks Keluarga, Kupon, Rating and Referral as not available, behind what is', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('link', { name: 'Keluarga' }))
    .toHaveTextContent('KeluargaBelum tersedia');
  const rows = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.replace('Belum tersedia', ''));
  expect(rows).toEqual([
    'Kebijakan privasi',
    'Ketentuan layanan',
    'Pengembalian dana',
    'Keluar',
    'Keluarga',
    'Kupon',
    'Rating',
    'Referral',
  ]);
  for (const name of ['Kupon', 'Rating', 'Referral']) {
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: name }))
      .toHaveTextContent(`${name}Belum tersedia`);
    expect(screen.getByRole('link', { name }).query()).toBe(null);
    expect(screen.getByRole('button', { name }).query()).toBe(null);
  }
});

test('R78 shows the username as a QR code of level H in a dialog that Escape does not close', async () => {
  const screen = await open();
  const button = screen.getByRole('button', { name: 'QRCode' });
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'QRCode' });
  await expect.element(dialog.getByRole('img', { name: 'Kode QR untuk demo-sari' })).toBeVisible();
  await expect.element(dialog.getByText('demo-sari', { exact: true })).toBeVisible();
  // Nine bytes need version 2 (25 modules) at level H, but only version 1 (21 modules) at level M.
  // The margin adds four modules on each side.
  expect(dialog.getByRole('img').element().getAttribute('viewBox')).toBe('0 0 33 33');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('R195 asks before it deletes the account', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Hapus akun saya' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Hapus akun saya?' });
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(deletion.onDelete).not.toHaveBeenCalled();
});

test('signs out once for repeated presses of Keluar', async () => {
  const onSignOut = vi.fn();
  const screen = await open({ onSignOut });
  await screen.getByRole('button', { name: 'Keluar' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
  await screen.rerender(
    <ProfileHomeScreen deletion={deletion} profile={ready()} isSigningOut onSignOut={onSignOut} />,
  );
  await screen.getByRole('button', { name: 'Sedang keluar…' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Sedang keluar…' }))
    .toBeInTheDocument();
});

test('announces that the profile is loading, and offers to sign out meanwhile', async () => {
  const screen = await open({ profile: { type: 'loading' } });
  await expect.element(screen.getByText('Memuat profil…')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Keluar' })).toBeVisible();
  await expectNoAxeViolations();
});

test('shows why the profile failed to load, and offers a retry and to sign out', async () => {
  const onRetry = vi.fn();
  const screen = await open({
    profile: { type: 'failed', code: 'offline', isRetrying: false, onRetry },
  });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Anda sedang tidak terhubung ke internet.');
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Keluar' })).toBeVisible();
  await expectNoAxeViolations();
});

test('shows the stored profile with a notice when a refetch fails', async () => {
  const screen = await open({
    profile: { type: 'ready', data: profile, refetchError: 'timedOut' },
  });
  await expect
    .element(
      screen.getByRole('status').filter({ hasText: 'Menampilkan profil terakhir yang tersimpan.' }),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Sari Lestari' })).toBeVisible();
});

test('confirms a saved profile', async () => {
  const screen = await open({ isSaved: true });
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Profil Anda sudah diperbarui.' }))
    .toBeVisible();
});

test.each([
  ['one word', 'N'.repeat(200)],
  ['many words', 'Raden Ajeng '.repeat(17).slice(0, 200)],
])(
  'does not overflow at 320 px and doubled text size with a name of 200 letters in %s',
  async (_, name) => {
    const screen = await open({ profile: ready({ name }) });
    document.documentElement.style.fontSize = '200%';
    screen.container.style.inlineSize = '320px';
    try {
      const edges = [...screen.container.querySelectorAll('*')].map(
        (element) => element.getBoundingClientRect().right,
      );
      expect(Math.max(...edges)).toBeLessThanOrEqual(
        screen.container.getBoundingClientRect().right + 0.5,
      );
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
);
