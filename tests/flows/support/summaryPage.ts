import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import { stepNames } from '../../../src/copy/orderProgress.ts';
import { printingCopy } from '../../../src/copy/printing.ts';
import {
  GREETING,
  orderNumber,
  type OrderKind,
  type PlacedOrder,
} from '../../../src/domain/order.ts';
import type { Rupiah } from '../../../src/domain/price.ts';
import { expectedBill } from './bill.ts';
import { customerServiceLink } from './customerServiceLink.ts';
import { button, link } from './driver.ts';

/**
 * Returns the summary of an order beside its payment: its cost, and how to enlarge the picture, report
 * a mistake, read the policies, and ask about a price that has changed.
 * @param expectedTotal the total that was announced
 */
export function summaryPage(kind: OrderKind, order: PlacedOrder, expectedTotal: Rupiah) {
  const number = orderNumber(order.id);
  return {
    ...expectedBill(order, expectedTotal),
    heading: number,
    title: stepNames.checkout,
    others: [
      button(printingCopy.enlarge(kind === GREETING ? 'kartu' : 'papan')),
      link(copy.mistake, customerServiceLink(copy.mistakeMessage(number))),
      link('ketentuan layanan', '/help/ketentuan'),
      link('pengembalian dana', '/help/pengembalian'),
      ...(expectedTotal === order.total
        ? []
        : [link(copy.contact, customerServiceLink(copy.question(number)))]),
    ],
  };
}
