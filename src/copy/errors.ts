import type { AppErrorCode } from '../domain/appError.ts';
import { pageErrorSentences } from './pageErrors.ts';

/** Returns the sentence for each error; `again` says within them how to try again. */
export function errorSentences(again: string): Readonly<Record<AppErrorCode, string>> {
  return {
    ...pageErrorSentences(again),

    uploadLimitReached: `Anda sudah mengunggah banyak gambar hari ini. Silakan ${again} besok.`,

    payloadTooLarge:
      'Berkas ini terlalu besar, dan tidak dapat diperkecil di perangkat ini. Pilih berkas yang paling besar 5 MB.',
    unsupportedMedia: 'Jenis berkas ini tidak didukung. Gunakan gambar PNG, JPEG, atau WebP.',
    proofInvalid: 'Bukti pembayaran tidak dapat dibaca. Pilih foto atau PDF yang lain.',
    logoInvalid: 'Gambar logo tidak dapat dibaca. Pilih berkas gambar yang lain.',
    cardTextUnsupported: `Ada karakter yang tidak dapat dicetak pada kartu. Ganti, lalu ${again}.`,
    cardTextTooLong: `Tulisan terlalu panjang untuk kartu ini. Persingkat, lalu ${again}.`,

    noteTextMissing: 'Lengkapi catatan ini, atau pilih “Tanpa catatan”.',
    quoteMissing: 'Tuliskan dahulu pesan Anda.',
    senderInvalid: 'Isi nama pengirim dahulu, paling banyak 2 baris.',
    logoMissing: 'Unggah dahulu gambar atau logo Anda.',

    templateUnavailable:
      'Template yang tadi Anda pilih sudah tidak tersedia. Silakan pilih template lain.',
    previewUnknown: 'Kartu perlu disiapkan ulang. Silakan pilih template lagi.',
    personUnavailable: 'Informasi duka ini sudah tidak tersedia.',
    packageUnavailable:
      'Paket yang tadi Anda pilih sudah tidak tersedia. Periksa pilihan dan total yang baru.',
    priceChanged: 'Harga paket baru saja berubah. Periksa kembali sebelum melanjutkan.',
    floristUnavailable:
      'Florist ini sedang tidak melayani rumah duka tersebut. Silakan pilih florist lain.',
    productUnavailable: 'Produk ini sudah tidak tersedia. Silakan pilih produk lain.',
    flowersNotDelivered: 'Bunga papan belum dapat dikirim ke rumah duka ini.',
    boardTooLate:
      'Bunga papan tidak sempat terpasang sebelum pemberangkatan, jadi tidak dapat dipesan lagi.',
    departureOver:
      'Pemberangkatan sudah lewat, jadi ucapan tidak tampil di ruang duka. Anda masih dapat mengirimnya untuk keluarga dan album.',
    virtualAccountUnavailable:
      'Bank sedang tidak dapat membuat nomor ini. Coba lagi, atau bayar dengan transfer.',

    idempotencyKeyReused:
      'Isi pesanan itu berbeda, mungkin dari halaman lain yang Anda buka. Yang tampil di sini belum dipesan. Lihat History dahulu sebelum membuat pesanan baru.',
    orderInProgress: 'Pesanan Anda sedang diproses. Tunggu sebentar, lalu periksa lagi.',
    orderExpired: 'Batas waktu pembayaran pesanan ini sudah lewat.',
    orderNotPayable: 'Pesanan ini tidak dapat dibayar dengan cara ini.',
    orderChanged:
      'Tindakan Anda tidak dilakukan: pesanan ini sudah berubah. Periksa keadaannya sekarang, lalu ulangi bila masih perlu.',
    orderEventNotPossible: 'Hal ini sudah tidak dapat dilakukan pada pesanan ini.',

    signInRequired:
      'Untuk keamanan, masuk kembali lebih dahulu. Setelah itu akun dapat dihapus dalam sepuluh menit.',
    accountInUse:
      'Masih ada pesanan yang menunggu pembayaran, peninjauan, pengantaran atau pengembalian dana. Selesaikan atau batalkan lebih dahulu, lalu hapus akun.',

    draftUnreadable: 'Draf pesanan yang lama tidak dapat dibuka lagi, jadi kami mulai dari awal.',
    draftDiscarded: 'Pesanan ini dihapus di tab yang lain, jadi kami mulai dari awal.',
    storageFailed:
      'Perangkat ini tidak dapat menyimpan draf. Selesaikan pesanan tanpa menutup halaman.',
  };
}

export const errorCopy = errorSentences('coba lagi');

/** Returns only what happened, where trying again may do harm. */
export function whatHappened(code: AppErrorCode): string {
  return errorCopy[code].replace(/(?<=\.) .*/, '');
}
