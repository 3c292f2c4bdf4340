import type { OrderStage } from '../domain/orderState.ts';

export const savedOrdersCopy = {
  resumeTitle: 'Lanjutkan pesanan',
  runningTitle: 'Pesanan berjalan',
  endedTitle: 'Pesanan berakhir',
  resume: 'Lanjutkan',
  pay: 'Bayar',
  failed: 'Pesanan Anda belum dapat ditampilkan',
  retry: 'Coba lagi',
} as const;

/** What happens to an order that does not wait for its payment, and who acts. */
export const orderNews: Readonly<Partial<Record<OrderStage, string>>> = {
  proofPending: 'Kami sedang memeriksa bukti pembayaran Anda',
  paidLate: 'Pembayaran datang terlambat, sedang kami periksa',
  refundDue: 'Kami akan mengembalikan dana Anda',
  waiting: 'Kami sedang memproses pesanan Anda',
  inReview: 'Kami sedang meninjau ucapan Anda',
  rejected: 'Ucapan perlu Anda perbaiki',
  offered: 'Kami menunggu jawaban florist',
  declined: 'Kami mencari florist lain untuk Anda',
  accepted: 'Florist sedang merangkai bunga papan',
  inDelivery: 'Florist sedang mengantar bunga papan',
  expired: 'Batas waktu pembayaran sudah lewat',
  withdrawn: 'Ucapan tidak ditampilkan lagi',
  stopped: 'Pesanan ini tidak dilanjutkan',
};
