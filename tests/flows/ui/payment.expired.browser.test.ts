import './preloadPages.ts';
import { expect, test } from 'vitest';
import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import { orderNumber } from '../../../src/domain/order.ts';
import { formatDeadline } from '../../../src/format/dates.ts';
import type { PaymentInput } from '../../../src/machines/paymentMachine.ts';
import { openPayment } from '../adapters/payment.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { totalShown } from '../support/bill.ts';
import { button } from '../support/driver.ts';
import { expectScreen, type Screen } from '../support/screen.ts';
import { openHarness } from './openHarness.tsx';

const { greetingOrder: order, invoice, session, person } = mockFixtures;

const byTransfer: PaymentInput = {
  order,
  method: 'transfer',
  announcedTotal: order.total,
  resumeAt: null,
  invoice: null,
};
const byVirtualAccount: PaymentInput = { ...byTransfer, method: 'virtualAccount' };

const expired: Screen = {
  announces: [copy.expired(formatDeadline(order.expiresAt))],
  heading: copy.expiredHeading,
  controls: [button(copy.alreadyPaid), button(copy.orderAgain)],
  shows: [
    person.name,
    copy.expired(formatDeadline(order.expiresAt)),
    orderNumber(order.id),
    totalShown(order.total),
  ],
  error: null,
  // Nor is a number asked for once more.
  calls: [],
};

/** No tour loads the page of an expired order anew: there the wait for its deadline ends before anything else can. */
test.each<[string, PaymentInput]>([
  ['at its checkout', byTransfer],
  ['where it is paid', { ...byTransfer, resumeAt: 'finish' }],
  ['while its number was asked for', byVirtualAccount],
  ['at its checkout with a number', { ...byVirtualAccount, invoice }],
  ['where its number is paid', { ...byVirtualAccount, resumeAt: 'finishVirtualAccount', invoice }],
])('an order that has expired %s is as expired after a reload', async (_, input) => {
  const driver = await openHarness(
    { ...openPayment(mockFixtures, input), holds: ['POST /api/v1.0/payment/va/inquiry'] },
    { session },
  );
  try {
    await expect
      .poll(async () => (await driver.snapshot()).heading, { timeout: driver.timeoutMs })
      .toMatch(/^(ORDER-|Pembayaran)/);
    await driver.sleepUntil(Date.parse(order.expiresAt));
    await expectScreen(driver, expired);
    await driver.reload();
    await expectScreen(driver, expired);
    expect(await driver.now()).toBeGreaterThanOrEqual(Date.parse(order.expiresAt));
  } finally {
    await driver.close();
  }
});
