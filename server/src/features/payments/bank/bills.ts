import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../data/db/Database.ts';
import { orders, vaInvoices } from '../../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../../deps.ts';
import { isOverdue } from '../../orders/lifecycle/orderState.ts';
import { SnapError } from './SnapError.ts';

/** The bill of a virtual account: its newest invoice, with the order. */
export type Bill = NonNullable<Awaited<ReturnType<typeof findBill>>>;

/**
 * Finds the open invoice of a number, or else its newest one: numbers repeat over cancelled
 * invoices.
 */
export async function findBill(db: Database, number: string) {
  const [bill] = await db
    .select({ invoice: vaInvoices, order: orders })
    .from(vaInvoices)
    .innerJoin(orders, eq(orders.id, vaInvoices.orderId))
    .where(eq(vaInvoices.vaNumber, number))
    .orderBy(desc(sql`${vaInvoices.status} = 'open'`), desc(vaInvoices.id))
    .limit(1);
  return bill;
}

/** Returns whether a bill can be paid now. */
function isOpen({ invoice, order }: Bill, { now }: Pick<ServerDeps, 'now'>): boolean {
  return (
    invoice.status === 'open' &&
    order.paymentState === 'awaitingPayment' &&
    !isOverdue(order, now())
  );
}

/**
 * Returns the bill of a number that can be paid.
 * @throws {SnapError} `notFound`, `paid` or `expired`
 */
export async function requireOpenBill(
  db: Database,
  deps: Pick<ServerDeps, 'now'>,
  number: string,
): Promise<Bill> {
  const bill = await findBill(db, number);
  if (!bill) throw new SnapError('notFound');
  if (bill.invoice.status === 'paid') throw new SnapError('paid');
  if (!isOpen(bill, deps)) throw new SnapError('expired');
  return bill;
}
