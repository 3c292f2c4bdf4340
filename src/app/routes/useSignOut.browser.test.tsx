import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/ServicesContext.ts';
import { useSignOut } from './useSignOut.ts';

function SignOut() {
  const { isSigningOut, onSignOut } = useSignOut();
  return <button onClick={onSignOut}>{isSigningOut ? 'Sedang keluar…' : 'Keluar'}</button>;
}

test('signs out once on a double tap, after the time of a second tap', async () => {
  const sent: string[] = [];
  const timers: { ms: number; callback: () => void }[] = [];
  const services = {
    view: window,
    auth: { send: ({ type }: { type: string }) => void sent.push(type) },
    clock: {
      after: (ms: number, callback: () => void) => (timers.push({ ms, callback }), () => {}),
    },
  } as unknown as Services;
  const screen = await render(
    <ServicesContext value={services}>
      <SignOut />
    </ServicesContext>,
  );
  await screen.getByRole('button', { name: 'Keluar' }).dblClick();
  await expect.element(screen.getByRole('button', { name: 'Sedang keluar…' })).toBeVisible();
  expect(timers.map(({ ms }) => ms)).toEqual([400]);
  expect(sent).toEqual([]);
  timers[0]?.callback();
  await expect.poll(() => sent).toEqual(['LOGOUT']);
});
