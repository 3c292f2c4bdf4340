import { orderStage, type OrderStage, type OrderState } from '../domain/orderState.ts';

/** What the buyer reads about a stage of an order. */
export interface StageCopy {
  /** The short text of lists. */
  readonly badge: string;
  /** `warning`: it is the buyer's turn. */
  readonly tone: 'neutral' | 'success' | 'warning';
  readonly heading: string;
  /** What happens next. */
  readonly lead: string;
}

const received = 'Pembayaran sudah kami terima';

/** The texts of each stage of an order, for every page that tells about it. */
export const stageCopy: Readonly<Record<OrderStage, StageCopy>> = {
  awaitingPayment: {
    badge: 'Menunggu pembayaran',
    tone: 'warning',
    heading: 'Konfirmasi pembayaran',
    lead: 'Pesanan segera kami proses setelah buktinya kami terima.',
  },
  proofPending: {
    badge: 'Bukti sedang diperiksa',
    tone: 'neutral',
    heading: 'Bukti pembayaran sedang kami periksa',
    lead: 'Anda tidak perlu membayar atau mengirim bukti lagi. Halaman ini berubah sendiri.',
  },
  expired: {
    badge: 'Batas waktu lewat',
    tone: 'neutral',
    heading: 'Batas waktu sudah lewat',
    lead: 'Pesanan ini tidak diproses. Bila Anda sudah membayar, hubungi kami: uang Anda tidak hilang.',
  },
  cancelled: {
    badge: 'Dibatalkan',
    tone: 'neutral',
    heading: 'Pesanan dibatalkan',
    lead: 'Pesanan ini tidak diproses dan tidak perlu dibayar.',
  },
  paidLate: {
    badge: 'Pembayaran terlambat',
    tone: 'neutral',
    heading: received,
    lead: 'Uang Anda datang setelah pesanan berakhir dan tidak hilang. Kami akan menghubungi Anda.',
  },
  refundDue: {
    badge: 'Dana akan dikembalikan',
    tone: 'neutral',
    heading: 'Dana Anda akan kami kembalikan',
    lead: 'Pesanan ini dihentikan. Anda tidak perlu membayar apa pun.',
  },
  refunded: {
    badge: 'Dana dikembalikan',
    tone: 'neutral',
    heading: 'Dana Anda sudah kami kembalikan',
    lead: 'Pesanan ini sudah selesai.',
  },
  waiting: {
    badge: 'Sedang diproses',
    tone: 'success',
    heading: received,
    lead: 'Anda tidak perlu melakukan apa pun. Kabar berikutnya muncul di sini.',
  },
  inReview: {
    badge: 'Sedang ditinjau',
    tone: 'success',
    heading: received,
    lead: 'Setiap ucapan kami baca dahulu sebelum ditampilkan di ruang duka.',
  },
  rejected: {
    badge: 'Perlu perbaikan',
    tone: 'warning',
    heading: 'Ucapan perlu diperbaiki',
    lead: 'Terima kasih atas perhatian Anda. Hubungi kami untuk memperbaikinya, tanpa membayar lagi.',
  },
  shown: {
    badge: 'Tampil di ruang duka',
    tone: 'success',
    heading: 'Ucapan Anda ditampilkan',
    lead: 'Kartu ini tampil di ruang duka dan dapat dilihat keluarga.',
  },
  withdrawn: {
    badge: 'Tidak ditampilkan lagi',
    tone: 'neutral',
    heading: 'Ucapan tidak ditampilkan lagi',
    lead: 'Hubungi kami bila ada pertanyaan, juga tentang pengembalian dana.',
  },
  offered: {
    badge: 'Menunggu florist',
    tone: 'success',
    heading: received,
    lead: 'Pesanan bunga papan sudah kami teruskan ke florist.',
  },
  declined: {
    badge: 'Mencari florist lain',
    tone: 'neutral',
    heading: received,
    lead: 'Kami sedang mencari florist lain. Pesanan tetap kami urus.',
  },
  accepted: {
    badge: 'Sedang dirangkai',
    tone: 'success',
    heading: 'Bunga papan sedang dirangkai',
    lead: 'Florist sedang membuat bunga papan Anda.',
  },
  inDelivery: {
    badge: 'Dalam pengantaran',
    tone: 'success',
    heading: 'Bunga papan sedang dikirim',
    lead: 'Bunga papan sedang dalam perjalanan ke rumah duka.',
  },
  delivered: {
    badge: 'Terpasang',
    tone: 'success',
    heading: 'Bunga papan sudah terpasang',
    lead: 'Bunga papan sudah sampai di rumah duka. Terima kasih atas perhatian Anda.',
  },
  stopped: {
    badge: 'Dihentikan',
    tone: 'neutral',
    heading: 'Pesanan dihentikan',
    lead: 'Hubungi kami bila ada pertanyaan, juga tentang pengembalian dana.',
  },
};

/** The badge of the payment of a paid order, which stands beside the badge of its fulfilment. */
export const paidBadge = { badge: 'Lunas', tone: 'success' } as const;

/** Returns the texts of the stage of an order. */
export function getStageCopy(state: OrderState): StageCopy {
  return stageCopy[orderStage(state)];
}
