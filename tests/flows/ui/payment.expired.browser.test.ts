import './preloadPages.ts';
import { expect, test } from 'vitest';
import type { PaymentInput } from '../../../src/machines/payment/machine.ts';
import { openPayment } from '../adapters/payment.ts';
import { customerServicePhone } from '../expected/written.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { totalText } from '../support/bill.ts';
import { questionLink } from '../support/customerServiceLink.ts';
import { button, link } from '../support/driver.ts';
import { checkoutCopy as copy } from '../support/fixedCopy.ts';
import { expectScreen, type Screen } from '../support/screen.ts';
import { openHarness } from './openHarness.tsx';

const { greetingOrder: order, invoice, person } = mockFixtures;
const shouldBePaid = 'Pesanan ini seharusnya dibayar sebelum Min, 22 Nov 2026 10:00 WIB.';

const byTransfer: PaymentInput = {
  order,
  method: 'transfer',
  bank: 'bca',
  expectedTotal: order.total,
  resumeAt: null,
  invoice: null,
};
const byVirtualAccount: PaymentInput = { ...byTransfer, method: 'virtualAccount' };

const expired: Screen = {
  announcements: [shouldBePaid],
  heading: copy.expiredHeading,
  controls: [
    button(copy.alreadyPaid),
    button(copy.orderAgain),
    link(copy.backToDuka, '/duka'),
    link(`${copy.customerService} ${customerServicePhone}`, questionLink(order.id)),
  ],
  texts: [person.name, shouldBePaid, 'ORDER-0000042', totalText(order.total)],
  error: null,
  // The expired order does not request a virtual account again.
  calls: [],
};

// No generated path reloads an expired order: after the reload, the deadline passes before any
// step.
test.each<[string, PaymentInput]>([
  ['at the checkout', byTransfer],
  ['on the payment page', { ...byTransfer, resumeAt: 'finish' }],
  ['during the request for its virtual account', byVirtualAccount],
  ['at the checkout with a virtual account', { ...byVirtualAccount, invoice }],
  [
    'on the payment page with a virtual account',
    { ...byVirtualAccount, resumeAt: 'finishVirtualAccount', invoice },
  ],
])('an order that expires %s is still expired after a reload', async (_, input) => {
  const driver = await openHarness({
    ...openPayment(mockFixtures, input),
    heldOperations: ['POST /api/v1.0/payment/va/inquiry'],
  });
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
