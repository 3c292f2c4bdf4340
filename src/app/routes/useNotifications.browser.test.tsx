import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotifyMe } from '../../features/order-page/NotifyMe.tsx';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/ServicesContext.ts';
import { useNotifications } from './useNotifications.ts';

function Page() {
  return <NotifyMe {...useNotifications()} />;
}

/** Creates the services of a signed-in user whose browser has no service worker. */
function createServices(answer: NotificationPermission): Services {
  const snapshot = { context: { session: { user: { id: 12 } } } };
  return {
    auth: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) },
    client: { main: { GET: () => Promise.reject(new TypeError('offline')) } },
    environment: { offline: true },
    localStorage: { getItem: () => null },
    view: {
      navigator: {
        userAgent: 'Chrome',
        maxTouchPoints: 0,
        serviceWorker: { getRegistration: () => Promise.resolve(undefined) },
      },
      matchMedia: () => ({ matches: false }),
      Notification: { permission: 'default', requestPermission: () => Promise.resolve(answer) },
      PushManager: {},
    },
  } as unknown as Services;
}

test.each([
  ['denied', /diblokir di perangkat ini/],
  ['granted', /Kabar belum dapat diubah/],
] as const)('R127 a press on the button asks for the permission: %s', async (answer, text) => {
  const screen = await render(
    <ServicesContext value={createServices(answer)}>
      <Page />
    </ServicesContext>,
  );
  await screen.getByRole('button', { name: 'Kabari saya' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Kabar pesanan' }))
    .toHaveTextContent(text);
});
