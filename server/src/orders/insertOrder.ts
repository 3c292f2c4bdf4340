import type { Database } from '../db/Database.ts';
import { orders } from '../db/schema/orders.ts';
import { notifications } from '../db/schema/users.ts';
import type { ServerDeps } from '../deps.ts';
import { formatJakartaTime } from '../wire/formatJakartaTime.ts';
import type { ListedPerson } from '../persons/requireListedPerson.ts';
import { orderNumber } from './orderNumber.ts';
import { onOneLine } from './printedText.ts';

interface NewOrder {
  kind: 'greeting' | 'flowers';
  userId: number;
  person: ListedPerson;
  toUserId: number | null;
  /** Whole rupiah, before the discount. */
  price: number;
  discount: number;
  fromName: string;
}

type OrderRow = typeof orders.$inferSelect;

/** Inserts an unpaid order and its entry in the buyer's history. */
export async function insertOrder(
  tx: Database,
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  order: NewOrder,
): Promise<OrderRow> {
  const createdAt = now();
  const [row] = await tx
    .insert(orders)
    .values({
      kind: order.kind === 'greeting' ? 0 : 1,
      userId: order.userId,
      personId: order.person.id,
      toUserId: order.toUserId,
      status: 'awaiting_payment',
      price: order.price,
      discount: order.discount,
      total: Math.max(0, order.price - order.discount),
      expiredTime: new Date(createdAt.getTime() + config.orders.expiryHours * 60 * 60 * 1000),
      createdAt,
      fromName: order.fromName,
      room: order.person.room,
    })
    .returning();
  if (!row) throw new Error('The database stored no order.');
  await tx
    .insert(notifications)
    .values({ userId: row.userId, text: sentenceOf(order, row), createdAt });
  return row;
}

/** Describes an order in Indonesian, for the buyer's history. */
function sentenceOf(
  { kind, person, fromName }: NewOrder,
  { id, total, expiredTime }: OrderRow,
): string {
  const what = kind === 'greeting' ? 'kartu ucapan' : 'bunga papan';
  return (
    `Pesanan ${orderNumber(id)}: ${what} untuk ${onOneLine(person.name)} dari ${onOneLine(fromName)} telah kami terima. ` +
    `Total ${rupiah(total)}, mohon dibayar sebelum ${formatJakartaTime(expiredTime)}.`
  );
}

function rupiah(amount: number): string {
  return `Rp ${amount.toLocaleString('id-ID')}`;
}
