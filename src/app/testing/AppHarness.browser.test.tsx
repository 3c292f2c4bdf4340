import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { person } from '../../testing/fixtures/persons.ts';
import { freezeMachines } from '../stories/testing/freezeMachines.ts';
import { session } from './fakes.ts';
import { createHarnessServices, AppHarness, type HarnessOptions } from './AppHarness.tsx';
import { createMemoryHistory } from './memoryHistory.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function show(address: string, options: HarnessOptions = {}) {
  const history = createMemoryHistory(address);
  const services = await createHarnessServices(history, options);
  await render(<AppHarness services={services} history={history} />);
  return { history, services };
}

test('runs the whole app on mocks and navigates in its own history', async () => {
  const network = vi.spyOn(globalThis, 'fetch');
  const { history } = await show('/duka/detail/7');
  await expect.element(heading(person.name)).toBeVisible();
  history.push('/help');
  await expect.element(heading('WooW Help')).toBeVisible();
  history.go(-1);
  await expect.element(heading(person.name)).toBeVisible();
  expect(network).not.toHaveBeenCalled();
});

test('saves an order to the storage of the harness, not to that of the page', async () => {
  localStorage.clear();
  const { services } = await show('/order/ucapan?personid=7', { session });
  await page.getByRole('radio', { name: /Ayahanda dari/ }).click();
  await expect.poll(() => services.localStorage.getItem('order:12:0:7')).toContain('father');
  expect(localStorage.length).toBe(0);
});

test('starts the machines that replace those of the app', async () => {
  const { services } = await show('/help', {
    replaceMachine: freezeMachines({
      auth: { value: { signedIn: 'fresh' }, context: { session } },
    }),
  });
  await expect.poll(() => services.auth.getSnapshot()?.matches({ signedIn: 'fresh' })).toBe(true);
  expect(services.auth.getSnapshot()?.context).toEqual({ session, error: null, account: null });
});
