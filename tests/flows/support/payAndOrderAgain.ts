import type { PlacedOrder } from '../../../src/domain/order.ts';
import { amountText, totalText } from './bill.ts';
import { button, type Driver } from './driver.ts';
import { checkoutCopy as copy } from './fixedCopy.ts';
import { pressWhenVisible } from './waitUntil.ts';

const HOUR = 3_600_000;

/**
 * Goes from the checkout to the confirmation, expects the total on each page, and orders again, at the
 * time of the first order, which the model gives to every order.
 */
export async function payAndOrderAgain(driver: Driver, order: PlacedOrder | null): Promise<void> {
  if (order === null) throw new Error('The order has not been placed.');
  const total = totalText(order.total);
  const start = await driver.now();
  await pressWhenVisible(driver, button(copy.continue), total);
  await pressWhenVisible(driver, button(copy.confirm), amountText(order.total));
  await orderAgainAfterDeadline(driver, order);
  await driver.sleepUntil(start);
}

/**
 * Orders again on the confirmation, which offers that once the deadline has passed. Sets the clock
 * back then, because the next order would expire as soon as it is placed.
 */
export async function orderAgainAfterDeadline(
  driver: Driver,
  { expiresAt, total }: PlacedOrder,
): Promise<void> {
  const deadline = Date.parse(expiresAt);
  await driver.sleepUntil(deadline);
  await pressWhenVisible(driver, button(copy.orderAgain), totalText(total));
  await driver.sleepUntil(deadline - HOUR);
}
