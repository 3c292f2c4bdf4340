import { countCharacters, cutText } from '@dukacita/shared/text';
import { amountToPay } from '../orders/lifecycle/orderState.ts';
import { orderNumber } from '../orders/orderNumber.ts';
import { surplusOf, tellApproval } from '../orders/orderPhase.ts';
import { onOneLine } from '../orders/requiredText.ts';
import { formatJakartaTime } from '../../format/formatJakartaTime.ts';
import { formatRupiah } from '../../format/formatRupiah.ts';
import type { OrderMessage } from './readMessage.ts';

/** The longest name in a subject or a push message, in characters. */
const nameLength = 80;

/** Returns the sentence of a push message. It tells no amounts and no reasons. */
export function pushSentence(message: OrderMessage): string {
  const name = shortName(message);
  switch (message.kind) {
    case 'paid':
      return receivedSentence(message);
    case 'shown':
      return `Ucapan Anda untuk ${name} ${tellApproval(message.phase)}.`;
    case 'delivered':
      return `Bunga papan untuk ${name} sudah terpasang.`;
    case 'proofDeclined':
    case 'correctionNeeded':
    case 'refundDue':
    case 'refunded':
      return `Ada kabar tentang ${goods(message)} Anda.`;
  }
}

/** Returns the subject of an e-mail, on one line. */
export function emailSubject(message: OrderMessage): string {
  const name = shortName(message);
  switch (message.kind) {
    case 'paid':
      return `${receivedSentence(message).slice(0, -1)} (${orderNumber(message.order.id)})`;
    case 'shown':
    case 'delivered':
      return pushSentence(message).slice(0, -1);
    case 'proofDeclined':
    case 'correctionNeeded':
    case 'refundDue':
    case 'refunded':
      return `Ada kabar tentang ${goods(message)} Anda untuk ${name}`;
  }
}

/**
 * Returns the paragraphs of an e-mail.
 * @param refundDays within how many days money is returned
 */
export function emailParagraphs(message: OrderMessage, refundDays: number): string[] {
  const { kind, order, reason, isBeforeDeadline } = message;
  const name = onOneLine(message.personName);
  const because = reason === null ? [] : [`Alasan: ${onOneLine(reason)}`];
  switch (kind) {
    case 'paid':
      return [
        order.total === 0
          ? 'Pesanan Anda sudah kami terima. Tidak ada yang perlu dibayar.'
          : `Pembayaran Anda sudah kami terima. Jumlahnya ${formatRupiah(order.received)}. Terima kasih.`,
        ...surplusSentence(message, refundDays),
        nextSentence(message),
      ];
    case 'shown':
      return [
        `Ucapan Anda untuk ${name} ${tellApproval(message.phase)}.`,
        message.phase === 'shownToFamily'
          ? 'Mohon maaf, kami selesai meninjaunya setelah pemberangkatan. Bila Anda ingin uangnya kembali, hubungi kami.'
          : 'Terima kasih sudah turut menguatkan keluarga yang berduka.',
      ];
    case 'delivered':
      return [
        `Bunga papan untuk ${name} sudah terpasang.`,
        'Terima kasih sudah turut menguatkan keluarga yang berduka.',
      ];
    case 'proofDeclined':
      return [
        `Bukti pembayaran ${goods(message)} Anda untuk ${name} belum dapat kami terima.`,
        ...because,
        isBeforeDeadline
          ? `Mohon kirim bukti lain, atau bayar ${formatRupiah(amountToPay(order))}, sebelum ${formatJakartaTime(order.expiredTime)}.`
          : 'Batas waktunya sudah lewat. Bila Anda sudah membayar, uang Anda tidak hilang: hubungi kami.',
      ];
    case 'correctionNeeded':
      return [
        `Terima kasih atas perhatian Anda.${reason === null ? '' : ` ${sentence(reason)}`} Anda dapat memperbaiki ucapan untuk ${name} tanpa membayar lagi.`,
      ];
    case 'refundDue':
      return [
        `Pesanan ini tidak dapat kami lanjutkan. Uang Anda sebesar ${formatRupiah(order.received - order.refunded)} akan kami kembalikan.`,
        ...because,
        'Mohon maaf atas hal ini.',
      ];
    case 'refunded':
      return [
        `Uang Anda sebesar ${formatRupiah(order.refunded)} sudah kami kembalikan.`,
        'Terima kasih atas pengertian Anda.',
      ];
  }
}

/** Returns the line that names the order. */
export function orderLine(message: OrderMessage): string {
  const { order, personName } = message;
  const what = isGreeting(message) ? 'kartu ucapan' : 'bunga papan';
  return `Pesanan ${orderNumber(order.id)}: ${what} untuk ${onOneLine(personName)} dari ${onOneLine(order.fromName)}`;
}

/** Returns what comes next for an order that was paid. */
function nextSentence({ audience }: Pick<OrderMessage, 'audience'>): string {
  switch (audience) {
    case 'room':
      return 'Kami membaca setiap ucapan sebelum tampil di ruang duka, dan mengabari Anda begitu ucapan Anda tampil.';
    case 'family':
      return 'Pemberangkatan sudah lewat, jadi ucapan tidak tampil di ruang duka. Kami membaca setiap ucapan sebelum sampai kepada keluarga, dan mengabari Anda begitu ucapan Anda disampaikan.';
    case null:
      return 'Toko bunga akan menyiapkan bunga papan Anda. Kami mengabari Anda begitu bunga papan terpasang.';
  }
}

/** Returns what happens to money above the total. */
function surplusSentence({ order }: OrderMessage, refundDays: number): string[] {
  const surplus = surplusOf(order);
  return surplus === 0
    ? []
    : [
        `Anda membayar lebih ${formatRupiah(surplus)}. Kelebihannya kami kembalikan paling lambat dalam ${refundDays} hari.`,
      ];
}

/** A free order has no payment that could have been received. */
function receivedSentence({ order }: OrderMessage): string {
  return `${order.total === 0 ? 'Pesanan' : 'Pembayaran'} Anda sudah kami terima.`;
}

function goods(message: OrderMessage): string {
  return isGreeting(message) ? 'ucapan' : 'bunga papan';
}

function isGreeting({ order }: OrderMessage): boolean {
  return order.kind === 'greeting';
}

function shortName({ personName }: OrderMessage): string {
  const name = onOneLine(personName);
  return countCharacters(name) <= nameLength ? name : `${cutText(name, nameLength - 1).trimEnd()}…`;
}

/** Ends a reason with a full stop, unless it ends a sentence already. */
function sentence(reason: string): string {
  const text = onOneLine(reason);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
