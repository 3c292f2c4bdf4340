import { FLOWERS, GREETING, type OrderKind } from '../domain/order.ts';

/** Whether the server has created a saved order; `unknown` when the answer was lost. */
export type OrderStatus = 'draft' | 'unknown' | 'placed';

export const orderCopy = {
  loading: 'Membuka pesanan…',
  personFailedHeading: 'Pesanan',
  personFailed: 'Info duka ini belum dapat dibuka',
  retry: 'Coba lagi',
  backToDuka: 'Kembali ke Info Duka',

  resumeGreeting: 'Kartu ucapan',
  resumeFlowers: 'Bunga papan',

  resume: 'Lanjutkan pesanan',
  unfinished: {
    [GREETING]: 'Kartu ucapan belum selesai',
    [FLOWERS]: 'Pesanan bunga papan belum selesai',
  } satisfies Record<OrderKind, string>,
  unfinishedText: 'Tulisan Anda tersimpan di perangkat ini.',
  uncertain: 'Pesanan mungkin sudah dibuat',
  uncertainText: 'Periksa Riwayat sebelum memesan lagi.',
  awaitingPayment: 'Pesanan menunggu pembayaran',
  ordered: 'Pesanan Anda',
  view: 'Lihat pesanan',

  discard: (personName: string) => `Hapus pesanan untuk ${personName}`,
  discardTitle: 'Hapus dari perangkat ini?',
  discardText: {
    draft: (personName) => `Yang sudah Anda tulis untuk ${personName} tidak dapat dikembalikan.`,
    unknown: () => 'Pesanan ini mungkin sudah dibuat. Periksa Riwayat sebelum memesan lagi.',
    placed: () =>
      'Pesanan yang sudah dibuat tetap ada di Riwayat. Yang dihapus hanya jalan kembali ke pembayarannya.',
  } satisfies Record<OrderStatus, (personName: string) => string>,
  discardConfirm: 'Hapus',
  discardCancel: 'Batal',
  discarded: (personName: string) => `Pesanan untuk ${personName} dihapus dari perangkat ini.`,
} as const;
