import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import { printingCopy } from '../../../src/copy/printing.ts';
import { GREETING, orderNumber, type OrderKind } from '../../../src/domain/order.ts';
import { customerServiceLink } from './customerServiceLink.ts';
import { button, link, type Control } from './driver.ts';

/**
 * Returns what the summary of an order offers beside its payment: to enlarge the picture, to report a
 * mistake, to read the policies, and to ask about a price that has changed.
 */
export function controlsOfSummary(
  kind: OrderKind,
  orderId: number,
  hasPriceChanged: boolean,
): Control[] {
  const number = orderNumber(orderId);
  return [
    button(printingCopy.enlarge(kind === GREETING ? 'kartu' : 'papan')),
    link(copy.mistake, customerServiceLink(copy.mistakeMessage(number))),
    link('ketentuan layanan', '/help/ketentuan'),
    link('pengembalian dana', '/help/pengembalian'),
    ...(hasPriceChanged ? [link(copy.contact, customerServiceLink(copy.question(number)))] : []),
  ];
}
