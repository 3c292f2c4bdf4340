import { GREETING, type OrderKind } from '../domain/order.ts';
import type { OrderPhase } from '../domain/orderPhase.ts';
import type { Milestone } from '../domain/orderTimeline.ts';
import type { WayToPay } from '../domain/wayToPay.ts';
import type { CorrectedPart } from '../domain/correctedPart.ts';
import { stageCopy } from './orderState.ts';

/** What the sentences about an order name. Times and amounts are formatted. */
export interface OrderFactsText {
  readonly kind: OrderKind;
  /** Until when the next step is promised, such as `pukul 11:12 WIB`; null without a promise. */
  readonly due: string | null;
  /** The promised time once it has passed; null before, and without a promise. */
  readonly overdue: string | null;
  /** When the departure is; null when it is not known. */
  readonly departure: string | null;
  /** Where the card is shown. */
  readonly room: string;
  /** Where the board is delivered. */
  readonly house: string;
  readonly florist: string;
  /** Whether the florist has sent a photo of the delivered board. */
  readonly hasPhoto: boolean;
  readonly reason: string | null;
  /** What is still to be paid. */
  readonly rest: string;
  /** What is returned, or was. */
  readonly refund: string;
  /** When the money was returned; null before. */
  readonly refundedAt: string | null;
  /** Within how many days money is returned after a decision. */
  readonly refundDays: number;
}

/** What the page says about a phase: the badge, and what comes next. */
export interface PhaseCopy {
  readonly badge: string;
  readonly tone: 'neutral' | 'success' | 'warning';
  /** Each line is a paragraph. */
  readonly next: (facts: OrderFactsText) => string;
}

/** Where money is returned to, as the policy of refunds says. */
const account = 'ke rekening asal atau ke rekening atas nama Anda';

/** When and where to money is returned that finance decides to return, as that policy says. */
const afterDecision = (days: number) => `${account}, paling lambat ${days} hari setelah diputuskan`;

/** What is promised about money while it is not decided whether it is returned. */
const returned = (days: number) => `Bila dikembalikan, uangnya kami kirim ${afterDecision(days)}.`;

/** The texts about each phase of an order on its page. */
export const phaseCopy: Readonly<Record<OrderPhase, PhaseCopy>> = {
  awaitingPayment: {
    ...badgeOf('awaitingPayment'),
    next: ({ kind, room, florist }) =>
      kind === GREETING
        ? `Setelah dibayar, ucapan kami tinjau, lalu tampil di ${room}.`
        : `Setelah dibayar, pesanan kami teruskan ke ${florist}.`,
  },
  partlyPaid: {
    badge: 'Dibayar sebagian',
    tone: 'warning',
    next: ({ kind, rest, florist }) =>
      kind === GREETING
        ? `Lunasi ${rest}, lalu ucapan kami tinjau.`
        : `Lunasi ${rest}, lalu pesanan kami teruskan ke ${florist}.`,
  },
  proofPending: {
    ...badgeOf('proofPending'),
    next: ({ due }) =>
      `Bukti pembayaran kami periksa dahulu. Kabarnya muncul di sini${due === null ? '' : `, paling lambat ${due}`}; Anda tidak perlu membayar lagi.`,
  },
  expired: {
    ...badgeOf('expired'),
    next: ({ refundDays }) =>
      `Batas waktu sudah lewat, jadi pesanan ini tidak diproses.\nUang yang sudah Anda kirim tidak hilang: pesanan kami lanjutkan bila masih sempat, atau uangnya kembali penuh ${afterDecision(refundDays)}.`,
  },
  cancelled: { ...badgeOf('cancelled'), next: () => stageCopy.cancelled.lead },
  paidLate: {
    ...badgeOf('paidLate'),
    next: ({ kind, due, refundDays }) =>
      `Uang sudah kami terima. Kami periksa apakah ${kind === GREETING ? 'ucapan masih dapat ditampilkan' : 'bunga papan masih dapat dikirim'}${due === null ? '' : `; kabarnya paling lambat ${due}`}.\nBila tidak, uang Anda kembali penuh ${afterDecision(refundDays)}.`,
  },
  refundDue: {
    ...badgeOf('refundDue'),
    next: ({ refund, due, overdue, refundDays }) => {
      if (due !== null) return `${refund} kami kembalikan ${account}, paling lambat ${due}.`;
      return overdue === null
        ? `${refund} kami kembalikan ${afterDecision(refundDays)}.`
        : `Maaf, ${refund} belum kami kembalikan pada waktu yang kami janjikan, ${overdue}.\nUangnya tetap kami kembalikan ${account}. Hubungi kami untuk menanyakannya.`;
    },
  },
  refunded: {
    ...badgeOf('refunded'),
    next: ({ refund, refundedAt }) =>
      `${refund} sudah kami kembalikan${refundedAt === null ? '' : ` pada ${refundedAt}`}, ${account}.\nBila belum Anda terima, hubungi kami.`,
  },
  waiting: { ...badgeOf('waiting'), next: () => stageCopy.waiting.lead },
  inReview: {
    ...badgeOf('inReview'),
    next: ({ due, room }) =>
      `Setiap ucapan kami baca dahulu${due === null ? '' : `, paling lambat ${due}`}. Setelah itu tampil di ${room}.`,
  },
  reviewLate: {
    ...badgeOf('inReview'),
    next: ({ overdue }) =>
      `Maaf, ucapan Anda belum selesai kami tinjau${overdue === null ? '' : ` pada waktu yang kami janjikan, ${overdue}`}. Anda tidak perlu melakukan apa pun. Bila ucapan baru dapat tampil setelah pemberangkatan, Anda dapat meminta uangnya kembali.`,
  },
  rejected: {
    ...badgeOf('rejected'),
    next: ({ reason }) =>
      [
        'Terima kasih atas perhatian Anda.',
        reason,
        'Anda dapat memperbaikinya tanpa membayar lagi.',
      ]
        .filter((part) => part !== null)
        .join(' '),
  },
  shown: {
    ...badgeOf('shown'),
    next: ({ departure }) =>
      `${departure === null ? '' : `Tampil sampai pemberangkatan, ${departure}. `}Ucapan ini juga masuk album keluarga.`,
  },
  conveyed: {
    badge: 'Telah disampaikan',
    tone: 'success',
    next: () => 'Ucapan Anda telah tampil sampai pemberangkatan dan tersimpan di album keluarga.',
  },
  shownToFamily: {
    badge: 'Disampaikan kepada keluarga',
    tone: 'success',
    next: ({ refundDays }) =>
      `Ucapan ini selesai ditinjau setelah pemberangkatan, jadi tidak tampil di ruang duka. Keluarga melihatnya di album.\nBila Anda ingin uangnya kembali, hubungi kami: kami kirim ${afterDecision(refundDays)}.`,
  },
  withdrawn: {
    ...badgeOf('withdrawn'),
    next: ({ refundDays }) =>
      `Ucapan ini tidak tampil lagi di ruang duka. Hubungi kami bila ada pertanyaan, juga tentang pengembalian dana.\n${returned(refundDays)}`,
  },
  offered: {
    ...badgeOf('offered'),
    next: ({ due, florist }) =>
      due === null ? `${florist} segera menjawab.` : `${florist} menjawab paling lambat ${due}.`,
  },
  declined: {
    ...badgeOf('declined'),
    next: ({ due }) =>
      `Pesanan tetap kami urus${due === null ? '' : `, kabarnya paling lambat ${due}`}. Anda tidak perlu melakukan apa pun.`,
  },
  accepted: {
    ...badgeOf('accepted'),
    next: ({ due, house }) =>
      `Bunga papan diantar ke ${house}${due === null ? ' setelah selesai' : `, paling lambat ${due}`}.`,
  },
  inDelivery: {
    ...badgeOf('inDelivery'),
    next: ({ due, house }) =>
      `Menuju ${house}${due === null ? '' : `, paling lambat ${due}`}. Foto menyusul setelah terpasang.`,
  },
  delivered: {
    ...badgeOf('delivered'),
    next: ({ house, hasPhoto }) =>
      `Bunga papan sudah terpasang di ${house}. ${hasPhoto ? 'Terima kasih atas perhatian Anda.' : 'Foto dari florist belum kami terima; untuk menanyakannya, hubungi layanan pelanggan.'}`,
  },
  stopped: {
    ...badgeOf('stopped'),
    next: ({ refundDays }) => `${stageCopy.stopped.lead}\n${returned(refundDays)}`,
  },
};

const what: Readonly<Record<OrderKind, string>> = { 0: 'Ucapan', 1: 'Bunga papan' };

export const orderPageCopy = {
  title: 'Pesanan',
  heading: (kind: OrderKind) => `${what[kind]} untuk`,
  loading: 'Memuat pesanan…',
  failed: 'Pesanan belum dapat ditampilkan',
  retry: 'Coba lagi',
  retrying: 'Mencoba lagi…',
  missing: 'Pesanan ini tidak ditemukan',
  missingText: 'Pesanan ini tidak ada, atau dibuat dengan akun lain.',
  toHistory: 'Buka Riwayat',
  stale: (time: string) => `Menampilkan data ${time}.`,
  staleOffline: 'Halaman ini diperbarui sendiri setelah internet tersambung.',
  /** A time of today, in a list. */
  today: (time: string) => `Hari ini ${time}`,
  /** A time of today, within a text. */
  todayInText: (time: string) => `hari ini ${time}`,
  /** A time in a sentence. */
  at: (time: string) => `pukul ${time} WIB`,
  /** A time of another day, in a sentence. */
  onDay: (moment: string) => `${moment} WIB`,
  inRoom: 'ruang duka',
  atHouse: 'rumah duka',
  byFlorist: 'Florist',

  next: 'Berikutnya',
  /** Instead of `next`, once nothing more happens. */
  news: 'Kabar',
  fix: 'Ucapan perlu diperbaiki',
  timeline: 'Perjalanan pesanan',
  stepStatus: { done: 'Selesai', current: 'Sekarang', ahead: 'Nanti' },
  stepDue: (due: string) => `Paling lambat ${due}`,

  picture: { 0: 'Kartu Anda', 1: 'Bunga papan' } satisfies Record<OrderKind, string>,
  pictureOf: (kind: OrderKind, personName: string) =>
    `${kind === GREETING ? 'Kartu ucapan' : 'Bunga papan'} untuk ${personName}`,
  zoom: (kind: OrderKind) => (kind === GREETING ? 'Perbesar kartu' : 'Perbesar foto'),
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
  alreadyReceived: (received: string, total: string) =>
    `Sudah kami terima ${received} dari ${total}.`,
  ways: 'Cara membayar',
  way: {
    virtualAccount: 'Virtual Account',
    transfer: 'Transfer bank',
    payPal: 'PayPal',
  } satisfies Record<WayToPay, string>,
  aboutWay: {
    virtualAccount: 'Tercatat sendiri, tanpa konfirmasi.',
    transfer: 'Lewat ATM atau aplikasi bank.',
    payPal: 'Juga dari luar negeri.',
  } satisfies Record<WayToPay, string>,
  chooseBank: 'Pilih bank Anda',
  getNumber: (bank: string) => `Dapatkan nomor VA ${bank}`,
  gettingNumber: 'Meminta nomor…',
  /** Why no number can be asked for. */
  numberWaits: {
    proof: 'Menunggu bukti selesai diunggah.',
    update: 'Menunggu halaman ini diperbarui.',
  },
  copyAccount: 'Salin rekening',
  copyPayPal: 'Salin akun PayPal',

  paid: 'Sudah membayar?',
  chat: 'Kirim buktinya lewat chat.',
  proofLabel: 'Bukti pembayaran',
  proofHint: 'Foto atau PDF. Batas waktu berhenti saat kami periksa.',
  proofLabels: {
    choose: 'Unggah bukti pembayaran',
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
  ordered: 'Dipesan',
  billed: 'Tagihan',
  received: 'Diterima',
  refunded: 'Dikembalikan',
  difference: 'Selisih',
  short: (amount: string) => `Kurang ${amount}`,
  surplus: (amount: string) => `Lebih ${amount}`,

  help: 'Bantuan',
  contact: 'Hubungi kami',
  phone: (number: string) => `Layanan pelanggan: ${number}`,
  share: 'Bagikan',
  shareText: (kind: OrderKind, personName: string) =>
    `${kind === GREETING ? 'Saya mengirim ucapan duka' : 'Saya mengirim bunga papan'} untuk ${personName}.`,
  correct: {
    words: 'Perbaiki kata-kata',
    template: 'Ganti template',
    picture: 'Ganti gambar',
  } satisfies Record<CorrectedPart, string>,
  alreadyPaid: (number: string) =>
    `Halo, saya sudah membayar pesanan ${number}. Berikut bukti pembayarannya.`,
  orderAgain: 'Pesan lagi',
  receipt: 'Cetak bukti pembayaran',
  toPerson: 'Lihat info duka',
  cancel: 'Batalkan pesanan',
  cancelTitle: 'Batalkan pesanan ini?',
  cancelText:
    'Pesanan tidak diproses dan tidak perlu dibayar. Yang dibatalkan tidak dapat dibuka lagi.',
  cancelTextPaid: 'Pesanan tidak diproses, dan uang yang sudah kami terima akan kami kembalikan.',
  cancelConfirm: 'Batalkan pesanan',
  cancelDismiss: 'Tetap simpan pesanan',
  cancelling: 'Membatalkan…',

  correctionHeading: 'Perbaiki ucapan',
  correctionReason: 'Yang perlu diperbaiki',
  correctionKept: 'Anda dapat memperbaikinya tanpa membayar lagi.',
  correctionFolded: {
    words: 'Ubah kata-kata dan pengirim',
    template: 'Ganti template',
  },
  /** At the part that has to be changed. */
  correctionMarks: {
    done: 'Sudah diubah. Lihat pratinjaunya, lalu kirim.',
    sender: 'Ubah nama ini. Tulis nama yang dikenal keluarga.',
    quoteSender: 'Tulis nama yang dikenal keluarga pada “Penutup”.',
    words: 'Perbaiki kata-katanya di sini.',
    picture: 'Ganti gambar ini dengan yang lebih jelas.',
    template: (title: string | null) =>
      title === null
        ? 'Ganti template kartu Anda. Pilih template lain di sini.'
        : `Ganti template “${title}”. Pilih template lain di sini.`,
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
    failed: 'Muat template dahulu.',
    uploadingLogo: 'Menunggu gambar selesai diunggah.',
    template: 'Pilih template lain dahulu.',
  },
  correctionClose: 'Batal',
  correctionSend: 'Kirim perbaikan',
  correctionSending: 'Mengirim…',
} as const;

/** What names a milestone in the timeline. */
export interface MilestoneFacts {
  readonly room: string | null;
  readonly floristName: string | null;
}

/** The texts of the timeline. */
export const milestoneCopy: Readonly<
  Record<Milestone, string | ((facts: MilestoneFacts) => string)>
> = {
  created: 'Pesanan dibuat',
  awaitingPayment: 'Menunggu pembayaran',
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
  shownToFamily: 'Disampaikan kepada keluarga',
  withdrawn: 'Tidak ditampilkan lagi',
  offered: 'Menunggu jawaban florist',
  offeredAgain: 'Ditawarkan ke florist lain',
  declined: 'Mencari florist lain',
  accepted: ({ floristName }) =>
    floristName === null ? 'Diterima florist' : `Diterima ${floristName}`,
  inDelivery: 'Berangkat',
  delivered: 'Terpasang',
};

/** Returns the text of a milestone. */
export function nameMilestone(milestone: Milestone, facts: MilestoneFacts): string {
  const text = milestoneCopy[milestone];
  return typeof text === 'string' ? text : text(facts);
}

function badgeOf(stage: keyof typeof stageCopy): Pick<PhaseCopy, 'badge' | 'tone'> {
  const { badge, tone } = stageCopy[stage];
  return { badge, tone };
}
