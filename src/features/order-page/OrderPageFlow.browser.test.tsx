import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, fromPromise } from 'xstate';
import '../../ui/styles/global.css';
import { errorCopy } from '../../copy/errors.ts';
import { AppError } from '../../domain/appError.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { orderPageMachine } from '../../machines/order-page/machine.ts';
import type { ProofUpload, SeenOrder } from '../../machines/order-page/types.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import { flowerOrderDetail, invoice, orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { OrderPageFlow } from './OrderPageFlow.tsx';

const clock = { ...createManualClock(NOW), offset: () => 0, onCorrection: () => () => {} };

/** Opens the page of an order whose cancellation never ends, and whose proof is uploaded at once. */
async function openPage(
  order: OrderDetail = orderDetail,
  stored: File | null = null,
  read: () => Promise<SeenOrder> = () => Promise.resolve({ order, seenAt: NOW }),
  upload: () => Promise<SeenOrder> = () =>
    Promise.resolve({ order: withProof(order), seenAt: NOW }),
) {
  const seen: SeenOrder = { order, seenAt: NOW };
  const actor = createActor(
    orderPageMachine.provide({
      actors: {
        loadSeen: fromPromise<SeenOrder | null, { orderId: number }>(() => Promise.resolve(seen)),
        readOrder: fromPromise<SeenOrder, { orderId: number }>(read),
        uploadProof: fromPromise<SeenOrder, ProofUpload>(upload),
        cancelOrder: fromPromise<SeenOrder, { orderId: number; version: number }>(
          () => new Promise(() => {}),
        ),
      },
    }),
    { input: { orderId: 42, username: 'sari', virtualAccount: true, lastBank: null, draft: null } },
  ).start();
  const screen = await render(
    <OrderPageFlow
      actor={actor}
      clock={clock}
      payee={{
        bank: { bankName: 'BCA', number: '0080001234', holder: 'PT Dukacita Nusantara' },
        paypalAddress: 'bayar@example.org',
        refundDays: 3,
        confirmationPhone: '6281100001001',
        customerServicePhone: '6281100001001',
      }}
      chosenProof={{ save: () => 'file-1', find: () => Promise.resolve(stored), remove: () => {} }}
      share={(address) => ({ onShare: null, shareHref: `https://wa.me/?text=${address}` })}
      onPrint={() => {}}
      renderCorrection={() => null}
    />,
  );
  return { screen, actor };
}

function withProof(order: OrderDetail): OrderDetail {
  return {
    ...order,
    version: order.version + 1,
    isProofPending: true,
    events: [
      ...order.events,
      {
        version: order.version + 1,
        at: '2026-11-21T09:50:00+07:00',
        type: 'proof.uploaded',
        payment: 'awaitingPayment',
        fulfilment: 'waiting',
        reason: null,
      },
    ],
  };
}

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = new File(
  [Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))],
  'bukti-transfer.png',
  { type: 'image/png' },
);
const pdf = new File(['%PDF'], 'bukti.pdf', { type: 'application/pdf' });

test('R426 the two answers to the question before a cancellation differ', async () => {
  await page.viewport(360, 740);
  const { screen, actor } = await openPage();
  const pay = screen.getByRole('link', { name: 'Konfirmasi WA' }).first();
  await expect.element(pay).toBeVisible();
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const payGround = ground(pay.element());
  await screen.getByRole('button', { name: 'Batalkan pesanan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Batalkan pesanan ini?' });
  const keep = dialog.getByRole('button', { name: 'Tetap simpan pesanan' });
  const cancel = dialog.getByRole('button', { name: 'Batalkan pesanan' });
  await expect.element(keep).toBeVisible();
  expect(ground(cancel.element())).not.toBe(payGround);
  await cancel.click();
  await expect.element(dialog.getByRole('button', { name: 'Membatalkan…' })).toBeVisible();
  actor.stop();
});

test('R670 a payment that arrives while the cancellation is asked for is said in the dialog', async () => {
  const paid: OrderDetail = {
    ...orderDetail,
    version: 2,
    payment: 'paid',
    fulfilment: 'inReview',
    received: 90_000,
    possibleEvents: [],
  };
  let current = orderDetail;
  const { screen, actor } = await openPage(orderDetail, null, () =>
    Promise.resolve({ order: current, seenAt: NOW }),
  );
  await screen.getByRole('button', { name: 'Batalkan pesanan' }).click();
  await screen
    .getByRole('dialog', { name: 'Batalkan pesanan ini?' })
    .getByRole('button', { name: 'Batalkan pesanan' })
    .element()
    .focus();
  current = paid;
  actor.send({ type: 'order.changed', version: 2 });
  const dialog = screen.getByRole('dialog', { name: 'Pesanan ini tidak dapat dibatalkan lagi' });
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Keadaannya sekarang: Sedang ditinjau. Bila ada pertanyaan, hubungi kami.');
  const close = dialog.getByRole('button');
  await expect.element(close).toHaveTextContent('Tutup');
  await expect.element(close).toHaveFocus();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  actor.stop();
});

test('R467 a delivered board shares its photo; a card shares the page of the person', async () => {
  const { board } = flowerOrderDetail;
  const delivered = await openPage({
    ...flowerOrderDetail,
    payment: 'paid',
    fulfilment: 'delivered',
    board: board && { ...board, deliveryPhotoUrl: '/files/deliveries/43.webp' },
  });
  await expect
    .element(delivered.screen.getByRole('link', { name: 'Bagikan foto' }))
    .toHaveAttribute('href', 'https://wa.me/?text=/files/deliveries/43.webp');
  delivered.actor.stop();
  await delivered.screen.unmount();
  const card = await openPage({ ...orderDetail, payment: 'paid', fulfilment: 'shown' });
  await expect
    .element(card.screen.getByRole('link', { name: 'Bagikan', exact: true }))
    .toHaveAttribute('href', 'https://wa.me/?text=/duka/detail/7');
  card.actor.stop();
});

test('R474 a proof that is sent shows the picture that was chosen, with its name and time', async () => {
  const { screen, actor } = await openPage({ ...orderDetail, invoice });
  await screen.getByRole('button', { name: 'Sudah membayar tapi belum tercatat?' }).click();
  await userEvent.upload(screen.getByLabelText('Bukti pembayaran'), photo);
  await expect.element(screen.getByText('Bukti sudah terunggah.')).toBeVisible();
  expect(screen.container.textContent).toContain('bukti-transfer.pngHari ini 09:50');
  const picture = screen.container.querySelector<HTMLImageElement>('img[src^="blob:"]');
  await expect.poll(() => picture?.naturalWidth).toBe(1);
  actor.stop();
});

test('why a proof was not sent is said once, and stays while a cancellation is asked for and the field is folded', async () => {
  const unpaid = { ...orderDetail, invoice, pictureUrl: null };
  const { screen, actor } = await openPage(unpaid, null, undefined, () =>
    Promise.reject(new AppError('proofInvalid')),
  );
  const fold = screen.getByRole('button', { name: 'Sudah membayar tapi belum tercatat?' });
  const reason = screen.getByText(errorCopy.proofInvalid);
  const retry = screen.getByRole('button', { name: 'Coba lagi' });
  await fold.click();
  await userEvent.upload(screen.getByLabelText('Bukti pembayaran'), pdf);
  await expect.element(retry).toBeVisible();
  expect(reason.elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Batalkan pesanan' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).not.toHaveTextContent(errorCopy.proofInvalid);
  await dialog.getByRole('button', { name: 'Tetap simpan pesanan' }).click();
  await expect.element(reason).toBeVisible();
  await fold.click();
  await expect.element(retry).not.toBeInTheDocument();
  await fold.click();
  await expect.element(retry).toBeVisible();
  await screen.getByRole('button', { name: 'Hapus bukti pembayaran' }).click();
  await expect.element(reason).not.toBeInTheDocument();
  expect(actor.getSnapshot().context.proofError).toBeNull();
  actor.stop();
});

test('R474 a PDF has a symbol and its name', async () => {
  const { screen, actor } = await openPage({ ...orderDetail, invoice });
  await screen.getByRole('button', { name: 'Sudah membayar tapi belum tercatat?' }).click();
  await userEvent.upload(screen.getByLabelText('Bukti pembayaran'), pdf);
  await expect.element(screen.getByText('Bukti sudah terunggah.')).toBeVisible();
  await expect.element(screen.getByText('bukti.pdf')).toBeVisible();
  expect(screen.container.querySelector('img[src^="blob:"]')).toBeNull();
  actor.stop();
});

test('R474 a page that is opened again finds the proof of this device; otherwise it says the time', async () => {
  const again = await openPage(withProof(orderDetail), photo);
  await expect.element(again.screen.getByText('bukti-transfer.png')).toBeVisible();
  again.actor.stop();
  await again.screen.unmount();
  const elsewhere = await openPage(withProof(orderDetail));
  await expect.element(elsewhere.screen.getByText('Bukti sudah terunggah.')).toBeVisible();
  expect(elsewhere.screen.container.textContent).toContain('Bukti pembayaranHari ini 09:50');
  expect(elsewhere.screen.container.querySelector('img[src^="blob:"]')).toBeNull();
  elsewhere.actor.stop();
});

test('R597 the page follows a change of nothing but its reading state', async () => {
  const reads: (() => void)[] = [];
  const seen: SeenOrder = { order: orderDetail, seenAt: NOW };
  const { screen, actor } = await openPage(
    orderDetail,
    null,
    () => new Promise((resolve) => reads.push(() => resolve(seen))),
  );
  const sign = screen.getByText('Memperbarui…');
  await expect.element(sign).toBeVisible();
  reads.shift()?.();
  await expect.element(sign).not.toBeInTheDocument();
  const { context } = actor.getSnapshot();
  actor.send({ type: 'order.changed', version: null });
  await expect.element(sign).toBeVisible();
  reads.shift()?.();
  await expect.element(sign).not.toBeInTheDocument();
  expect(actor.getSnapshot().context).toEqual(context);
  actor.stop();
});

test('R596 the page of an order that does not exist leads to customer service', async () => {
  const { screen, actor } = await openPage(orderDetail, null, () =>
    Promise.reject(new AppError('notFound')),
  );
  const chat = screen.getByRole('link', { name: 'Hubungi kami' });
  await expect.element(chat).toBeVisible();
  expect(decodeURIComponent(chat.element().getAttribute('href') ?? '')).toContain('ORDER-0000042');
  await expect.element(screen.getByRole('link', { name: 'Buka History' })).toBeVisible();
  actor.stop();
});
