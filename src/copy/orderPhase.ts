import { GREETING, type OrderKind } from '../domain/order.ts';
import type { OrderPhase } from '../domain/orderPhase.ts';
import { stageCopy } from './orderState.ts';

/** What the sentences about an order name. Times and amounts are formatted. */
export interface OrderFactsText {
  readonly kind: OrderKind;
  /** Until when the next step is promised, such as `hari ini pukul 11:12 WIB`; null without a promise. */
  readonly due: string | null;
  /** The promised time once it has passed; null before, and without a promise. */
  readonly overdue: string | null;
  /** When the departure is; null when it is not known, or has passed. */
  readonly departure: string | null;
  /** Where the card is shown. */
  readonly room: string;
  /** Where the board is delivered. */
  readonly house: string;
  readonly florist: string;
  /** Whether the florist has sent a photo of the delivered board. */
  readonly hasPhoto: boolean;
  /** What is still to be paid. */
  readonly rest: string;
  /** What is returned, or was. */
  readonly refund: string;
  /** When the money was returned; null before. */
  readonly refundedAt: string | null;
  /** Within how many days money is returned after a decision. */
  readonly refundDays: number;
}

/** What the buyer reads about a phase: the badge, and what comes next. */
export interface PhaseCopy {
  readonly badge: string;
  readonly tone: 'neutral' | 'success' | 'warning';
  /** Each line is a paragraph. */
  readonly next: (facts: OrderFactsText) => string;
}

/** Where money is returned to: the policy of refunds says more. */
const account = 'ke rekening Anda';

/** When and where to money is returned that finance decides to return. */
const afterDecision = (days: number) =>
  `${account}, paling lambat ${days} hari setelah kami periksa`;

/** What a correction is in time for, and until when. */
export const correctBefore = (departure: string) =>
  `Kirim perbaikan sebelum pemberangkatan, ${departure}, agar sempat tampil.`;

/** What becomes of a part of the money when the order is no longer wanted. */
const notWanted = `Tidak jadi memesan? Batalkan pesanan di bawah: uang Anda kami kembalikan ${account}.`;

/** How to get money back to another account than it came from. */
const otherAccount =
  'Bila rekening asal tidak dipakai lagi, hubungi kami dan kirim nomor rekening atas nama Anda.';

/** Whom to ask about an order that does not go on. */
const askUs = 'Mohon maaf. Hubungi kami bila ada pertanyaan, juga tentang pengembalian dana.';

/** The texts about each phase of an order, on its page and after its payment. */
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
        ? `Lunasi ${rest}, lalu ucapan kami tinjau.\n${notWanted}`
        : `Lunasi ${rest}, lalu pesanan kami teruskan ke ${florist}.\n${notWanted}`,
  },
  proofPending: {
    ...badgeOf('proofPending'),
    next: ({ due }) =>
      `Kabarnya muncul di sini${due === null ? '' : `, paling lambat ${due}`}. Anda tidak perlu membayar lagi.`,
  },
  expired: {
    ...badgeOf('expired'),
    next: ({ refundDays }) =>
      `Pesanan ini tidak diproses.\nSudah membayar?\nUang Anda tidak hilang, jangan memesan lagi. Pesanan kami lanjutkan bila masih sempat, atau uangnya kembali penuh ${afterDecision(refundDays)}.`,
  },
  cancelled: {
    ...badgeOf('cancelled'),
    next: ({ refundDays }) =>
      `Pesanan ini tidak diproses dan tidak perlu dibayar.\nBila telanjur dibayar, hubungi kami: uang Anda kembali penuh ${afterDecision(refundDays)}.`,
  },
  paidLate: {
    ...badgeOf('paidLate'),
    next: ({ kind, due, refundDays }) =>
      `Uang sudah kami terima. Kami periksa apakah ${kind === GREETING ? 'ucapan masih dapat ditampilkan' : 'bunga papan masih dapat dikirim'}${due === null ? '' : `; kabarnya paling lambat ${due}`}.\nBila tidak, uang Anda kembali penuh ${afterDecision(refundDays)}.`,
  },
  refundDue: {
    ...badgeOf('refundDue'),
    next: ({ refund, due, overdue, refundDays }) => {
      if (due !== null)
        return `${refund} kami kembalikan ${account}, paling lambat ${due}.\n${otherAccount}`;
      return overdue === null
        ? `${refund} kami kembalikan ${afterDecision(refundDays)}.\n${otherAccount}`
        : `Maaf, ${refund} belum kami kembalikan pada waktu yang kami janjikan, ${overdue}.\nUangnya tetap kami kembalikan ${account}. Hubungi kami untuk menanyakannya.`;
    },
  },
  refunded: {
    ...badgeOf('refunded'),
    next: ({ refund, refundedAt }) =>
      `${refund} sudah kami kirim kembali${refundedAt === null ? '' : ` pada ${refundedAt}`}.\nBila belum Anda terima, hubungi kami.`,
  },
  waiting: {
    ...badgeOf('waiting'),
    next: () =>
      'Anda tidak perlu melakukan apa pun. Kabar berikutnya muncul di sini dan di History.',
  },
  inReview: {
    ...badgeOf('inReview'),
    next: ({ due, room }) =>
      `Setiap ucapan kami baca dahulu${due === null ? '' : `, paling lambat ${due}`}. Setelah itu tampil di ${room}.`,
  },
  reviewLate: {
    ...badgeOf('inReview'),
    next: ({ overdue, departure }) =>
      `Maaf, ucapan Anda belum selesai kami tinjau${overdue === null ? '' : ` pada waktu yang kami janjikan, ${overdue}`}. Anda tidak perlu melakukan apa pun; kabarnya muncul di sini.\n${departure === null ? '' : `Ucapan masih sempat tampil bila selesai sebelum pemberangkatan, ${departure}. `}Bila baru selesai setelah pemberangkatan, Anda dapat meminta uangnya kembali.`,
  },
  rejected: {
    ...badgeOf('rejected'),
    next: ({ departure }) =>
      `Tanpa biaya tambahan.${departure === null ? '' : ` ${correctBefore(departure)}`}`,
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
    tone: 'neutral',
    next: ({ refundDays }) =>
      `Maaf, kami selesai meninjaunya setelah pemberangkatan. Keluarga melihat ucapan Anda di album.\nBila Anda ingin uangnya kembali, hubungi kami: kami kirim ${afterDecision(refundDays)}.`,
  },
  withdrawn: {
    ...badgeOf('withdrawn'),
    next: () => askUs,
  },
  offered: {
    ...badgeOf('offered'),
    next: ({ due, florist }) =>
      due === null ? `${florist} segera menjawab.` : `${florist} menjawab paling lambat ${due}.`,
  },
  declined: {
    ...badgeOf('declined'),
    next: ({ due, refundDays }) =>
      `Pesanan tetap kami urus${due === null ? '' : `, kabarnya paling lambat ${due}`}. Anda tidak perlu melakukan apa pun.\nBila tidak ada florist yang sempat, uang Anda kembali penuh ${afterDecision(refundDays)}.`,
  },
  accepted: {
    ...badgeOf('accepted'),
    next: ({ due, house }) =>
      `Diantar ke ${house}${due === null ? ' setelah selesai' : `, paling lambat ${due}`}.`,
  },
  inDelivery: {
    ...badgeOf('inDelivery'),
    next: ({ due, house }) =>
      `Menuju ${house}${due === null ? '' : `, paling lambat ${due}`}. Foto menyusul setelah terpasang.`,
  },
  delivered: {
    ...badgeOf('delivered'),
    next: ({ house, hasPhoto }) =>
      `Kini berdiri di ${house}. ${hasPhoto ? 'Terima kasih atas perhatian Anda.' : 'Foto dari florist belum kami terima; untuk menanyakannya, hubungi layanan pelanggan.'}`,
  },
  stopped: {
    ...badgeOf('stopped'),
    next: () => askUs,
  },
};

/** The parts of the sentences about an order that depend on it. */
export const orderFactsCopy = {
  /** A time in a sentence. */
  at: (time: string) => `hari ini pukul ${time} WIB`,
  /** A time of another day, in a sentence. */
  onDay: (moment: string) => `${moment} WIB`,
  inRoom: 'ruang duka',
  atHouse: 'rumah duka',
  byFlorist: 'Florist',
} as const;

function badgeOf(stage: keyof typeof stageCopy): Pick<PhaseCopy, 'badge' | 'tone'> {
  const { badge, tone } = stageCopy[stage];
  return { badge, tone };
}
