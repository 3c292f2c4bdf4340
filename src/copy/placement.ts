import type { AppErrorCode } from '../domain/appError.ts';
import { FLOWERS, GREETING, type OrderKind } from '../domain/order.ts';
import { errorSentences } from './errors.ts';

export const placementCopy = {
  recipient: { [GREETING]: 'Untuk mengenang', [FLOWERS]: 'Ditujukan Kepada' },
  /** On every page of a card that is ordered after the departure. */
  forFamily:
    'Pemberangkatan sudah lewat, jadi ucapan tidak tampil di ruang duka. Ucapan Anda sampai kepada keluarga dan masuk album.',
  kept: 'Yang sudah Anda isi tetap tersimpan.',
  customerService: 'Hubungi layanan pelanggan',
  customerServiceShort: 'Hubungi kami',

  failed: 'Pesanan belum dibuat',
  /** The top of the page already says that the device is offline. */
  reconnect: (button: string) => `Sambungkan internet Anda, lalu ${press(button)}.`,
  /** Returns the sentence about an error with the name of the button that tries again. */
  again: (error: AppErrorCode, button: string) => errorSentences(press(button))[error],
  withdrawnTitle: 'Info duka ini sudah tidak tersedia',
  withdrawn:
    'Mohon maaf, mungkin keluarga telah menutupnya. Pesanan Anda tidak dibuat, dan tidak ada yang perlu dibayar.',
  priceChangedTitle: 'Harga berubah',
  priceChanged: (name: string, before: string, now: string) =>
    `Harga ${name} semula ${before}, sekarang ${now}.`,
  packageGone: (name: string, price: string) =>
    `${name} (${price}) sudah tidak tersedia. Silakan pilih paket lain di bawah ini.`,
  priceBefore: 'Harga biasa',
  totalBefore: (amount: string) => `semula ${amount}`,
  payLater: (way: string) => `Dibayar kemudian: ${way}`,
  otherDuka: 'Cari info duka lain',
  sendGreeting: 'Kirim ucapan',
  sendFlowers: 'Kirim bunga papan',

  startOver: 'Pesanan baru',
  startOverTitle: (kind: OrderKind, name: string) =>
    `Anda sudah memesan ${kind === GREETING ? 'ucapan' : 'bunga papan'} untuk ${name}`,
  history: 'Buka History',

  unknownHeading: 'Status pesanan belum pasti',
  unanswered: 'Jawaban untuk pesanan ini belum kami terima.',
  mayExist: 'Pesanan Anda mungkin sudah dibuat.',
  nothingPaid: 'Belum ada yang dibayar.',
  noNewOrder: 'Jangan membuat pesanan baru dahulu.',
  unknownRetry:
    'Tunggu sebentar, lalu tekan “Periksa lagi”. Tombol itu tidak membuat pesanan atau tagihan kedua.',
  unknownNoRetry:
    'Tanyakan kepada layanan pelanggan; pesan WhatsApp sudah berisi rincian pesanan Anda.',
  retryOrder: 'Periksa lagi',
  underWayHeading: 'Pesanan sedang diproses',

  ordered: 'Yang Anda pesan',
  facts: {
    recipient: 'Untuk',
    place: 'Tempat',
    board: 'Bunga papan',
    words: 'Ucapan',
    sender: 'Pengirim',
    category: 'Kategori',
    package: 'Paket',
    total: 'Total',
    submittedAt: 'Waktu pesan',
  },
  unknownQuestion: (kind: OrderKind) =>
    `Halo, saya memesan ${kind === GREETING ? 'ucapan' : 'bunga papan'} tetapi belum menerima nomor pesanannya. Mohon bantu periksa apakah pesanan saya sudah masuk.`,
} as const;

function press(button: string): string {
  return `tekan “${button}” lagi`;
}
