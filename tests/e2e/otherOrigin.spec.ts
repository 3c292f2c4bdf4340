import getPort from 'get-port';
import {
  heading,
  openPackages,
  PERSON,
  placeGreeting,
  waitForOrderNumber,
} from './support/ordering.ts';
import { serveElsewhere } from './support/serveElsewhere.ts';
import { signIn } from './support/signIn.ts';
import { START_MS, startServer } from './support/startServer.ts';
import { expect, test as base } from './support/test.ts';

/** Serves the app on another origin, and another site, than the server. */
const test = base.extend({
  baseURL: [
    async ({ browserName: _ }, provide) => {
      const otherOrigin = `http://localhost:${await getPort({ host: 'localhost' })}`;
      const server = await startServer({ APP_ORIGINS: otherOrigin });
      const stop = await serveElsewhere(otherOrigin, server.address);
      await provide(otherOrigin);
      stop();
      await server.close();
    },
    { scope: 'test', timeout: START_MS },
  ],
});

test('R192 signs in and orders when the app is on another site than the server', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await signIn(page, 'Yohanes Adi Nugroho');
  await openPackages(page);
  await placeGreeting(page);
  await waitForOrderNumber(page);
  expect(new URL(page.url()).origin).toBe(baseURL);

  const [session] = (await page.context().cookies()).filter(
    ({ name }) => name === 'dukacita_refresh',
  );
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'None' });
});
