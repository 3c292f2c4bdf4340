import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import type { Rupiah } from '../../../src/domain/price.ts';
import { amountText, totalText } from './bill.ts';
import { button, type Driver } from './driver.ts';
import { pressWhenVisible } from './pressWhenVisible.ts';

/** Goes from the checkout to the confirmation, expects the total on each page, and orders again. */
export async function payAndOrderAgain(driver: Driver, total: Rupiah): Promise<void> {
  await pressWhenVisible(driver, button(copy.continue), totalText(total));
  await pressWhenVisible(driver, button(copy.confirm), amountText(total));
  await pressWhenVisible(driver, button(copy.orderAgain), totalText(total));
}
