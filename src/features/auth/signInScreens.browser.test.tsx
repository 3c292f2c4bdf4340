import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { AuthCallbackScreen } from './AuthCallbackScreen.tsx';
import { SignInPromptScreen, type SignInPromptScreenProps } from './SignInPromptScreen.tsx';

function prompt(
  error: AppErrorCode | null = null,
  isSigningIn = false,
  calls = { onSignIn: vi.fn(), onSignInHere: vi.fn(), onCancel: vi.fn() },
  changes: Partial<SignInPromptScreenProps> = {},
) {
  return {
    calls,
    element: (
      <SignInPromptScreen
        page={{ kind: 'other' }}
        provider={null}
        storesDrafts
        customerServicePhone="6281100001001"
        error={error}
        account={null}
        isSigningIn={isSigningIn}
        {...calls}
        isLeaving={false}
        {...changes}
      />
    ),
  };
}

/** Renders the prompt of a page. */
const renderPrompt = (
  changes: Partial<SignInPromptScreenProps>,
  error: AppErrorCode | null = null,
) => render(prompt(error, false, undefined, changes).element);

test('SignInPromptScreen opens the sign-in window during the user activation of the press', async () => {
  const { calls, element } = prompt();
  calls.onSignIn.mockImplementation(() => expect(navigator.userActivation.isActive).toBe(true));
  const { getByRole } = await render(element);
  await expect
    .element(
      getByRole('heading', { level: 1, name: 'Silakan melakukan login / signin terlebih dahulu' }),
    )
    .toBeVisible();
  await getByRole('button', { name: 'Sign In / Register' }).click();
  expect(calls.onSignIn).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations();
});

const failures: AppErrorCode[] = [
  'popupBlocked',
  'popupClosedByUser',
  'unauthorizedDomain',
  'invalidCredential',
  'networkFailed',
  'tokenExpired',
];

test.each(failures)(
  'R24 %s is shown with its message, and the sign-in can be retried',
  async (code) => {
    const { calls, element } = prompt(code);
    const { getByRole } = await render(element);
    await expect.element(getByRole('alert')).toHaveTextContent(errorCopy[code]);
    const isBlocked = code === 'popupBlocked';
    await getByRole('button', {
      name: isBlocked ? 'Coba lagi di halaman baru' : 'Sign In / Register',
    }).click();
    expect(calls.onSignIn).toHaveBeenCalledTimes(1);
    expect(getByRole('button', { name: 'Lanjutkan di halaman ini' }).elements()).toHaveLength(
      isBlocked ? 1 : 0,
    );
  },
);

test('R387 a disabled account is asked about in a chat, which is the main action', async () => {
  const { getByRole } = await renderPrompt({ account: 'sari@example.org' }, 'userDisabled');
  const chat = getByRole('link', { name: 'Hubungi lewat WhatsApp' });
  await expect
    .element(chat)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/6281100001001\?text=Halo.*sari%40example\.org/),
    );
  expect(chat.element().className).toMatch(/primary/);
  expect(getByRole('button', { name: 'Sign In / Register' }).element().className).toMatch(
    /secondary/,
  );
  await expectNoAxeViolations();
});

test.each([
  ['sari@example.org', 'sari@example.org'],
  [null, ''],
])('R420 the prompt names the disabled account %s and says what to do', async (account, shown) => {
  const { getByRole } = await renderPrompt({ account }, 'userDisabled');
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent(`Akun ini dinonaktifkan${shown}Hubungi kami, atau masuk dengan akun lain.`);
});

test('R25 the prompt says why an account is not enough', async () => {
  const { getByRole } = await render(prompt('userNotFound').element);
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent(
      'User not foundAkun yang Anda pilih tidak memiliki alamat e-mail. Silakan pilih akun lain.',
    );
});

test('R341 after a blocked window, the sign-in on this page is the main button', async () => {
  const { getByRole, rerender } = await render(prompt().element);
  const signIn = getByRole('button', { name: 'Sign In / Register' });
  expect(signIn.element().className).toMatch(/primary/);
  const { calls, element } = prompt('popupBlocked');
  await rerender(element);
  const here = getByRole('button', { name: 'Lanjutkan di halaman ini' });
  expect(here.element().className).toMatch(/primary/);
  expect(getByRole('button', { name: 'Coba lagi di halaman baru' }).element().className).toMatch(
    /quiet/,
  );
  await here.click();
  expect(calls.onSignInHere).toHaveBeenCalledTimes(1);
});

test.each(['tokenExpired', 'userDisabled', 'popupClosedByUser', 'popupBlocked', null] as const)(
  'R314 what happened (%s) is said once',
  async (code) => {
    const { getByRole } = await render(prompt(code, code === null).element);
    const said = getByRole(code === null ? 'status' : 'alert');
    await expect.element(said).toBeVisible();
    expect(said.elements()).toHaveLength(1);
  },
);

test.each([
  ['Keraton', 'Masuk dengan akun Keraton Anda.'],
  [null, 'Masuk dengan akun yang sudah Anda punya, misalnya Google.'],
])('R377 the prompt says with which account one signs in: %s', async (provider, text) => {
  const screen = await renderPrompt({ provider });
  const how = screen.getByText(text);
  await expect.element(how).toBeVisible();
});

test.each(['popupBlocked', 'popupClosedByUser', 'tokenExpired'] as const)(
  'R377 the prompt does not say how to sign in after the error %s',
  async (error) => {
    const screen = await renderPrompt({ provider: 'Google' }, error);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/^Masuk dengan akun/).elements()).toEqual([]);
  },
);

test('after the end of a session, the prompt does not say again what the page is for', async () => {
  const screen = await renderPrompt({ page: { kind: 'history' } }, 'tokenExpired');
  await expect
    .element(screen.getByRole('main'))
    .toHaveTextContent(
      /^Silakan melakukan login \/ signin terlebih dahulu\s*Sesi Anda sudah berakhir\. Silakan masuk kembali\.\s*Sign In \/ Register\s*Dengan masuk,/,
    );
});

test.each([
  ['history', 'Di sini Anda menemukan semua pesanan dan statusnya.'],
  ['order', 'Di sini Anda melihat status pesanan dan cara membayarnya.'],
  ['profile', 'Di sini Anda mengatur profil dan menemukan kode QR Anda.'],
  ['other', 'Masuk untuk memesan dan melihat riwayat Anda.'],
] as const)('R378 the prompt of the page %s says what is found there', async (kind, text) => {
  const { getByText } = await renderPrompt({ page: { kind } });
  await expect.element(getByText(text)).toBeVisible();
});

test.each([
  [0, 'Ucapan untuk Maria Theresia Wijaya', 'Masuk untuk mengirim ucapan.'],
  [1, 'Bunga papan untuk Maria Theresia Wijaya', 'Masuk untuk memesan bunga papan.'],
] as const)(
  'R378 the prompt of an order of kind %i says for whom it is',
  async (kind, text, unknown) => {
    const order = { kind, personName: 'Maria Theresia Wijaya' };
    const first = await renderPrompt({ page: { order } });
    await expect.element(first.getByText(text)).toBeVisible();
    await expectNoAxeViolations();
    await first.unmount();
    const second = await renderPrompt({ page: { order: { kind, personName: null } } });
    await expect.element(second.getByText(unknown)).toBeVisible();
  },
);

test('R378 when a session ends during an order, the prompt says that the draft is kept', async () => {
  const page = { order: { kind: 0, personName: 'Maria Theresia Wijaya' } } as const;
  const kept = /Yang sudah Anda isi tetap tersimpan di perangkat ini\./;
  const first = await renderPrompt({ page }, 'tokenExpired');
  await expect.element(first.getByRole('alert')).toHaveTextContent(kept);
  await first.unmount();
  for (const [changes, error] of [
    [{ page }, null],
    [{ page, storesDrafts: false }, 'tokenExpired'],
    [{}, 'tokenExpired'],
  ] as const) {
    const other = await renderPrompt(changes, error);
    await expect.element(other.getByRole('heading', { level: 1 })).toBeVisible();
    expect(other.getByText(kept).elements()).toEqual([]);
    await other.unmount();
  }
});

test('R378 the prompt lists what a sign-in brings, and drafts only before an order that the device stores', async () => {
  const benefits = (screen: Awaited<ReturnType<typeof render>>) =>
    screen
      .getByRole('main')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const order = { kind: 0, personName: null } as const;
  const always = ['Pesanan Anda di semua perangkat', 'Tidak perlu kata sandi baru'];
  for (const [changes, error, expected] of [
    [{ page: { order } }, null, always.toSpliced(1, 0, 'Tulisan Anda tetap tersimpan')],
    [{ page: { order }, storesDrafts: false }, null, always],
    [{}, null, always],
    [{ page: { order } }, 'tokenExpired', []],
    [{}, 'networkFailed', []],
  ] as const) {
    const screen = await renderPrompt(changes, error);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(benefits(screen)).toEqual(expected);
    await screen.unmount();
  }
});

test('an expired session has another title than a failed sign-in', async () => {
  const { getByRole, rerender } = await render(prompt('tokenExpired').element);
  await expect.element(getByRole('alert')).toHaveTextContent(/^Sesi Anda sudah berakhir/);
  await rerender(prompt('popupClosedByUser').element);
  await expect.element(getByRole('alert')).toHaveTextContent(/^Belum berhasil masuk/);
});

test('R315 while the sign-in window is open, the page waits and offers to open it again', async () => {
  const { calls, element } = prompt();
  const { getByRole, rerender } = await render(element);
  const signIn = getByRole('button', { name: 'Sign In / Register' });
  await signIn.click();
  await rerender(prompt('popupClosedByUser', true, calls).element);
  await expect
    .element(getByRole('status'))
    .toHaveTextContent('Halaman masuk terbukaSilakan selesaikan di sana.');
  expect(getByRole('status').element().querySelectorAll('[class*="spinner"]')).toHaveLength(1);
  expect(getByRole('alert').elements()).toEqual([]);
  expect(signIn.elements()).toEqual([]);
  const again = getByRole('button', { name: 'Buka lagi halaman masuk' });
  await expect.element(again).toHaveFocus();
  expect(again.element().className).toMatch(/secondary/);
  await again.click();
  expect(calls.onSignIn).toHaveBeenCalledTimes(2);
  await expectNoAxeViolations();
});

test('R422 the wait for the sign-in window can be cancelled', async () => {
  const { calls, element } = prompt(null, true);
  const { getByRole, rerender } = await render(element);
  await getByRole('button', { name: 'Batalkan' }).click();
  expect(calls.onCancel).toHaveBeenCalledTimes(1);
  await rerender(prompt().element);
  await expect.element(getByRole('button', { name: 'Sign In / Register' })).toHaveFocus();
  expect(getByRole('button', { name: 'Batalkan' }).elements()).toEqual([]);
});

test('R341 the button of the sign-in on this page is busy while it is opened', async () => {
  const { getByRole } = await renderPrompt({ isLeaving: true }, 'popupBlocked');
  await expect
    .element(getByRole('button', { name: 'Lanjutkan di halaman ini' }))
    .toHaveAttribute('aria-busy', 'true');
});

test('R341 a blocked window has a title of its own', async () => {
  const { getByRole } = await render(prompt('popupBlocked').element);
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent(
      'Halaman masuk tidak terbukaPeramban memblokirnya. Anda dapat masuk di halaman ini.',
    );
});

/** Renders the callback page after a failed sign-in. */
async function renderFailure(code: AppErrorCode, isWindow: boolean) {
  const on = { onLeave: vi.fn(), onSignInAgain: vi.fn() };
  const screen = await render(
    <AuthCallbackScreen
      productName="Dukacita"
      stage={{ type: 'failed', code }}
      isWindow={isWindow}
      {...on}
    />,
  );
  return { ...on, ...screen };
}

test.each([
  [true, 'Tutup halaman ini'],
  [false, 'Kembali'],
])(
  'R25, R630 AuthCallbackScreen says that an account without an e-mail address is not enough, and offers another one first; in the window: %s',
  async (isWindow, leave) => {
    const { getByRole, onLeave, onSignInAgain } = await renderFailure('userNotFound', isWindow);
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent(
        'User not foundAkun yang Anda pilih tidak memiliki alamat e-mail. Silakan pilih akun lain.',
      );
    await expectNoAxeViolations();
    const another = getByRole('button', { name: 'Pilih akun lain' });
    expect(another.element().className).toMatch(/primary/);
    await another.click();
    expect([onSignInAgain.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
    const close = getByRole('button', { name: leave, exact: true });
    expect(close.element().className).toMatch(/secondary/);
    await close.click();
    expect(onLeave).toHaveBeenCalledOnce();
  },
);

test.each(['authenticationFailed', 'signInStateInvalid', 'networkFailed'] as const)(
  'AuthCallbackScreen shows %s as a failed sign-in',
  async (code) => {
    const { getByRole, onLeave } = await renderFailure(code, true);
    await expect
      .element(getByRole('alert'))
      .toHaveTextContent(
        /^Authentication Failed.*Halaman ini akan menutup sendiri\. Anda dapat mencoba lagi di halaman sebelumnya\.$/,
      );
    await expect
      .element(getByRole('heading', { level: 1, name: 'Belum berhasil masuk' }))
      .toBeVisible();
    await getByRole('button', { name: 'Tutup halaman ini' }).click();
    expect(onLeave).toHaveBeenCalledTimes(1);
  },
);

test('AuthCallbackScreen offers to go back when it is not in the sign-in window', async () => {
  const { getByRole } = await renderFailure('signInRefused', false);
  await expect.element(getByRole('alert')).not.toHaveTextContent(/menutup sendiri/);
  await expect.element(getByRole('button', { name: 'Kembali dan coba lagi' })).toBeVisible();
});

test('R423 a sign-in that is being completed can be cancelled, once that is possible', async () => {
  const callback = (onLeave: (() => void) | null) => (
    <AuthCallbackScreen
      productName="Dukacita"
      stage={{ type: 'working' }}
      isWindow
      onLeave={onLeave}
      onSignInAgain={vi.fn()}
    />
  );
  const { getByRole, rerender } = await render(callback(null));
  await expect.element(getByRole('status')).toBeVisible();
  expect(getByRole('button').elements()).toEqual([]);
  const onLeave = vi.fn();
  await rerender(callback(onLeave));
  await getByRole('button', { name: 'Batalkan' }).click();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('AuthCallbackScreen announces its progress and its success', async () => {
  const { getByRole, rerender } = await render(
    <AuthCallbackScreen
      productName="Dukacita"
      stage={{ type: 'working' }}
      isWindow
      onLeave={vi.fn()}
      onSignInAgain={vi.fn()}
    />,
  );
  await expect
    .element(getByRole('status'))
    .toHaveTextContent('Mohon tunggu, kami sedang memeriksa akun Anda.');
  await rerender(
    <AuthCallbackScreen
      productName="Dukacita"
      stage={{ type: 'done' }}
      isWindow
      onLeave={vi.fn()}
      onSignInAgain={vi.fn()}
    />,
  );
  await expect
    .element(getByRole('status'))
    .toHaveTextContent('Berhasil masuk. Halaman ini akan menutup sendiri.');
});
