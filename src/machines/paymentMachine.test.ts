import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError } from '../domain/appError.ts';
import type { PlacedOrder, VirtualAccountInvoice } from '../domain/order.ts';
import { toPaymentDraft } from './toPaymentDraft.ts';
import { paymentMachine, type InquiryOutcome, type PaymentInput } from './paymentMachine.ts';

const order: PlacedOrder = {
  kind: 0,
  id: 42,
  price: 100_000,
  discount: 10_000,
  total: 90_000,
  expiresAt: '2026-11-22T10:00:00+07:00',
};
const invoice: VirtualAccountInvoice = {
  id: 5,
  bank: 'bca',
  number: '8077708123456789',
  amount: 90_000,
  expiresAt: order.expiresAt,
};
const never = new Promise<never>(() => {});

/** The input, and what the actors do when they are invoked. */
interface Script {
  readonly input?: Partial<PaymentInput>;
  readonly deadline?: Promise<void>;
  readonly inquire?: () => Promise<InquiryOutcome>;
  readonly cancel?: (invoiceId: number) => Promise<void>;
}

function start({
  input,
  deadline = never,
  inquire = () => never,
  cancel = () => never,
}: Script = {}) {
  const machine = paymentMachine.provide({
    actors: {
      waitUntil: fromPromise<void, { at: number | string }>(() => deadline),
      inquireInvoice: fromPromise<InquiryOutcome, { orderId: number }>(inquire),
      cancelInvoice: fromPromise<void, { invoiceId: number }>(({ input: { invoiceId } }) =>
        cancel(invoiceId),
      ),
    },
  });
  const actor = createActor(machine, {
    input: {
      order,
      method: 'transfer',
      expectedTotal: 90_000,
      resumeAt: null,
      invoice: null,
      ...input,
    },
  });
  actor.start();
  return actor;
}

type Actor = ReturnType<typeof start>;
type Value = Parameters<SnapshotFrom<typeof paymentMachine>['matches']>[0];

async function reach(actor: Actor, value: Value) {
  await waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
}

describe('by transfer', () => {
  test('goes from the checkout to the bank account to the confirmation', () => {
    const actor = start();
    expect(actor.getSnapshot().value).toEqual({ open: { byTransfer: 'reviewing' } });
    actor.send({ type: 'payment.continue' });
    expect(actor.getSnapshot().value).toEqual({ open: { byTransfer: 'paying' } });
    actor.send({ type: 'payment.confirm' });
    expect(actor.getSnapshot().value).toBe('confirming');
  });

  test('the URL moves only between the pages of the transfer', () => {
    const actor = start();
    actor.send({ type: 'address.visit', step: 'finish' });
    expect(toPaymentDraft(actor.getSnapshot()).step).toBe('finish');
    actor.send({ type: 'address.visit', step: 'finishVirtualAccount' });
    expect(toPaymentDraft(actor.getSnapshot()).step).toBe('finish');
    actor.send({ type: 'address.visit', step: 'checkout' });
    expect(toPaymentDraft(actor.getSnapshot()).step).toBe('checkout');
    actor.send({ type: 'payment.continue' });
    actor.send({ type: 'payment.confirm' });
    actor.send({ type: 'address.visit', step: 'finish' });
    expect(actor.getSnapshot().value).toEqual({ open: { byTransfer: 'paying' } });
  });

  test.each([
    ['checkout', { open: { byTransfer: 'reviewing' } }],
    ['finish', { open: { byTransfer: 'paying' } }],
    ['confirm', 'confirming'],
  ] as const)('is resumed at %s', (resumeAt, value) => {
    expect(start({ input: { resumeAt } }).getSnapshot().value).toEqual(value);
  });
});

describe('the deadline', () => {
  test('expires an open order, which can be ordered again under a new key', async () => {
    const actor = start({ deadline: Promise.resolve() });
    await reach(actor, 'expired');
    actor.send({ type: 'order.placeAgain', key: 'new-key-1' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toEqual({ key: 'new-key-1' });
  });

  test('R69 still lets the buyer confirm the payment with customer service', async () => {
    const actor = start({ deadline: Promise.resolve() });
    await reach(actor, 'expired');
    actor.send({ type: 'payment.confirm' });
    expect(actor.getSnapshot().value).toBe('confirming');
  });

  test('is not awaited during the confirmation', () => {
    const actor = start({ input: { resumeAt: 'confirm' }, deadline: Promise.resolve() });
    expect(actor.getSnapshot().children.deadline).toBe(undefined);
  });
});

describe('by virtual account', () => {
  const input = { method: 'virtualAccount' } as const;
  const resolveWithInvoice = () => Promise.resolve<InquiryOutcome>({ type: 'opened', invoice });

  test('loads the invoice and leads through its pages to the confirmation', async () => {
    const actor = start({ input, inquire: resolveWithInvoice });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach(actor, { open: { byVirtualAccount: 'reviewing' } });
    expect(actor.getSnapshot().context.invoice).toEqual(invoice);
    actor.send({ type: 'payment.continue' });
    expect(toPaymentDraft(actor.getSnapshot())).toEqual({
      step: 'finishVirtualAccount',
      method: 'virtualAccount',
      invoice,
    });
    actor.send({ type: 'address.visit', step: 'checkoutVirtualAccount' });
    expect(toPaymentDraft(actor.getSnapshot()).step).toBe('checkoutVirtualAccount');
    actor.send({ type: 'address.visit', step: 'finishVirtualAccount' });
    actor.send({ type: 'payment.confirm' });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'address.visit', step: 'finishVirtualAccount' });
    expect(actor.getSnapshot().value).toEqual({ open: { byVirtualAccount: 'paying' } });
  });

  test('is resumed with its invoice without a new inquiry', () => {
    const inquire = () => Promise.reject(new Error('Unexpected call of inquireInvoice.'));
    const checkout = start({
      input: { ...input, invoice, resumeAt: 'checkoutVirtualAccount' },
      inquire,
    });
    expect(checkout.getSnapshot().value).toEqual({ open: { byVirtualAccount: 'reviewing' } });
    const finish = start({
      input: { ...input, invoice, resumeAt: 'finishVirtualAccount' },
      inquire,
    });
    expect(finish.getSnapshot().value).toEqual({ open: { byVirtualAccount: 'paying' } });
  });

  test('repeats the inquiry when it is resumed without an invoice', () => {
    const actor = start({ input: { ...input, resumeAt: 'finishVirtualAccount' } });
    expect(actor.getSnapshot().value).toEqual({ open: { byVirtualAccount: 'inquiring' } });
  });

  test.each([
    [
      'a rejection',
      () =>
        Promise.resolve<InquiryOutcome>({ type: 'rejected', code: 'virtualAccountUnavailable' }),
      'virtualAccountUnavailable',
    ],
    ['a lost response', () => Promise.reject<InquiryOutcome>(new AppError('timedOut')), 'timedOut'],
    ['an unexpected error', () => Promise.reject<InquiryOutcome>(new TypeError('x')), 'unexpected'],
  ] as const)('after %s the buyer can retry or pay by transfer', async (_, inquire, code) => {
    const actor = start({ input, inquire });
    await reach(actor, { open: { byVirtualAccount: 'failed' } });
    expect(actor.getSnapshot().context.error).toBe(code);
    actor.send({ type: 'invoice.retry' });
    expect(actor.getSnapshot().value).toEqual({ open: { byVirtualAccount: 'inquiring' } });
    expect(actor.getSnapshot().context.error).toBe(null);
    await reach(actor, { open: { byVirtualAccount: 'failed' } });
    actor.send({ type: 'payment.switchToTransfer' });
    expect(actor.getSnapshot().value).toEqual({ open: { byTransfer: 'reviewing' } });
    expect(actor.getSnapshot().context).toMatchObject({
      method: 'transfer',
      invoice: null,
      error: null,
    });
  });

  test('expires the order when the server says that it has expired', async () => {
    const actor = start({
      input,
      inquire: () => Promise.resolve({ type: 'rejected', code: 'orderExpired' }),
    });
    await reach(actor, 'expired');
  });

  test('R68 cancels the invoice when the buyer switches to transfer', async () => {
    const cancelled: number[] = [];
    const cancel = (id: number) => Promise.resolve(void cancelled.push(id));
    const actor = start({ input: { ...input, invoice }, cancel });
    actor.send({ type: 'payment.switchToTransfer' });
    await reach(actor, { open: { byTransfer: 'reviewing' } });
    expect(cancelled).toEqual([5]);
    expect(actor.getSnapshot().context).toMatchObject({ method: 'transfer', invoice: null });
  });

  test('keeps an invoice that cannot be cancelled and sets the error', async () => {
    const actor = start({
      input: { ...input, invoice, resumeAt: 'finishVirtualAccount' },
      cancel: () => Promise.reject(new AppError('serverFailed')),
    });
    actor.send({ type: 'payment.switchToTransfer' });
    await reach(actor, { open: { byVirtualAccount: 'reviewing' } });
    expect(actor.getSnapshot().context).toMatchObject({
      invoice,
      error: 'serverFailed',
      method: 'virtualAccount',
    });
  });
});

test('an actor that was not provided fails with an unexpected error', async () => {
  const actor = createActor(paymentMachine, {
    input: {
      order,
      method: 'virtualAccount',
      expectedTotal: 90_000,
      resumeAt: null,
      invoice: null,
    },
  });
  actor.start();
  await reach(actor, { open: { byVirtualAccount: 'failed' } });
  expect(actor.getSnapshot().context.error).toBe('unexpected');
});
