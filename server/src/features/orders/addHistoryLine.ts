import type { OrderEventType } from '@dukacita/shared/orderEvents';
import { type OrderPhase, orderPhase } from '@dukacita/shared/orderPhase';
import { eq } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { orderEvents, orders } from '../../data/db/schema/orders.ts';
import { persons } from '../../data/db/schema/persons.ts';
import { notifications } from '../../data/db/schema/notifications.ts';
import type { ServerDeps } from '../../deps.ts';
import { formatJakartaTime } from '../../format/formatJakartaTime.ts';
import { formatRupiah } from '../../format/formatRupiah.ts';
import { amountToPay, type OrderRow } from './lifecycle/orderState.ts';
import { orderNumber } from './orderNumber.ts';
import { phaseFacts, tellApproval } from './orderPhase.ts';
import { approvedAt } from './readOrder.ts';
import { onOneLine } from './requiredText.ts';

interface HistoryEntry {
  order: OrderRow;
  event: OrderEventType | 'payment.reminded';
  reason?: string | undefined;
}

/** Adds a line to the buyer's history, in Indonesian, that tells about an event of an order. */
export async function addHistoryLine(
  tx: Database,
  { now }: Pick<ServerDeps, 'now'>,
  { order, event, reason }: HistoryEntry,
): Promise<void> {
  const [found] = await tx
    .select({
      name: persons.name,
      departure: persons.burialTime,
      approvedAt: approvedAt.mapWith(orderEvents.at),
    })
    .from(orders)
    .innerJoin(persons, eq(persons.id, orders.personId))
    .where(eq(orders.id, order.id))
    .limit(1);
  if (!found) throw new Error(`Order ${order.id} has no person.`);
  const facts = phaseFacts(order, found.departure, found.approvedAt);
  const phase = orderPhase(facts, now().getTime());
  const what = order.kind === 'greeting' ? 'kartu ucapan' : 'bunga papan';
  const subject = `${what} untuk ${onOneLine(found.name)} dari ${onOneLine(order.fromName)}`;
  const text = `Pesanan ${orderNumber(order.id)}: ${sentence(event, order, subject, phase)}${
    reason === undefined ? '' : ` Alasan: ${onOneLine(reason)}`
  }`;
  await tx
    .insert(notifications)
    .values({ userId: order.userId, orderId: order.id, text, createdAt: now() });
}

function sentence(
  event: HistoryEntry['event'],
  order: OrderRow,
  subject: string,
  phase: OrderPhase,
): string {
  switch (event) {
    case 'order.created':
      return order.paymentState === 'paid'
        ? `${subject} telah kami terima. Total ${formatRupiah(0)}, tidak ada yang perlu dibayar.`
        : `pesanan ${subject} kami terima dan menunggu pembayaran. Total ${formatRupiah(order.total)}, mohon dibayar sebelum ${formatJakartaTime(order.expiredTime)}.`;
    case 'payment.reminded':
      return phase === 'partlyPaid'
        ? `terima kasih, sebagian pembayaran telah kami terima. Sisanya ${formatRupiah(amountToPay(order))}, mohon dibayar sebelum ${formatJakartaTime(order.expiredTime)}.`
        : `pembayaran belum kami terima. Total ${formatRupiah(order.total)}, mohon dibayar sebelum ${formatJakartaTime(order.expiredTime)}.`;
    case 'proof.uploaded':
      return 'bukti pembayaran telah kami terima dan sedang diperiksa.';
    case 'proof.declined':
      return `bukti pembayaran belum dapat kami terima. Mohon dibayar, atau kirim bukti lain, sebelum ${formatJakartaTime(order.expiredTime)}.`;
    case 'payment.received':
      return paymentSentence(order, subject);
    case 'deadline.passed':
      return 'batas waktu pembayaran telah lewat. Pesanan tidak diproses.';
    case 'order.cancelled':
      return order.paymentState === 'refundDue'
        ? 'pesanan dibatalkan. Uang Anda akan kami kembalikan.'
        : 'pesanan dibatalkan.';
    case 'latePayment.accepted':
      return `pembayaran telah kami terima. Terima kasih, ${subject} sedang kami proses.`;
    case 'refund.required':
      return 'pesanan dihentikan. Uang Anda akan kami kembalikan.';
    case 'refund.made':
      return order.paymentState === 'refunded'
        ? 'uang Anda telah kami kembalikan.'
        : 'sebagian uang Anda telah kami kembalikan.';
    case 'card.approved':
    case 'card.restored':
      return `${subject} ${tellApproval(phase)}.`;
    case 'card.rejected':
      return 'kartu ucapan perlu diperbaiki, tanpa membayar lagi.';
    case 'card.corrected':
      return 'perbaikan kartu ucapan telah kami terima dan sedang diperiksa.';
    case 'card.withdrawn':
      return 'kartu ucapan tidak lagi ditampilkan.';
    case 'board.offered':
      return 'bunga papan kami teruskan ke toko bunga lain.';
    case 'board.accepted':
      return 'toko bunga sedang membuat bunga papan Anda.';
    case 'board.declined':
      return 'kami mencarikan toko bunga lain untuk bunga papan Anda.';
    case 'board.dispatched':
      return 'bunga papan sedang dikirim ke rumah duka.';
    case 'board.delivered':
      return `${subject} telah sampai di rumah duka.`;
  }
}

function paymentSentence(order: OrderRow, subject: string): string {
  switch (order.paymentState) {
    case 'paid':
      return `pembayaran telah kami terima. Terima kasih, ${subject} sedang kami proses.`;
    case 'awaitingPayment':
      return `sebagian pembayaran telah kami terima. Total ${formatRupiah(order.total)}, diterima ${formatRupiah(order.received)}.`;
    default:
      return 'pembayaran kami terima setelah pesanan berakhir. Kami akan menghubungi Anda.';
  }
}
