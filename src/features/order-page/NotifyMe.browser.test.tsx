import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotifyMe, type NotifyMeProps } from './NotifyMe.tsx';

function renderNotifyMe(changes: Partial<NotifyMeProps>) {
  const handlers = { onTurnOn: vi.fn(), onTurnOff: vi.fn() };
  const props = { state: 'off', isChanging: false, hasFailed: false, ...handlers } as const;
  return render(<NotifyMe {...props} {...changes} />).then((screen) => ({ screen, ...handlers }));
}

test('R127 turns push messages on by a press only', async () => {
  const { screen, onTurnOn } = await renderNotifyMe({});
  expect(onTurnOn).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Kabari saya' }).click();
  expect(onTurnOn).toHaveBeenCalledOnce();
});

test('turns push messages off', async () => {
  const { screen, onTurnOff } = await renderNotifyMe({ state: 'on' });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Kami akan mengabari Anda di perangkat ini.');
  await screen.getByRole('button', { name: 'Matikan' }).click();
  expect(onTurnOff).toHaveBeenCalledOnce();
});

test.each([
  ['loading', 'Memeriksa perangkat ini…'],
  ['denied', /diblokir di perangkat ini\. Izinkan lewat pengaturan situs/],
  ['needsInstall', /perlu dipasang dulu.*Bagikan.*Tambah ke Layar Utama/],
] as const)('explains the state %s without a button', async (state, text) => {
  const { screen } = await renderNotifyMe({ state });
  await expect
    .element(screen.getByRole('region', { name: 'Kabar pesanan' }))
    .toHaveTextContent(text);
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('announces that a press had no effect, and keeps the button', async () => {
  const { screen } = await renderNotifyMe({ hasFailed: true });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Kabar belum dapat diubah.');
  await expect.element(screen.getByRole('button', { name: 'Kabari saya' })).toBeVisible();
});

test('shows nothing in a browser without push messages', async () => {
  const { screen } = await renderNotifyMe({ state: 'unsupported' });
  expect(screen.container.textContent).toBe('');
});
