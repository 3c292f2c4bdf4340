import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppError } from '../../domain/appError.ts';
import type { Province, Regency } from '../../domain/city.ts';
import type { Profile } from '../../domain/profile.ts';
import { profileEditorMachine } from '../../machines/profile-editor/machine.ts';
import type { ProfileUpdate } from '../../machines/profile-editor/draft.ts';
import '../../ui/styles/global.css';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { ProfileEditorFlow } from './ProfileEditorFlow.tsx';

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
const provinces: Province[] = [
  { id: 32, name: 'Jawa Barat' },
  { id: 33, name: 'Jawa Tengah' },
];
const regencies: Record<number, Regency[]> = {
  32: [
    { id: 3204, name: 'Kabupaten Bandung' },
    { id: 3273, name: 'Kota Bandung' },
  ],
  33: [
    { id: 3322, name: 'Kabupaten Semarang' },
    { id: 3374, name: 'Kota Semarang' },
  ],
};
const never = () => new Promise<never>(() => {});

interface Script {
  load?: () => Promise<Profile>;
  listProvinces?: () => Promise<readonly Province[]>;
  listRegencies?: (provinceId: number) => Promise<readonly Regency[]>;
  update?: (change: ProfileUpdate) => Promise<void>;
}

function start(script: Script = {}) {
  const answers: Required<Script> = {
    load: () => Promise.resolve(profile),
    listProvinces: () => Promise.resolve(provinces),
    listRegencies: (id) => Promise.resolve(regencies[id] ?? []),
    update: never,
    ...script,
  };
  const actor = createActor(
    profileEditorMachine.provide({
      actors: {
        loadProfile: fromPromise<Profile, { username: string }>(() => answers.load()),
        loadProvinces: fromPromise<readonly Province[], void>(() => answers.listProvinces()),
        loadRegencies: fromPromise<readonly Regency[], { provinceId: number }>(({ input }) =>
          answers.listRegencies(input.provinceId),
        ),
        updateProfile: fromPromise<void, { username: string; change: ProfileUpdate }>(({ input }) =>
          answers.update(input.change),
        ),
      },
    }),
    { input: { username: 'demo-sari', unsaved: null } },
  );
  actor.start();
  return { actor, answers };
}

async function open(script: Script = {}) {
  const { actor, answers } = start(script);
  const screen = await render(<ProfileEditorFlow actor={actor} />);
  return { actor, answers, screen };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const field = (screen: Screen, name: string) => screen.getByRole('textbox', { name });
const city = (screen: Screen) => screen.getByRole('combobox', { name: /Kota \/ Kabupaten/ });
const province = (screen: Screen) => screen.getByRole('combobox', { name: /Provinsi/ });
const update = (screen: Screen) => screen.getByRole('button', { name: 'Update' });

async function chooseProvince(screen: Screen, name: string) {
  await province(screen).selectOptions(name);
}

test('R75 shows the profile, with a read-only phone and the selected province and city', async () => {
  const { screen } = await open();
  await expect.element(field(screen, 'Nomor HP')).toHaveValue('+62 812-2000-0001');
  await expect.element(field(screen, 'Nomor HP')).toHaveAttribute('readonly');
  await expect.element(field(screen, 'Nama')).toHaveValue('Sari Lestari');
  await expect.element(field(screen, 'E-mail')).toHaveValue('sari@example.com');
  await expect.element(field(screen, 'Usia (opsional)')).toHaveValue('41');
  await expect.element(field(screen, 'Usia (opsional)')).toHaveAttribute('pattern', '[0-9]*');
  await expect.element(province(screen)).toHaveDisplayValue('Jawa Barat');
  await expect.element(city(screen)).toHaveDisplayValue('Kota Bandung');
  await expectNoAxeViolations();
});

test('R76 loads the cities of another province and selects the first one', async () => {
  const sent: ProfileUpdate[] = [];
  const { screen } = await open({ update: (change) => (sent.push(change), never()) });
  await chooseProvince(screen, 'Jawa Tengah');
  await expect.element(city(screen)).toHaveDisplayValue('Kabupaten Semarang');
  await city(screen).selectOptions('Kota Semarang');
  await update(screen).click();
  expect(sent).toMatchObject([
    { provinceId: 33, provinceName: 'Jawa Tengah', cityId: 3374, cityName: 'Kota Semarang' },
  ]);
});

test('can be used with the keyboard alone, and Enter submits', async () => {
  const sent: ProfileUpdate[] = [];
  const { screen } = await open({ update: (change) => (sent.push(change), never()) });
  await expect.element(city(screen)).toHaveDisplayValue('Kota Bandung');
  await userEvent.tab();
  await expect.element(field(screen, 'Nama')).toHaveFocus();
  await userEvent.keyboard('{End} Dewi');
  await userEvent.tab();
  await expect.element(field(screen, 'E-mail')).toHaveFocus();
  await userEvent.tab();
  await expect.element(field(screen, 'Usia (opsional)')).toHaveFocus();
  await userEvent.tab();
  await expect.element(province(screen)).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.element(province(screen)).toHaveDisplayValue('Jawa Tengah');
  await expect.element(city(screen)).toHaveDisplayValue('Kabupaten Semarang');
  await userEvent.tab();
  await expect.element(city(screen)).toHaveFocus();
  await userEvent.tab();
  await expect.element(field(screen, 'Nomor HP')).toHaveFocus();
  await userEvent.tab();
  await expect.element(update(screen)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toMatchObject([{ name: 'Sari Lestari Dewi', provinceId: 33, cityId: 3322 }]);
});

describe('validation', () => {
  test('shows errors at their fields on submit, and focuses the first one', async () => {
    const sent: ProfileUpdate[] = [];
    const { screen } = await open({ update: (change) => (sent.push(change), never()) });
    await field(screen, 'Nama').fill('Sari');
    await field(screen, 'E-mail').fill('sari@');
    await field(screen, 'Usia (opsional)').fill('4 puluh');
    expect(screen.container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await update(screen).click();
    await expect
      .element(screen.getByText('Periksa alamat e-mail Anda, misalnya nama@contoh.com.'))
      .toBeVisible();
    await expect.element(screen.getByText('Isi usia dengan angka saja.')).toBeVisible();
    await expect.element(field(screen, 'E-mail')).toHaveFocus();
    await expect
      .element(field(screen, 'E-mail'))
      .toHaveAccessibleDescription('Periksa alamat e-mail Anda, misalnya nama@contoh.com.');
    expect(sent).toEqual([]);
    await expectNoAxeViolations();
    await field(screen, 'E-mail').fill('sari@dewi.example');
    await expect.element(screen.getByText('Periksa alamat e-mail Anda')).not.toBeInTheDocument();
  });

  test('requires a name', async () => {
    const { screen } = await open();
    await field(screen, 'Nama').fill('  ');
    await update(screen).click();
    await expect.element(screen.getByText('Isi nama Anda.')).toBeVisible();
  });

  test('requires a city while the cities of a new province are loading', async () => {
    const { screen } = await open({
      listRegencies: (id) => (id === 33 ? never() : Promise.resolve(regencies[id] ?? [])),
    });
    await field(screen, 'Nama').fill('');
    await update(screen).click();
    await chooseProvince(screen, 'Jawa Tengah');
    await expect.element(city(screen)).toHaveDisplayValue('Memuat daftar kota/kabupaten…');
    await expect.element(screen.getByText('Isi nama Anda.')).toBeVisible();
    expect(screen.getByText(/Kota belum terpilih/).query()).toBe(null);
    await update(screen).click();
    await expect.element(screen.getByText(/Kota belum terpilih/)).toBeVisible();
  });
});

describe('saving', () => {
  test('is shown, and ignores a second press', async () => {
    const sent: ProfileUpdate[] = [];
    const { screen } = await open({ update: (change) => (sent.push(change), never()) });
    await update(screen).dblClick();
    await expect
      .element(screen.getByRole('button', { name: 'Menyimpan…' }))
      .toHaveAttribute('aria-busy', 'true');
    await expect.element(field(screen, 'Nama')).toHaveAttribute('readonly');
    await expect.element(province(screen)).toBeDisabled();
    expect(sent).toHaveLength(1);
    await expectNoAxeViolations();
  });

  test('shows why it failed, keeps the draft and can be retried', async () => {
    const sent: ProfileUpdate[] = [];
    const { screen, answers } = await open({
      update: () => Promise.reject(new AppError('serverFailed')),
    });
    await field(screen, 'Nama').fill('Sari Dewi');
    await update(screen).click();
    await expect.element(screen.getByRole('alert')).toBeInViewport();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(
        /Profil belum tersimpan.*Layanan kami sedang terganggu.*Yang sudah Anda isi tetap ada/,
      );
    await expect.element(field(screen, 'Nama')).toHaveValue('Sari Dewi');
    await expectNoAxeViolations();
    answers.update = (change) => (sent.push(change), never());
    expect(screen.getByRole('button', { name: 'Coba lagi' }).elements()).toEqual([]);
    await update(screen).click();
    await expect.element(screen.getByRole('button', { name: 'Menyimpan…' })).toHaveFocus();
    expect(sent).toMatchObject([{ name: 'Sari Dewi' }]);
  });

  test('marks a field that the server rejects', async () => {
    const { screen } = await open({
      update: () => Promise.reject(new AppError('validationFailed', { field: 'email' })),
    });
    await update(screen).click();
    await expect.element(field(screen, 'E-mail')).toHaveFocus();
    await expect
      .element(field(screen, 'E-mail'))
      .toHaveAccessibleDescription('Isian ini belum dapat diterima. Periksa kembali.');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Ada isian yang belum sesuai.');
  });
});

describe('loading', () => {
  test('is announced', async () => {
    const { screen } = await open({ load: never });
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Ubah profil' }))
      .toBeVisible();
    await expect.element(screen.getByText('Memuat data profil…')).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('shows why the profile failed to load, links back and can be retried', async () => {
    const { screen, answers } = await open({ load: () => Promise.reject(new AppError('offline')) });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Anda sedang tidak terhubung ke internet.');
    await expect
      .element(screen.getByRole('link', { name: 'Kembali ke Profil' }))
      .toHaveAttribute('href', '/profile');
    await expectNoAxeViolations();
    let resolveProfile: (loaded: Profile) => void = () => {};
    answers.load = () => new Promise((resolve) => (resolveProfile = resolve));
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(screen.getByRole('button', { name: 'Mencoba lagi…' })).toBeVisible();
    resolveProfile(profile);
    await expect.element(field(screen, 'Nama')).toHaveValue('Sari Lestari');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('keeps the form usable when the provinces fail to load, and retries them', async () => {
    let isDown = true;
    const { screen } = await open({
      listProvinces: () =>
        isDown ? Promise.reject(new AppError('timedOut')) : Promise.resolve(provinces),
    });
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'Daftar provinsi belum dapat dimuat' }))
      .toHaveTextContent(
        /Layanan kami terlalu lama menjawab\..* Isian yang lain tetap dapat disimpan\./,
      );
    await expect.element(province(screen)).toHaveDisplayValue('Jawa Barat');
    await expect.element(city(screen)).toHaveDisplayValue('Kota Bandung');
    await expect.element(province(screen)).toBeDisabled();
    await expect.element(update(screen)).toBeEnabled();
    await expectNoAxeViolations();
    isDown = false;
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(province(screen)).toBeEnabled();
    await expect.element(province(screen)).toHaveFocus();
    await expect
      .element(screen.getByText('Daftar provinsi belum dapat dimuat'))
      .not.toBeInTheDocument();
  });

  test('R632 retries only the cities when they fail to load, and says what can be saved', async () => {
    let isDown = true;
    const { screen } = await open({
      listRegencies: (id) =>
        isDown
          ? Promise.reject(new AppError('serverFailed'))
          : Promise.resolve(regencies[id] ?? []),
    });
    await expect
      .element(screen.getByText('Daftar kota/kabupaten belum dapat dimuat'))
      .toBeVisible();
    await expect.element(province(screen)).toBeEnabled();
    await expect.element(screen.getByText(/Isian yang lain tetap dapat disimpan/)).toBeVisible();
    await chooseProvince(screen, 'Jawa Tengah');
    await expect
      .element(screen.getByText(/Profil baru dapat disimpan setelah kota terpilih/))
      .toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(city(screen)).toBeEnabled();
    await expect.element(city(screen)).toHaveFocus();
  });

  test('disables the city until a province is chosen', async () => {
    const { screen } = await open({
      load: () =>
        Promise.resolve({
          ...profile,
          provinceId: null,
          provinceName: null,
          cityId: null,
          cityName: null,
        }),
    });
    await expect.element(province(screen)).toHaveDisplayValue('Pilih provinsi');
    await expect.element(city(screen)).toHaveDisplayValue('Pilih provinsi dahulu');
    await expect.element(city(screen)).toBeDisabled();
  });
});

test('restores the draft after a return, and can discard it', async () => {
  const { actor, screen } = await open();
  await field(screen, 'Nama').fill('Sari Dewi');
  expect(screen.getByText('Perubahan yang belum Anda simpan masih ada di sini.').query()).toBe(
    null,
  );
  await screen.unmount();

  actor.send({ type: 'draft.return' });
  const returned = await render(<ProfileEditorFlow actor={actor} />);
  await expect.element(field(returned, 'Nama')).toHaveValue('Sari Dewi');
  await expect
    .element(returned.getByText('Perubahan yang belum Anda simpan masih ada di sini.'))
    .toBeVisible();
  await expectNoAxeViolations();
  await returned.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect.element(field(returned, 'Nama')).toHaveValue('Sari Lestari');
  await expect.element(returned.getByRole('heading', { level: 1 })).toHaveFocus();
  await field(returned, 'Nama').fill('Sari D.');
  expect(returned.getByText('Perubahan yang belum Anda simpan masih ada di sini.').query()).toBe(
    null,
  );
});

test('R100 does not overflow at 320 px and doubled text size with names of 200 letters', async () => {
  const long = 'Kabupaten'.repeat(22).slice(0, 200);
  const { screen } = await open({
    load: () => Promise.resolve({ ...profile, name: long, provinceName: long, cityName: long }),
    listProvinces: () => Promise.resolve([{ id: 32, name: long }]),
    listRegencies: () => Promise.resolve([{ id: 3273, name: long }]),
  });
  await expect.element(city(screen)).toHaveDisplayValue(long);
  document.documentElement.style.fontSize = '200%';
  screen.container.style.inlineSize = '320px';
  try {
    const edges = [...screen.container.querySelectorAll('main *')].map(
      (element) => element.getBoundingClientRect().right,
    );
    expect(Math.max(...edges)).toBeLessThanOrEqual(
      screen.container.getBoundingClientRect().right + 0.5,
    );
  } finally {
    document.documentElement.style.removeProperty('font-size');
  }
});
