import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import { orderNumber } from '../../../src/domain/order.ts';
import { customerServiceLink } from './customerServiceLink.ts';
import { link, type Control } from './driver.ts';

/** Returns the links of the summary of an order: to report a mistake, and to the policies. */
export function linksOfSummary(orderId: number): Control[] {
  return [
    link(copy.contact, customerServiceLink(copy.mistakeMessage(orderNumber(orderId)))),
    link('ketentuan layanan', '/help/ketentuan'),
    link('pengembalian dana', '/help/pengembalian'),
  ];
}
