import { GREETING, type OrderKind, type PlacedOrder } from '../../../src/domain/order.ts';
import { orderNumber } from '../expected/written.ts';
import { expectedBill } from './bill.ts';
import { customerServiceLink, questionLink } from './customerServiceLink.ts';
import { button, link } from './driver.ts';
import { checkoutCopy as copy, stepNames } from './fixedCopy.ts';

/**
 * Returns the summary of an order beside its payment: its cost, and how to enlarge the picture, report
 * a mistake, read the policies, and ask about a price that has changed.
 * @param expectedTotal the total that was announced
 */
export function summaryPage(kind: OrderKind, order: PlacedOrder, expectedTotal: number) {
  const number = orderNumber(order.id);
  return {
    ...expectedBill(order, expectedTotal),
    heading: number,
    title: stepNames.checkout,
    others: [
      button(kind === GREETING ? 'Perbesar kartu' : 'Perbesar papan'),
      link(copy.mistake, customerServiceLink(`Halo, ada yang keliru pada pesanan ${number}.`)),
      link('ketentuan layanan', '/help/ketentuan'),
      link('pengembalian dana', '/help/pengembalian'),
      ...(expectedTotal === order.total ? [] : [link(copy.contact, questionLink(order.id))]),
    ],
  };
}
