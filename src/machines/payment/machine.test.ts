import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import type { PlacedOrder, VirtualAccountInvoice } from '../../domain/order.ts';
import { paymentMachine, type PaymentInput } from './machine.ts';

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
const byTransfer: PaymentInput = {
  order,
  method: 'transfer',
  bank: 'bca',
  expectedTotal: 90_000,
  resumeAt: null,
  invoice: null,
};
const never = new Promise<never>(() => {});

interface Script {
  readonly input?: Partial<PaymentInput>;
  readonly deadline?: Promise<void>;
  readonly cancel?: (invoiceId: number) => Promise<void>;
}

/** Starts a payment whose actors do nothing by default. */
function start({ input, deadline = never, cancel = () => never }: Script = {}) {
  const machine = paymentMachine.provide({
    actors: {
      waitUntil: fromPromise<void, { orderId: number; at: string }>(() => deadline),
      cancelInvoice: fromPromise<void, { invoiceId: number }>(({ input: { invoiceId } }) =>
        cancel(invoiceId),
      ),
    },
  });
  const actor = createActor(machine, { input: { ...byTransfer, ...input } });
  actor.start();
  return actor;
}

type Actor = ReturnType<typeof start>;
type Value = Parameters<SnapshotFrom<typeof paymentMachine>['matches']>[0];

async function reach(actor: Actor, value: Value) {
  await waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
}

// The generated paths test everything else of the machine (tests/flows/machine/payment.test.ts).

test('a deadline that cannot be watched is no failure of the virtual account', async () => {
  const deadline = Promise.reject(new Error());
  const actor = start({ input: { method: 'virtualAccount', invoice }, deadline });
  const watch = actor.getSnapshot().children.deadline;
  await expect.poll(() => watch?.getSnapshot().status).toBe('error');
  expect(actor.getSnapshot().matches({ open: { byVirtualAccount: 'reviewing' } })).toBe(true);
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('R69 after the deadline, the buyer can still confirm the payment', async () => {
  const actor = start({ deadline: Promise.resolve() });
  await reach(actor, 'expired');
  actor.send({ type: 'payment.confirm' });
  expect(actor.getSnapshot().value).toBe('confirming');
});

test('R68 a virtual account that could not be cancelled is said until the buyer pays by it', async () => {
  const cancel = () => Promise.reject(new AppError('offline'));
  const actor = start({ input: { method: 'virtualAccount', invoice }, cancel });
  actor.send({ type: 'payment.switchToTransfer' });
  await waitFor(actor, ({ context }) => context.error === 'offline');
  actor.send({ type: 'payment.continue' });
  expect(actor.getSnapshot().context.error).toBe(null);
});

test('R68 cancels the invoice when the buyer switches to transfer', async () => {
  const cancelled: number[] = [];
  const cancel = (id: number) => Promise.resolve(void cancelled.push(id));
  const actor = start({ input: { method: 'virtualAccount', invoice }, cancel });
  actor.send({ type: 'payment.switchToTransfer' });
  await reach(actor, { open: { byTransfer: 'reviewing' } });
  expect(cancelled).toEqual([5]);
  expect(actor.getSnapshot().context).toMatchObject({ method: 'transfer', invoice: null });
});

test('an actor that was not provided fails with an unexpected error', async () => {
  const actor = createActor(paymentMachine, {
    input: { ...byTransfer, method: 'virtualAccount' },
  });
  actor.start();
  await reach(actor, { open: { byVirtualAccount: 'failed' } });
  expect(actor.getSnapshot().context.error).toBe('unexpected');
});
