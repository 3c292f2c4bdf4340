import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { PersonSummary } from '../../domain/person.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { linesOfWords } from '../../ui/testing/linesOfWords.ts';
import type { HomeSignIn } from './AccountTile.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { ResumeOrders, type SavedOrderEntry } from './ResumeOrders.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="5" height="2"/%3E';

const maria: PersonSummary = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Ruang Melati 2',
  deathTime: '2026-11-20T04:20:00+07:00',
  funeralTime: null,
  burialTime: '2026-11-23T09:00:00+07:00',
  funeralHouse: { id: 2, name: 'Rumah Duka Nana Rohana' },
  senderCount: 18,
};

const savedOrder: SavedOrderEntry = {
  key: '0 7',
  kind: GREETING,
  personId: 7,
  personName: 'Maria Theresia Wijaya',
  text: 'Kartu ucapan',
  href: '/order/ucapan',
  status: 'draft',
  server: null,
  onDiscard: () => {},
};

const paidOrder: SavedOrderEntry = {
  ...savedOrder,
  key: '1 7',
  kind: FLOWERS,
  text: 'Bunga papan · Mencari florist lain',
  href: '/history/order/43',
  status: 'placed',
  server: {
    badge: 'Mencari florist lain',
    news: 'Kami mencari florist lain untuk Anda',
    isPaid: true,
    group: 'running',
    isSettled: true,
    isFinished: false,
  },
};

const signIn: HomeSignIn = {
  isSigningIn: false,
  isLeaving: false,
  error: null,
  onSignIn: () => {},
  onSignInHere: () => {},
  onCancel: () => {},
};

function screenOf(props: Partial<HomeScreenProps> = {}) {
  return (
    <HomeScreen
      topAds={{ type: 'ready', data: [picture, `${picture}#2`], refetchError: null }}
      bottomAds={{
        type: 'ready',
        data: [picture, `${picture}#2`, `${picture}#3`],
        refetchError: null,
      }}
      authStatus="signedOut"
      userName={null}
      signIn={signIn}
      customerServicePhone="6281100001001"
      isSigningOut={false}
      now={Date.parse('2026-11-21T10:00:00+07:00')}
      onSearch={vi.fn()}
      onSignOut={vi.fn()}
      people={{ type: 'ready', data: [maria], refetchError: null }}
      androidPackageUrl="/unduh/dukacita-1.5.5.apk"
      {...props}
    />
  );
}

test('R15 the tiles link to the list, except for two cities', async () => {
  const { getByRole, getByText } = await render(screenOf());
  await expect
    .element(getByRole('link', { name: /Info Dukacita/ }))
    .toHaveAttribute('href', '/duka');
  for (const city of ['Bandung', 'Semarang'])
    await expect.element(getByRole('link', { name: city })).toHaveAttribute('href', '/duka');
  for (const city of ['Jakarta', 'Surabaya']) {
    await expect.element(getByText(city, { exact: true })).toBeVisible();
    expect(getByText(city, { exact: true }).element().closest('a, button')).toBeNull();
  }
  expect(getByText('Ada di Info Duka').elements()).toHaveLength(2);
  await expectNoAxeViolations();
});

test.each([360, 1280])('a restored session shifts no layout at %i px', async (width) => {
  await page.viewport(width, 740);
  try {
    const { getByRole, rerender } = await render(screenOf({ authStatus: 'restoring' }));
    const cities = getByRole('heading', { name: 'Pilih kota' });
    await expect.element(cities).toBeInTheDocument();
    const before = cities.element().getBoundingClientRect().top;
    await rerender(screenOf({ authStatus: 'signedIn', userName: 'Sari Lestari' }));
    await expect.element(getByRole('button', { name: /Sign out/ })).toBeInTheDocument();
    expect(cities.element().getBoundingClientRect().top).toBe(before);
  } finally {
    await page.viewport(360, 740);
  }
});

test('R16 a visitor can sign in, and onSignIn runs during the user activation of the press', async () => {
  const onSignIn = vi.fn(() => expect(navigator.userActivation.isActive).toBe(true));
  const { getByRole } = await render(screenOf({ signIn: { ...signIn, onSignIn } }));
  await getByRole('button', { name: /Sign In \/ Register/ }).click();
  expect(onSignIn).toHaveBeenCalledTimes(1);
  expect(getByRole('button', { name: /Sign out/ }).elements()).toEqual([]);
});

test('R610 the row of a signed-in user names the account, links to it, and signs out', async () => {
  const onSignOut = vi.fn();
  const { getByRole } = await render(
    screenOf({ authStatus: 'signedIn', userName: 'Sari Lestari', onSignOut }),
  );
  const account = getByRole('link', { name: 'Sari Lestari Lihat akun' });
  await expect.element(account).toHaveAttribute('href', '/profile');
  const signOut = getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(getByRole('button', { name: /Sign In/ }).elements()).toEqual([]);
});

test('a running sign-out is shown', async () => {
  const { getByRole } = await render(
    screenOf({ authStatus: 'signedIn', userName: 'Sari Lestari', isSigningOut: true }),
  );
  await expect.element(getByRole('button', { name: 'Sedang keluar…' })).toBeVisible();
});

test('R16 neither is offered while the session is being restored', async () => {
  const { getByRole } = await render(screenOf({ authStatus: 'restoring' }));
  expect(getByRole('button', { name: /Sign/ }).elements()).toEqual([]);
});

test('R611 the row of a visitor shows that the sign-in window is open, and closes it', async () => {
  const onCancel = vi.fn();
  const { getByRole, rerender } = await render(screenOf());
  const row = getByRole('button', { name: /^Sign In/ });
  const chevron = row.element().querySelector('svg:last-child')?.outerHTML;
  expect(getByRole('button', { name: 'Batalkan' }).elements()).toEqual([]);
  await rerender(screenOf({ signIn: { ...signIn, isSigningIn: true, onCancel } }));
  await expect.element(row).toHaveTextContent('Menunggu masuk…');
  expect(row.element().querySelector('svg:last-child')?.outerHTML).not.toBe(chevron);
  await getByRole('button', { name: 'Batalkan' }).click();
  expect(onCancel).toHaveBeenCalledTimes(1);
  await expect.element(row).toHaveFocus();
  await rerender(screenOf({ signIn: { ...signIn, isLeaving: true, onCancel } }));
  expect(getByRole('button', { name: 'Batalkan' }).elements()).toEqual([]);
});

test.each(['userDisabled', 'unauthorizedDomain'] as const)(
  'R612 the notice of a sign-in that failed with %s leads to customer service',
  async (error) => {
    const { getByRole } = await render(screenOf({ signIn: { ...signIn, error } }));
    await expect.element(getByRole('alert')).toHaveTextContent(/hubungi layanan pelanggan/);
    const link = getByRole('alert').getByRole('link', { name: 'Hubungi lewat WhatsApp' });
    expect(link.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6281100001001\?text=/);
    await expectNoAxeViolations();
  },
);

test('R17 the store badge is disabled, and the Android badge links to version 1.5.5', async () => {
  const { getByRole } = await render(screenOf());
  await expect.element(getByRole('button', { name: /Google Play/ })).toBeDisabled();
  const apk = getByRole('link', { name: /1\.5\.5/ });
  await expect.element(apk).toHaveAttribute('href', '/unduh/dukacita-1.5.5.apk');
});

test('R17 without a package, the Android badge is disabled', async () => {
  const { getByRole } = await render(screenOf({ androidPackageUrl: null }));
  await expect.element(getByRole('button', { name: /Android/ })).toBeDisabled();
  expect(getByRole('link', { name: /Android/ }).elements()).toEqual([]);
});

test('R240 a name that is searched for leads to the list', async () => {
  const onSearch = vi.fn();
  const { getByRole } = await render(screenOf({ onSearch }));
  await getByRole('searchbox', { name: 'Cari nama' }).fill(' wijaya ');
  await getByRole('button', { name: 'Cari' }).click();
  expect(onSearch.mock.calls).toEqual([['wijaya']]);
});

test('R240 without scripts, the search opens the list by its URL', async () => {
  const { getByRole } = await render(screenOf());
  const search = getByRole('search').element() as HTMLFormElement;
  expect(search.getAttribute('action')).toBe('/duka');
  expect(search.method).toBe('get');
  expect([...search.elements].map((element) => element.getAttribute('name'))).toEqual([
    'text',
    null,
  ]);
});

test('with text at 200 %, the tile of the listings holds its title and its search', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const { getByRole, getByText } = await render(screenOf());
    const search = getByRole('search').element();
    const { right } = (search.parentElement as HTMLElement).getBoundingClientRect();
    for (const part of [search, getByText('Info Dukacita', { exact: true }).element()])
      expect(part.getBoundingClientRect().right).toBeLessThan(right);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('R730 with text at 200 %, the names of the newest people stay whole beside or below the photos', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const data = [maria, { ...maria, id: 8 }];
    const { getByRole } = await render(
      screenOf({ people: { type: 'ready', data, refetchError: null } }),
    );
    const row = getByRole('list', { name: 'Info duka terbaru' });
    const [name] = row.getByText(maria.name, { exact: true }).elements();
    expect(new Set(linesOfWords(name!))).toEqual(new Set([1]));
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('R730 with text at 200 %, the words of a name stay whole beside the button that discards its order', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    await document.fonts.load('1em Lora');
    const order = { ...savedOrder, personName: 'Siti Koesoemawardhana' };
    const { getByText } = await render(
      screenOf({ savedOrders: <ResumeOrders orders={[order]} /> }),
    );
    const name = getByText(order.personName, { exact: true }).element();
    expect(linesOfWords(name)).toEqual([1, 1]);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('R241 the row of the newest people says when a departure is over', async () => {
  const { getByRole, rerender } = await render(screenOf());
  const row = getByRole('list', { name: 'Info duka terbaru' });
  await expect.element(row).not.toHaveTextContent('Sudah diberangkatkan');
  await rerender(screenOf({ now: Date.parse('2026-11-23T09:00:00+07:00') }));
  await expect.element(row).toHaveTextContent('Sudah diberangkatkan');
});

test('every advertisement is marked as one', async () => {
  const { container } = await render(screenOf());
  await expect
    .poll(() => [...container.querySelectorAll('span')].filter((e) => e.textContent === 'Iklan'))
    .toHaveLength(5);
});

test('R311 the newest people are shown with their age, house and departure', async () => {
  const unknown = { ...maria, id: 8, name: 'Siti Aminah', burialTime: null };
  const { getByRole } = await render(
    screenOf({ people: { type: 'ready', data: [maria, unknown], refetchError: null } }),
  );
  const items = getByRole('list', { name: 'Info duka terbaru' }).getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toHaveTextContent(/Usia 78\s*Rumah Duka Nana Rohana\s*Pemberangkatan\s*Sen, 23 Nov 09:00$/);
  await expect.element(items.nth(1)).toHaveTextContent(/Pemberangkatan\s*Belum ada informasi$/);
  items.nth(0).element().scrollIntoView({ block: 'center' });
  const card = items.nth(0).element().getBoundingClientRect();
  const bottom = document.elementFromPoint(card.left + card.width / 2, card.bottom - 8);
  expect(bottom?.closest('a')?.getAttribute('href')).toBe('/duka/detail/7');
});

test.each([360, 1280])(
  'R312 saved orders that arrive late do not move the search at %i px',
  async (width) => {
    await page.viewport(width, 740);
    try {
      const state = { authStatus: 'signedIn', userName: 'Sari Lestari' } as const;
      const { getByRole, rerender } = await render(screenOf(state));
      const box = () => getByRole('searchbox').element().getBoundingClientRect().toJSON();
      await expect.element(getByRole('searchbox')).toBeVisible();
      const before = box();
      await rerender(screenOf({ ...state, savedOrders: <ResumeOrders orders={[savedOrder]} /> }));
      await expect.element(getByRole('heading', { name: 'Lanjutkan pesanan' })).toBeInTheDocument();
      expect(box()).toEqual(before);
    } finally {
      await page.viewport(360, 740);
    }
  },
);

test('R342 a newest person without a known funeral house says so', async () => {
  const { getByRole } = await render(
    screenOf({
      people: {
        type: 'ready',
        data: [{ ...maria, funeralHouse: { id: null, name: null } }],
        refetchError: null,
      },
    }),
  );
  await expect
    .element(
      getByRole('link', { name: 'Maria Theresia Wijaya Usia 78 Rumah duka belum diketahui' }),
    )
    .toBeVisible();
});

test('R202 without people the page says so, and people who failed to load can be retried', async () => {
  const onRetry = vi.fn();
  const { getByRole, getByText, rerender } = await render(
    screenOf({ people: { type: 'ready', data: [], refetchError: null } }),
  );
  await expect.element(getByText('Saat ini belum ada info duka.')).toBeVisible();
  expect(getByRole('list', { name: 'Info duka terbaru' }).elements()).toEqual([]);
  await rerender(
    screenOf({ people: { type: 'failed', code: 'serverFailed', isRetrying: false, onRetry } }),
  );
  await getByRole('button', { name: 'Coba lagi' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('R613 the first open order is in the first window of a phone, between the search and the account', async () => {
  const { getByRole } = await render(
    screenOf({
      authStatus: 'signedIn',
      userName: 'Sari Lestari',
      savedOrders: <ResumeOrders orders={[savedOrder, { ...savedOrder, key: '0 8' }]} />,
    }),
  );
  const order = getByRole('link', { name: /^Maria Theresia Wijaya Kartu ucapan/ }).first();
  await expect.element(order).toBeVisible();
  const { top, bottom } = order.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(740 - 64);
  expect(top).toBeGreaterThan(getByRole('search').element().getBoundingClientRect().bottom);
  const account = getByRole('link', { name: /Lihat akun/ }).element();
  expect(account.getBoundingClientRect().top).toBeGreaterThan(bottom);
});

test.each([
  ['draft', /Yang sudah Anda tulis untuk Maria Theresia Wijaya tidak dapat dikembalikan/],
  ['unknown', /mungkin sudah dibuat/],
  ['placed', /tetap ada di Riwayat/],
] as const)(
  'a saved order with the status %s is discarded after a confirmation',
  async (status, expected) => {
    let discarded = 0;
    const orders = [{ ...savedOrder, status, onDiscard: () => void (discarded += 1) }];
    const { getByRole } = await render(screenOf({ savedOrders: <ResumeOrders orders={orders} /> }));
    const discard = getByRole('button', { name: 'Hapus pesanan untuk Maria Theresia Wijaya' });
    const dialog = getByRole('dialog', { name: 'Hapus dari perangkat ini?' });
    await discard.click();
    await expect.element(dialog).toHaveTextContent(expected);
    await dialog.getByRole('button', { name: 'Batal' }).click();
    expect(discarded).toBe(0);
    await discard.click();
    await dialog.getByRole('button', { name: 'Hapus' }).click();
    expect(discarded).toBe(1);
  },
);

test('saved orders can be resumed', async () => {
  const { getByRole } = await render(
    screenOf({ savedOrders: <ResumeOrders orders={[savedOrder]} /> }),
  );
  await expect.element(getByRole('heading', { name: 'Lanjutkan pesanan' })).toBeVisible();
  await expect
    .element(getByRole('link', { name: /^Maria Theresia Wijaya Kartu ucapan/ }))
    .toHaveAttribute('href', '/order/ucapan');
});

test('R614 an unpaid order says that it is to be paid, and an unfinished one that it goes on', async () => {
  const unpaid: SavedOrderEntry = {
    ...savedOrder,
    key: '1 7',
    kind: FLOWERS,
    status: 'placed',
    server: {
      badge: 'Menunggu pembayaran',
      isPaid: false,
      group: 'todo',
      isSettled: false,
      isFinished: false,
    },
  };
  const { getByRole } = await render(
    screenOf({ savedOrders: <ResumeOrders orders={[savedOrder, unpaid]} /> }),
  );
  const links = getByRole('link', { name: /^Maria Theresia Wijaya Kartu/ });
  await expect.element(links.nth(0)).toHaveTextContent(/Lanjutkan$/);
  await expect.element(links.nth(1)).toHaveTextContent(/Bayar$/);
});

test('R120 R617 a paid order runs: it says who acts, leads to its page, and cannot be deleted', async () => {
  const { getByRole } = await render(
    screenOf({ savedOrders: <ResumeOrders orders={[paidOrder]} /> }),
  );
  await expect.element(getByRole('heading', { name: 'Pesanan berjalan' })).toBeVisible();
  expect(getByRole('heading', { name: 'Lanjutkan pesanan' }).elements()).toEqual([]);
  const order = getByRole('link', { name: /^Maria Theresia Wijaya Bunga papan/ });
  await expect
    .element(order)
    .toHaveTextContent(/Bunga papan\s*Lunas\s*Kami mencari florist lain untuk Anda$/);
  await expect.element(order).toHaveAttribute('href', '/history/order/43');
  expect(getByRole('button', { name: /^Hapus pesanan/ }).elements()).toEqual([]);
  await expectNoAxeViolations();
});

test('R614 running orders and orders that ended otherwise have headings of their own', async () => {
  const ended: SavedOrderEntry = {
    ...paidOrder,
    key: '1 8',
    server: {
      badge: 'Batas waktu lewat',
      news: 'Batas waktu pembayaran sudah lewat',
      isPaid: false,
      group: 'finished',
      isSettled: true,
      isFinished: false,
    },
  };
  const { getByRole } = await render(
    screenOf({ savedOrders: <ResumeOrders orders={[ended, paidOrder, savedOrder]} /> }),
  );
  await expect.element(getByRole('heading', { name: 'Pesanan berakhir' })).toBeVisible();
  const headings = getByRole('heading', { level: 2, name: /pesanan/i }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Lanjutkan pesanan',
    'Pesanan berjalan',
    'Pesanan berakhir',
  ]);
  expect(getByRole('button', { name: /^Hapus pesanan/ }).elements()).toHaveLength(2);
});

test.each([360, 1280])('R615 ads that cannot be loaded leave no trace at %i px', async (width) => {
  await page.viewport(width, 740);
  try {
    const failed = {
      type: 'failed',
      code: 'networkFailed',
      isRetrying: false,
      onRetry: () => {},
    } as const;
    const { getByRole, getByText } = await render(screenOf({ topAds: failed, bottomAds: failed }));
    const duka = getByRole('link', { name: /Info Dukacita/ });
    await expect.element(duka).toBeVisible();
    expect(getByText(/iklan/i).elements()).toEqual([]);
    expect(getByRole('button', { name: 'Coba lagi' }).elements()).toEqual([]);
    expect(getByRole('heading', { name: 'Rekan kami' }).elements()).toEqual([]);
    await expectNoAxeViolations();
  } finally {
    await page.viewport(360, 740);
  }
});

test('R615 the ads keep their place while they are loading', async () => {
  const { getByRole, rerender } = await render(screenOf({ topAds: { type: 'loading' } }));
  const search = getByRole('searchbox');
  await expect.element(search).toBeVisible();
  const before = search.element().getBoundingClientRect().top;
  await rerender(screenOf());
  await expect.element(getByRole('button', { name: '1 dari 2' })).toBeInTheDocument();
  expect(search.element().getBoundingClientRect().top).toBe(before);
});

test('R616 a dot of the ads is large enough for a finger', async () => {
  const { getByRole } = await render(screenOf());
  const dot = getByRole('button', { name: '1 dari 2' });
  await expect.element(dot).toBeVisible();
  const box = dot.element().getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(44);
});

test('skeletons are shown while the ads are loading', async () => {
  const { container } = await render(
    screenOf({ topAds: { type: 'loading' }, bottomAds: { type: 'loading' } }),
  );
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
});
