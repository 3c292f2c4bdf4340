import type { CDPSession } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // The headless shell shows no notifications.
  launchOptions: chromiumLaunchOptions({ fullBrowser: true }),
});

test('R126 R127 a push message is shown by the service worker', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  const debug = await context.newCDPSession(page);
  const registrationId = await findRegistration(debug, `${origin}/`);
  const deliver = (data: string) =>
    debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data: data as unknown,
      }));
    });
  await deliver(JSON.stringify({ body: 'Pembayaran Anda sudah kami terima.', orderId: 42 }));
  await expect.poll(shown).toEqual([
    {
      title: 'Dukacita',
      body: 'Pembayaran Anda sudah kami terima.',
      tag: 'order-42',
      data: '/history/order/42',
    },
  ]);
});

/** Returns the id of the registration of a service worker, as the debugger names it. */
async function findRegistration(debug: CDPSession, scope: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === scope);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await debug.send('ServiceWorker.enable');
  return found;
}
