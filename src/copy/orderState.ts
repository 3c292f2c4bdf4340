import type { OrderStage } from '../domain/orderState.ts';

/** What the buyer reads about a stage of an order. */
export interface StageCopy {
  /** The short text of lists. */
  readonly badge: string;
  /** `warning`: it is the buyer's turn; `success`: what was ordered has arrived. */
  readonly tone: 'neutral' | 'success' | 'warning';
  /** What has happened, in a heading. */
  readonly heading: string;
}

export const stageCopy: Readonly<Record<OrderStage, StageCopy>> = {
  awaitingPayment: {
    badge: 'Menunggu pembayaran',
    tone: 'warning',
    heading: 'Konfirmasi pembayaran',
  },
  proofPending: {
    badge: 'Bukti sedang diperiksa',
    tone: 'neutral',
    heading: 'Bukti pembayaran sedang kami periksa',
  },
  expired: {
    badge: 'Batas waktu lewat',
    tone: 'neutral',
    heading: 'Batas waktu sudah lewat',
  },
  cancelled: {
    badge: 'Dibatalkan',
    tone: 'neutral',
    heading: 'Pesanan dibatalkan',
  },
  paidLate: {
    badge: 'Pembayaran terlambat',
    tone: 'neutral',
    heading: 'Pembayaran datang terlambat',
  },
  refundDue: {
    badge: 'Dana akan dikembalikan',
    tone: 'neutral',
    heading: 'Dana Anda akan kami kembalikan',
  },
  refunded: {
    badge: 'Dana dikembalikan',
    tone: 'neutral',
    heading: 'Dana Anda sudah kami kembalikan',
  },
  waiting: {
    badge: 'Sedang diproses',
    tone: 'neutral',
    heading: 'Pesanan sedang kami proses',
  },
  inReview: {
    badge: 'Sedang ditinjau',
    tone: 'neutral',
    heading: 'Ucapan sedang kami tinjau',
  },
  rejected: {
    badge: 'Perlu perbaikan',
    tone: 'warning',
    heading: 'Ucapan perlu diperbaiki',
  },
  shown: {
    badge: 'Tampil di ruang duka',
    tone: 'success',
    heading: 'Ucapan Anda ditampilkan',
  },
  withdrawn: {
    badge: 'Tidak ditampilkan lagi',
    tone: 'neutral',
    heading: 'Ucapan tidak ditampilkan lagi',
  },
  offered: {
    badge: 'Menunggu florist',
    tone: 'neutral',
    heading: 'Pesanan sudah sampai di florist',
  },
  declined: {
    badge: 'Mencari florist lain',
    tone: 'neutral',
    heading: 'Kami mencari florist lain',
  },
  accepted: {
    badge: 'Sedang dirangkai',
    tone: 'neutral',
    heading: 'Bunga papan sedang dirangkai',
  },
  inDelivery: {
    badge: 'Dalam pengantaran',
    tone: 'neutral',
    heading: 'Bunga papan dalam pengantaran',
  },
  delivered: {
    badge: 'Terpasang',
    tone: 'success',
    heading: 'Bunga papan sudah terpasang',
  },
  stopped: {
    badge: 'Dihentikan',
    tone: 'neutral',
    heading: 'Pesanan dihentikan',
  },
};

/** The badge of the payment of a paid order, which stands beside the badge of its fulfilment. */
export const paidBadge = { badge: 'Lunas', tone: 'success' } as const;
