import type { OrderSnapshot } from '../../../server/src/features/orders/lifecycle/orderState.ts';

/** What is known about an order when the buyer reads about it. */
export interface ReadFacts {
  readonly start: string;
  readonly deadline: keyof typeof deadlines;
  readonly snapshot: OrderSnapshot;
}

/** An e-mail: its subject and its first paragraphs. */
export interface MailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The deadline of an order, and that after its first declined proof, on the wire and in texts. */
export const deadlines = {
  first: { wire: '2026-11-21T12:00:00+07:00', text: 'Sabtu, 21 November 2026 pukul 12.00 WIB' },
  extended: { wire: '2026-11-21T13:30:00+07:00', text: 'Sabtu, 21 November 2026 pukul 13.30 WIB' },
} as const;

/** The amounts of each start, counted in halves of the total; a free order has halves, too. */
const amounts: Readonly<Record<string, readonly [half: number, ...texts: string[]]>> = {
  greeting: [
    43_575,
    'Rp 0',
    'Rp 43.575',
    'Rp 87.150',
    'Rp 130.725',
    'Rp 174.300',
    'Rp 217.875',
    'Rp 261.450',
  ],
  flowers: [
    375_000,
    'Rp 0',
    'Rp 375.000',
    'Rp 750.000',
    'Rp 1.125.000',
    'Rp 1.500.000',
    'Rp 1.875.000',
    'Rp 2.250.000',
  ],
  free: [
    45_000,
    'Rp 0',
    'Rp 45.000',
    'Rp 90.000',
    'Rp 135.000',
    'Rp 180.000',
    'Rp 225.000',
    'Rp 270.000',
  ],
};

const card = {
  goods: 'kartu ucapan untuk Maria Theresia Wijaya dari Keluarga Sari Lestari',
  short: 'ucapan',
};
const goods: Readonly<Record<string, typeof card>> = {
  greeting: card,
  free: card,
  flowers: {
    goods: 'bunga papan untuk Maria Theresia Wijaya dari PT Sari Lestari',
    short: 'bunga papan',
  },
};

/** The lines of the history, by event or by event and the state of the payment after it. */
const lines: Readonly<Record<string, string>> = {
  'order.created awaitingPayment':
    'pesanan {goods} kami terima dan menunggu pembayaran. Total {total}, mohon dibayar sebelum {deadline}.',
  'order.created paid': '{goods} telah kami terima. Total Rp 0, tidak ada yang perlu dibayar.',
  'payment.reminded':
    'pembayaran belum kami terima. Total {total}, mohon dibayar sebelum {deadline}.',
  'proof.uploaded': 'bukti pembayaran telah kami terima dan sedang diperiksa.',
  'proof.declined':
    'bukti pembayaran belum dapat kami terima. Mohon dibayar, atau kirim bukti lain, sebelum {deadline}. Alasan: Jumlah pada bukti tidak terbaca.',
  'payment.received awaitingPayment':
    'sebagian pembayaran telah kami terima. Total {total}, diterima {received}. Alasan: Sesuai bukti',
  'payment.received paid':
    'pembayaran telah kami terima. Terima kasih, {goods} sedang kami proses. Alasan: Sesuai bukti',
  'payment.received toVirtualAccount':
    'pembayaran telah kami terima. Terima kasih, {goods} sedang kami proses.',
  'payment.received':
    'pembayaran kami terima setelah pesanan berakhir. Kami akan menghubungi Anda. Alasan: Sesuai bukti',
  'deadline.passed': 'batas waktu pembayaran telah lewat. Pesanan tidak diproses.',
  'order.cancelled cancelled': 'pesanan dibatalkan.',
  'order.cancelled refundDue': 'pesanan dibatalkan. Uang Anda akan kami kembalikan.',
  'latePayment.accepted': 'pembayaran telah kami terima. Terima kasih, {goods} sedang kami proses.',
  'refund.required': 'pesanan dihentikan. Uang Anda akan kami kembalikan.',
  'refund.made refunded': 'uang Anda telah kami kembalikan.',
  'refund.made': 'sebagian uang Anda telah kami kembalikan.',
  'card.approved': '{goods} tampil di ruang duka.',
  'card.rejected':
    'kartu ucapan perlu diperbaiki, tanpa membayar lagi. Alasan: Mohon nama diperbaiki',
  'card.corrected': 'perbaikan kartu ucapan telah kami terima dan sedang diperiksa.',
  'card.withdrawn': 'kartu ucapan tidak lagi ditampilkan.',
  'card.restored': '{goods} tampil di ruang duka.',
  'board.offered': 'bunga papan kami teruskan ke toko bunga lain.',
  'board.accepted': 'toko bunga sedang membuat bunga papan Anda.',
  'board.declined': 'kami mencarikan toko bunga lain untuk bunga papan Anda.',
  'board.dispatched': 'bunga papan sedang dikirim ke rumah duka.',
  'board.delivered': '{goods} telah sampai di rumah duka.',
};

/** The e-mails, by the state of the payment that an event has led to, or else by the event. */
const mails: Readonly<Record<string, readonly [subject: string, ...paragraphs: string[]]>> = {
  paid: [
    'Pembayaran Anda sudah kami terima ({order})',
    'Pembayaran Anda sudah kami terima. Jumlahnya {received}. Terima kasih.',
  ],
  'paid free': [
    'Pesanan Anda sudah kami terima ({order})',
    'Pesanan Anda sudah kami terima. Tidak ada yang perlu dibayar.',
  ],
  refundDue: [
    'Ada kabar tentang {short} Anda untuk Maria Theresia Wijaya',
    'Pesanan ini tidak dapat kami lanjutkan. Uang Anda sebesar {balance} akan kami kembalikan.',
  ],
  refunded: [
    'Ada kabar tentang {short} Anda untuk Maria Theresia Wijaya',
    'Uang Anda sebesar {refunded} sudah kami kembalikan.',
  ],
  'proof.declined': [
    'Ada kabar tentang {short} Anda untuk Maria Theresia Wijaya',
    'Bukti pembayaran {short} Anda untuk Maria Theresia Wijaya belum dapat kami terima.',
    'Alasan: Jumlah pada bukti tidak terbaca.',
    'Mohon kirim bukti lain, atau bayar {rest}, sebelum {deadline}.',
  ],
  'card.approved': [
    'Ucapan Anda untuk Maria Theresia Wijaya tampil di ruang duka',
    'Ucapan Anda untuk Maria Theresia Wijaya tampil di ruang duka.',
  ],
  'card.rejected': [
    'Ada kabar tentang ucapan Anda untuk Maria Theresia Wijaya',
    'Terima kasih atas perhatian Anda. Mohon nama diperbaiki. Anda dapat memperbaiki ucapan untuk Maria Theresia Wijaya tanpa membayar lagi.',
  ],
  'board.delivered': [
    'Bunga papan untuk Maria Theresia Wijaya sudah terpasang',
    'Bunga papan untuk Maria Theresia Wijaya sudah terpasang.',
  ],
};

/** Returns the line of the history about an event, or about its case when that has its own. */
export function historyLine(facts: ReadFacts, type: string, eventCase = ''): string {
  const { payment } = facts.snapshot.value;
  const text = lines[`${type} ${eventCase}`] ?? lines[`${type} ${payment}`] ?? lines[type];
  return `Pesanan {order}: ${text}`.replace(/\{(\w+)\}/g, (_, name: string) => fill(facts, name));
}

/** Returns the e-mail about an event; undefined for none. */
export function mailAbout(
  facts: ReadFacts,
  type: string,
  paymentBefore: string | null,
): MailTexts | undefined {
  const { payment } = facts.snapshot.value;
  const changed = payment === paymentBefore ? '' : payment;
  const found = mails[`${changed} ${facts.start}`] ?? mails[changed] ?? mails[type];
  if (found === undefined) return undefined;
  const [subject = '', ...paragraphs] = found.map((text) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => fill(facts, name)),
  );
  return { subject, paragraphs };
}

/** Returns the text of a placeholder. */
function fill({ start, deadline, snapshot: { context } }: ReadFacts, name: string): string {
  const { total, received, refunded } = context;
  const rupiah: Readonly<Record<string, number>> = {
    total,
    received,
    refunded,
    balance: received - refunded,
    rest: total - received,
  };
  const texts: Readonly<Record<string, string | undefined>> = {
    order: 'ORDER-0000001',
    deadline: deadlines[deadline].text,
    ...goods[start],
  };
  const [half = 0, ...halves] = amounts[start] ?? [];
  const text = texts[name] ?? halves[(rupiah[name] ?? NaN) / half];
  if (text === undefined) throw new Error(`State the text of ${name} ${rupiah[name]} of ${start}.`);
  return text;
}
