import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import type { Rupiah } from '../../../src/domain/price.ts';
import { amountShown, totalShown } from './bill.ts';
import { button, type Driver } from './driver.ts';
import { pressWhenVisible } from './pressWhenVisible.ts';

/** From the checkout to the confirmation, where the same order is made once more. Each page has to tell the same total. */
export async function payAndOrderAgain(driver: Driver, total: Rupiah): Promise<void> {
  await pressWhenVisible(driver, button(copy.continue), totalShown(total));
  await pressWhenVisible(driver, button(copy.confirm), amountShown(total));
  await pressWhenVisible(driver, button(copy.orderAgain), totalShown(total));
}
