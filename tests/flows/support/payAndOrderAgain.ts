import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import type { Rupiah } from '../../../src/domain/price.ts';
import { amountShown, totalShown } from './bill.ts';
import { button, type Driver } from './driver.ts';
import { pressWhenThere } from './pressWhenThere.ts';

/** From the checkout to the confirmation, where the same order is made once more. Each page has to tell the same total. */
export async function payAndOrderAgain(driver: Driver, total: Rupiah): Promise<void> {
  await pressWhenThere(driver, button(copy.continue), totalShown(total));
  await pressWhenThere(driver, button(copy.confirm), amountShown(total));
  await pressWhenThere(driver, button(copy.orderAgain), totalShown(total));
}
