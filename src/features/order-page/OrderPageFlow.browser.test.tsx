import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, fromPromise } from 'xstate';
import '../../ui/styles/global.css';
import { orderPageMachine } from '../../machines/orderPageMachine.ts';
import type { SeenOrder } from '../../machines/orderPageTypes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import { orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { OrderPageFlow } from './OrderPageFlow.tsx';

const clock = { ...createManualClock(NOW), offset: () => 0, onCorrection: () => () => {} };

test('R426 the two answers to the question before a cancellation differ, and no word of them breaks', async () => {
  await page.viewport(360, 740);
  const seen: SeenOrder = { order: orderDetail, seenAt: NOW };
  const actor = createActor(
    orderPageMachine.provide({
      actors: {
        loadSeen: fromPromise<SeenOrder | null, { orderId: number }>(() => Promise.resolve(seen)),
        readOrder: fromPromise<SeenOrder, { orderId: number }>(() => Promise.resolve(seen)),
        cancelOrder: fromPromise<SeenOrder, { orderId: number; version: number }>(
          () => new Promise(() => {}),
        ),
      },
    }),
    { input: { orderId: 42, username: 'sari', virtualAccount: true, lastBank: null } },
  ).start();
  const screen = await render(
    <OrderPageFlow
      actor={actor}
      clock={clock}
      payee={{
        bank: { bankName: 'BCA', number: '0080001234', holder: 'PT Dukacita Nusantara' },
        paypalAddress: 'bayar@example.org',
        confirmationPhone: '6281100001001',
        customerServicePhone: '6281100001001',
      }}
      refundDays={3}
      saveFile={() => ''}
      share={() => ({ onShare: null, shareHref: 'https://wa.me/' })}
      onPrint={() => {}}
      renderCorrection={() => null}
    />,
  );
  const pay = screen.getByRole('button', { name: 'Dapatkan nomor VA BCA' });
  await expect.element(pay).toBeVisible();
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const payGround = ground(pay.element());
  await screen.getByRole('button', { name: 'Batalkan pesanan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Batalkan pesanan ini?' });
  const keep = dialog.getByRole('button', { name: 'Tetap simpan pesanan' });
  const cancel = dialog.getByRole('button', { name: 'Batalkan pesanan' });
  await expect.element(keep).toBeVisible();
  expect(ground(cancel.element())).not.toBe(payGround);
  const lineHeights = () =>
    dialog
      .getByRole('button')
      .elements()
      .map((button) => button.querySelector('span:last-of-type')?.getBoundingClientRect().height);
  expect(lineHeights().every((height) => height !== undefined && height < 30)).toBe(true);
  await cancel.click();
  await expect.element(dialog.getByRole('button', { name: 'Membatalkan…' })).toBeVisible();
  expect(lineHeights().every((height) => height !== undefined && height < 30)).toBe(true);
  actor.stop();
});
