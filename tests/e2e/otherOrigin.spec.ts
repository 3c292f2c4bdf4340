import { otherOrigin } from '../../playwright.config.ts';
import {
  heading,
  openPackages,
  PERSON,
  placeGreeting,
  waitForOrderNumber,
} from './support/ordering.ts';
import { serveElsewhere } from './support/serveElsewhere.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: otherOrigin });

let stop: () => void;
test.beforeAll(async () => {
  stop = await serveElsewhere(otherOrigin, `http://127.0.0.1:${process.env['E2E_PORT_MOBILE']}`);
});
test.afterAll(() => stop());

test('R192 signs in and orders when the app is on another site than the server', async ({
  page,
}) => {
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await signIn(page, 'Yohanes Adi Nugroho');
  await openPackages(page);
  await placeGreeting(page);
  await waitForOrderNumber(page);
  expect(new URL(page.url()).origin).toBe(otherOrigin);

  const [session] = (await page.context().cookies()).filter(
    ({ name }) => name === 'dukacita_refresh',
  );
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'None' });
});
