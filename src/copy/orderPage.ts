import { GREETING, type OrderKind } from '../domain/order.ts';
import type { Milestone } from '../domain/orderTimeline.ts';
import type { WayToPay } from '../domain/wayToPay.ts';
import type { FixedReason, NamedPart } from '../domain/correctedPart.ts';

const what: Readonly<Record<OrderKind, string>> = { 0: 'Ucapan', 1: 'Bunga papan' };

export const orderPageCopy = {
  title: 'Pesanan',
  heading: (kind: OrderKind) => `${what[kind]} untuk`,
  loading: 'Memuat pesanan…',
  failed: 'Pesanan belum dapat ditampilkan',
  retry: 'Coba lagi',
  retrying: 'Mencoba lagi…',
  missing: 'Pesanan ini tidak ditemukan',
  missingText:
    'Pesanan ini tidak ada, atau dibuat dengan akun lain. Periksa akun Anda, atau hubungi kami.',
  toHistory: 'Buka History',
  stale: (time: string) => `Menampilkan data ${time}.`,
  staleOffline: 'Halaman ini diperbarui sendiri setelah internet tersambung.',
  /** A time of today, in a list. */
  today: (time: string) => `Hari ini ${time}`,
  /** A time of today, within a text. */
  todayInText: (time: string) => `hari ini ${time}`,

  /** After an action that was not done, because the order had changed. */
  changed: (badge: string) => `Keadaannya sekarang: ${badge}.`,

  timeline: 'Perjalanan pesanan',
  /** While the order is read again. */
  reading: 'Memperbarui…',
  stepStatus: { done: 'Selesai', current: 'Sekarang', ahead: 'Nanti' },
  stepDue: (due: string) => `Paling lambat ${due}`,

  picture: { 0: 'Kartu Anda', 1: 'Bunga papan' } satisfies Record<OrderKind, string>,
  pictureOf: (kind: OrderKind, personName: string) =>
    `${kind === GREETING ? 'Kartu ucapan' : 'Bunga papan'} untuk ${personName}`,
  pictureFailed: 'Gambar belum dapat dimuat.',
  close: 'Tutup',
  from: 'Dari',
  deliveryPhoto: 'Foto bunga papan yang terpasang',
  deliveredAt: (place: string, time: string | null) =>
    `Terpasang di ${place}${time === null ? '' : `, ${time}`}`,
  /** Below the drawing of a delivered board without a photo. */
  drawing: 'Ilustrasi, bukan foto bunga papan yang terpasang',
  product: 'Produk',
  florist: 'Florist',
  floristSought: 'Sedang dicari',
  lines: 'Tulisan',
  place: 'Tempat',

  pay: 'Pembayaran',
  restToPay: 'Sisa yang harus dibayar',
  alreadyReceived: (received: string, total: string) => `Dibayar ${received} dari ${total}`,
  ways: 'Cara membayar',
  way: {
    virtualAccount: 'Virtual Account',
    transfer: 'Transfer bank',
    payPal: 'PayPal',
  } satisfies Record<WayToPay, string>,
  /** About a virtual account. */
  noticedByItself: 'Pembayaran terkonfirmasi otomatis.',
  chooseBank: 'Pilih bank Anda',
  getNumber: (bank: string) => `Dapatkan nomor VA ${bank}`,
  gettingNumber: 'Meminta nomor…',
  /** Why no number can be asked for. */
  numberWaits: {
    proof: 'Menunggu bukti selesai diunggah.',
    update: 'Menunggu halaman ini diperbarui.',
  },
  /** Below an open virtual account. */
  otherBank: 'Ingin membayar dari bank lain? Pilih “Transfer bank” di atas.',

  /** Below the question whether one has paid. */
  paidEither: 'Unggah bukti atau kirim lewat WhatsApp, cukup salah satu.',
  /** Unfolds the ways to report a payment where payments are recorded by themselves. */
  notRecorded: 'Sudah membayar tapi belum tercatat?',
  chat: 'Bila bukti tidak dapat diunggah, kirim lewat chat.',
  /** After a declined proof. */
  sendAnotherProof: (deadline: string) => `Unggah bukti lain di bawah ini sebelum ${deadline}.`,
  proofLabel: 'Bukti pembayaran',
  proofHint: 'Foto atau PDF. Batas waktu berhenti saat kami periksa.',
  proofLabels: {
    choose: 'Unggah bukti',
    replace: 'Ganti bukti',
    remove: 'Hapus bukti pembayaran',
    cancel: 'Batalkan unggahan',
    retry: 'Coba lagi',
    progress: (percent: number | undefined) =>
      percent === undefined ? 'Mengunggah…' : `Mengunggah, ${percent} %`,
    done: 'Bukti sudah terunggah.',
  },
  proofTooLarge: 'Berkas ini lebih besar dari 5 MB. Pilih foto atau PDF yang lebih kecil.',
  proofType: 'Berkas ini bukan foto atau PDF. Gunakan PNG, JPEG, WebP, atau PDF.',

  bill: 'Rincian',
  number: 'Nomor',
  copyNumber: 'Salin nomor dari rincian',
  ordered: 'Dipesan',
  received: 'Sudah dibayar',
  refunded: 'Dikembalikan',
  difference: 'Selisih',
  short: (amount: string) => `Kurang ${amount}`,
  surplus: (amount: string) => `Lebih ${amount}`,
  /** Below a bill that was paid with more than its total. */
  surplusReturned: (amount: string, days: number) =>
    `Kelebihan ${amount} kami kembalikan ke rekening Anda, paling lambat ${days} hari setelah pembayaran.`,

  help: 'Bantuan',
  contact: 'Hubungi kami',
  askForPhoto: 'Tanyakan foto',
  photoMessage: (number: string) =>
    `Halo, saya ingin menanyakan foto bunga papan yang sudah terpasang untuk pesanan ${number}.`,
  share: 'Bagikan',
  sharePhoto: 'Bagikan foto',
  shareText: (kind: OrderKind, personName: string) =>
    `${kind === GREETING ? 'Saya mengirim ucapan duka' : 'Saya mengirim bunga papan'} untuk ${personName}.`,
  correct: {
    words: 'Perbaiki kata-kata',
    template: 'Ganti template',
    picture: 'Ganti gambar',
    sender: 'Perbaiki nama pengirim',
  } satisfies Record<NamedPart, string>,
  alreadyPaid: (number: string) =>
    `Halo, saya sudah membayar pesanan ${number}. Berikut bukti pembayarannya.`,
  orderAgain: 'Pesan lagi',
  receipt: 'Cetak bukti pembayaran',
  toPerson: 'Lihat info duka',
  cancel: 'Batalkan pesanan',
  cancelTitle: 'Batalkan pesanan ini?',
  cancelText:
    'Pesanan tidak diproses dan tidak perlu dibayar. Pembatalan tidak dapat diurungkan. Bila Anda sudah membayar, jangan batalkan; hubungi kami.',
  cancelTextPaid:
    'Pesanan tidak diproses. Yang sudah Anda bayar kami kembalikan ke rekening asal atau ke rekening atas nama Anda. Pembatalan tidak dapat diurungkan. Bila ada pertanyaan, hubungi kami dahulu.',
  /** Below the way to cancel an order in which there is money. */
  cancelPaid: 'Yang sudah Anda bayar kami kembalikan.',
  cancelConfirm: 'Batalkan pesanan',
  cancelDismiss: 'Tetap simpan pesanan',
  cancelling: 'Membatalkan…',
  /** When the order has changed while the question was open. */
  cancelImpossible: 'Pesanan ini tidak dapat dibatalkan lagi',
  cancelImpossibleText: (badge: string) =>
    `Keadaannya sekarang: ${badge}. Bila ada pertanyaan, hubungi kami.`,

  correctionHeading: 'Perbaiki ucapan',
  correctionReason: 'Yang perlu diperbaiki',
  /** What is accepted instead of what a fixed reason names. */
  correctionHints: {
    name: 'Periksa ejaan nama dan gelar, misalnya Bapak Budi Santoso.',
    hurt: 'Kata yang sederhana sudah cukup, misalnya “Turut Berdukacita”.',
    symbol: 'Misalnya template dengan lambang keyakinan keluarga.',
    advert: 'Misalnya cukup “Turut Berdukacita” dari Keluarga Sari Lestari, Bogor.',
    sender: 'Misalnya Keluarga Sari Lestari, Bogor.',
    picture: 'Misalnya gambar yang lebih tajam dan terang.',
  } satisfies Record<FixedReason, string>,
  correctionKept: 'Anda dapat memperbaikinya tanpa membayar lagi.',
  correctionUnsure: 'Belum yakin?',
  correctionAsk: 'Tanya kami',
  correctionFolded: {
    words: 'Ubah kata-kata dan pengirim',
    template: 'Ganti template',
  },
  correctionReload: 'Muat ulang template',
  /** At the part that has to be changed. */
  correctionMarks: {
    done: 'Sudah diubah. Periksa kartunya, lalu kirim.',
    before: (reason: string) => `Sebelumnya: ${reason}`,
    sender: 'Tulis nama yang dikenal keluarga.',
    quoteSender: 'Tulis nama yang dikenal keluarga pada “Penutup”.',
    words: 'Ubah kata-kata atau nama pengirim di sini.',
    picture: 'Ganti gambar ini dengan yang lebih jelas.',
    template: 'Pilih template lain.',
    familyFaith: (faith: string) =>
      `Menurut info duka, keluarga beragama ${faith}; yang sesuai ada di depan.`,
    /** The title of the templates that suit the family, and what unfolds the others. */
    suiting: (faith: string) => `Untuk keluarga ${faith}`,
    others: 'Lihat template lain',
    templateGone: (title: string | null) =>
      title === null
        ? 'Template kartu Anda tidak tersedia lagi. Pilih template lain di sini.'
        : `Template “${title}” tidak tersedia lagi. Pilih template lain di sini.`,
    /** On the template itself. */
    rejected: 'Perlu diganti',
    gone: 'Tidak tersedia',
  },
  /** Why the preview cannot be opened. */
  correctionWaits: {
    loading: 'Menunggu template dimuat.',
    uploadingLogo: 'Menunggu gambar selesai diunggah.',
    template: 'Pilih template lain dahulu.',
  },
  /** What is not changed yet of a part that the reviewer names, or of the whole card. */
  correctionMissing: {
    words: 'Kata-kata belum diubah.',
    template: 'Template belum diganti.',
    picture: 'Gambar belum diganti.',
    sender: 'Nama pengirim belum diubah.',
    all: 'Belum ada yang diubah.',
  } satisfies Record<NamedPart | 'all', string>,
  correctionIncomplete: 'Kata-kata belum lengkap.',
  correctionRisk: 'Ucapan mungkin belum dapat tampil.',
  correctionChange: 'Ubah dahulu',
  correctionSendAnyway: 'Tetap kirim',
  correctionClose: 'Batal',
  correctionSend: 'Kirim perbaikan',
  correctionSending: 'Mengirim…',
} as const;

/** What names a milestone in the timeline. */
export interface MilestoneFacts {
  readonly room: string | null;
  readonly floristName: string | null;
}

export const milestoneCopy: Readonly<
  Record<Milestone, string | ((facts: MilestoneFacts) => string)>
> = {
  created: 'Pesanan dibuat',
  awaitingPayment: 'Menunggu pembayaran',
  awaitingRest: 'Menunggu pelunasan',
  proofUploaded: 'Bukti pembayaran kami periksa',
  proofDeclined: 'Bukti pembayaran belum sesuai',
  partlyPaid: 'Sebagian pembayaran diterima',
  paid: 'Pembayaran diterima',
  paidLate: 'Pembayaran diterima setelah batas waktu',
  expired: 'Batas waktu lewat',
  cancelled: 'Pesanan dibatalkan',
  refundDue: 'Dana akan dikembalikan',
  partlyRefunded: 'Sebagian dana dikembalikan',
  refunded: 'Dana dikembalikan',
  inReview: 'Sedang ditinjau',
  reviewed: 'Selesai ditinjau',
  rejected: 'Perlu perbaikan',
  corrected: 'Perbaikan dikirim',
  shown: ({ room }) => `Tampil di ${room ?? 'ruang duka'}`,
  conveyed: 'Tampil sampai pemberangkatan',
  notShown: 'Tidak tampil di ruang duka',
  shownToFamily: 'Disampaikan kepada keluarga',
  withdrawn: 'Tidak ditampilkan lagi',
  offered: 'Menunggu jawaban florist',
  offeredAgain: 'Ditawarkan ke florist lain',
  declined: 'Mencari florist lain',
  accepted: ({ floristName }) =>
    floristName === null ? 'Dirangkai florist' : `Dirangkai ${floristName}`,
  inDelivery: 'Dalam pengantaran',
  delivered: 'Terpasang',
};

/** Returns the text of a milestone. */
export function nameMilestone(milestone: Milestone, facts: MilestoneFacts): string {
  const text = milestoneCopy[milestone];
  return typeof text === 'string' ? text : text(facts);
}
