import { GREETING, type OrderKind } from '../domain/order.ts';
import type { CardAudience, OrderPhase } from '../domain/orderPhase.ts';
import { stageCopy } from './orderState.ts';

/** What the sentences about an order name. Times and amounts are formatted. */
export interface OrderFactsText {
  readonly kind: OrderKind;
  /** Until when the next step is promised, such as `hari ini pukul 11:12 WIB`; null without a promise. */
  readonly due: string | null;
  /** The promised time once it has passed; null before, and without a promise. */
  readonly overdue: string | null;
  readonly departure: string | null;
  readonly isDeparted: boolean;
  /** Whether a card was ordered before the departure. */
  readonly isOrderedForRoom: boolean;
  /** Who sees the card; null for a board. */
  readonly audience: CardAudience | null;
  /** Where the card is shown. */
  readonly room: string;
  /** Where the board is delivered. */
  readonly house: string;
  readonly florist: string;
  /** Whether the florist has sent a photo of the delivered board. */
  readonly hasPhoto: boolean;
  readonly rest: string;
  /** What is returned, or was. */
  readonly refund: string;
  /** When the money was returned; null before. */
  readonly refundedAt: string | null;
  /** Within how many days money is returned after a decision. */
  readonly refundDays: number;
}

/** A paragraph, which can have a heading. */
export interface Paragraph {
  readonly heading?: string | undefined;
  readonly text: string;
}

/** What the buyer reads about a phase: the badge, and what comes next. */
export interface PhaseCopy {
  readonly badge: string;
  readonly tone: 'neutral' | 'success' | 'warning';
  readonly next: (facts: OrderFactsText) => readonly Paragraph[];
}

/** Where money is returned to: the policy of refunds says more. */
const account = 'ke rekening Anda';

/** When and where to money is returned that finance decides to return. */
const afterDecision = (days: number) =>
  `${account}, paling lambat ${days} hari setelah kami periksa`;

/** What a correction is in time for, and until when. */
export const correctBefore = (departure: string) =>
  `Kirim perbaikan sebelum pemberangkatan, ${departure}, agar sempat tampil.`;

/** What becomes of a card once it is reviewed. */
const afterReview = ({ audience, room }: OrderFactsText) =>
  audience === 'family' ? `sampai kepada keluarga dan masuk album` : `tampil di ${room}`;

/** Why a card is not shown in the room. */
const notInRoom = 'Pemberangkatan sudah lewat, jadi ucapan tidak tampil di ruang duka.';

/** Where a card that was ordered for the room comes too late for it. */
const moneyBack = 'Bila Anda ingin uangnya kembali, hubungi kami.';

/** What becomes of a part of the money when the order is no longer wanted. */
const notWanted = `Tidak jadi memesan? Batalkan pesanan di bawah: uang Anda kami kembalikan ${account}.`;

/** How to get money back to another account than it came from. */
const otherAccount =
  'Bila rekening asal tidak dipakai lagi, hubungi kami dan kirim nomor rekening atas nama Anda.';

/** What may become of an order whose money came too late, or would. */
function afterLateMoney({ kind, isDeparted, refundDays }: OrderFactsText): string {
  const refund = `uangnya kembali penuh ${afterDecision(refundDays)}`;
  if (!isDeparted) return `Pesanan kami lanjutkan bila masih sempat, atau ${refund}.`;
  return kind === GREETING
    ? `Pemberangkatan sudah lewat: ucapan kami sampaikan kepada keluarga untuk album, atau ${refund}.`
    : `Pemberangkatan sudah lewat, jadi bunga papan tidak dikirim lagi: ${refund}.`;
}

/** Whom to ask about an order that does not go on. */
const askUs = 'Mohon maaf. Hubungi kami bila ada pertanyaan, juga tentang pengembalian dana.';

/** The texts about each phase of an order, on its page and in lists. */
export const phaseCopy: Readonly<Record<OrderPhase, PhaseCopy>> = {
  awaitingPayment: {
    ...badgeOf('awaitingPayment'),
    next: (facts) =>
      facts.kind === GREETING
        ? paragraphs(
            `Setelah dibayar, ucapan kami tinjau, lalu ${afterReview(facts)}.`,
            ...(facts.audience === 'family' ? [notInRoom] : []),
          )
        : paragraphs(`Setelah dibayar, pesanan kami teruskan ke ${facts.florist}.`),
  },
  partlyPaid: {
    badge: 'Dibayar sebagian',
    tone: 'warning',
    next: ({ kind, rest, florist }) =>
      paragraphs(
        kind === GREETING
          ? `Lunasi ${rest}, lalu ucapan kami tinjau.`
          : `Lunasi ${rest}, lalu pesanan kami teruskan ke ${florist}.`,
        notWanted,
      ),
  },
  proofPending: {
    ...badgeOf('proofPending'),
    next: ({ due }) =>
      paragraphs(
        `Kabarnya muncul di sini${due === null ? '' : `, paling lambat ${due}`}. Anda tidak perlu membayar lagi.`,
      ),
  },
  expired: {
    ...badgeOf('expired'),
    next: (facts) => [
      { text: 'Pesanan ini tidak diproses.' },
      {
        heading: 'Sudah membayar?',
        text: `Uang Anda tidak hilang, jangan memesan lagi. ${afterLateMoney(facts)}`,
      },
    ],
  },
  cancelled: {
    ...badgeOf('cancelled'),
    next: ({ refundDays }) =>
      paragraphs(
        'Pesanan ini tidak diproses dan tidak perlu dibayar.',
        `Bila telanjur dibayar, hubungi kami: uang Anda kembali penuh ${afterDecision(refundDays)}.`,
      ),
  },
  paidLate: {
    ...badgeOf('paidLate'),
    next: (facts) =>
      paragraphs(
        `Uang sudah kami terima${facts.due === null ? '' : `; kabarnya paling lambat ${facts.due}`}.`,
        afterLateMoney(facts),
      ),
  },
  refundDue: {
    ...badgeOf('refundDue'),
    next: ({ refund, due, overdue, refundDays }) => {
      if (due !== null)
        return paragraphs(
          `${refund} kami kembalikan ${account}, paling lambat ${due}.`,
          otherAccount,
        );
      return overdue === null
        ? paragraphs(`${refund} kami kembalikan ${afterDecision(refundDays)}.`, otherAccount)
        : paragraphs(
            `Maaf, ${refund} belum kami kembalikan pada waktu yang kami janjikan, ${overdue}.`,
            `Uangnya tetap kami kembalikan ${account}. Hubungi kami untuk menanyakannya.`,
          );
    },
  },
  refunded: {
    ...badgeOf('refunded'),
    next: ({ refund, refundedAt }) =>
      paragraphs(
        `${refund} sudah kami kirim kembali${refundedAt === null ? '' : ` pada ${refundedAt}`}.`,
        'Bila belum Anda terima, hubungi kami.',
      ),
  },
  waiting: {
    ...badgeOf('waiting'),
    next: () =>
      paragraphs(
        'Terima kasih. Anda tidak perlu melakukan apa pun. Kabar berikutnya muncul di sini dan di History.',
      ),
  },
  inReview: {
    ...badgeOf('inReview'),
    next: (facts) =>
      paragraphs(
        `Terima kasih. Setiap ucapan kami baca dahulu${facts.due === null ? '' : `, paling lambat ${facts.due}`}. Setelah itu ${afterReview(facts)}.`,
        ...(facts.audience === 'family'
          ? [`${notInRoom}${facts.isOrderedForRoom ? ` ${moneyBack}` : ''}`]
          : []),
      ),
  },
  reviewLate: {
    ...badgeOf('inReview'),
    next: ({ overdue, departure, audience, isOrderedForRoom }) => {
      const apology = `Maaf, ucapan Anda belum selesai kami tinjau${overdue === null ? '' : ` pada waktu yang kami janjikan, ${overdue}`}. Anda tidak perlu melakukan apa pun; kabarnya muncul di sini.`;
      if (audience === 'family')
        return paragraphs(
          apology,
          `Setelah selesai, ucapan sampai kepada keluarga dan masuk album.${isOrderedForRoom ? ` ${notInRoom} ${moneyBack}` : ''}`,
        );
      return paragraphs(
        apology,
        `${departure === null ? '' : `Ucapan masih sempat tampil bila selesai sebelum pemberangkatan, ${departure}. `}Bila baru selesai setelah pemberangkatan, Anda dapat meminta uangnya kembali.`,
      );
    },
  },
  rejected: {
    ...badgeOf('rejected'),
    next: ({ departure, audience }) =>
      paragraphs(
        `Tanpa biaya tambahan.${audience === 'family' ? ' Setelah diperbaiki, ucapan sampai kepada keluarga dan masuk album.' : departure === null ? '' : ` ${correctBefore(departure)}`}`,
      ),
  },
  shown: {
    ...badgeOf('shown'),
    next: ({ departure }) =>
      paragraphs(
        `${departure === null ? '' : `Tampil sampai pemberangkatan, ${departure}. `}Ucapan ini juga masuk album keluarga.`,
      ),
  },
  conveyed: {
    badge: 'Telah disampaikan',
    tone: 'success',
    next: () =>
      paragraphs('Ucapan Anda telah tampil sampai pemberangkatan dan tersimpan di album keluarga.'),
  },
  shownToFamily: {
    badge: 'Disampaikan kepada keluarga',
    tone: 'neutral',
    next: ({ refundDays }) =>
      paragraphs(
        'Maaf, kami selesai meninjaunya setelah pemberangkatan. Keluarga melihat ucapan Anda di album.',
        `Bila Anda ingin uangnya kembali, hubungi kami: kami kirim ${afterDecision(refundDays)}.`,
      ),
  },
  givenToFamily: {
    badge: 'Disampaikan kepada keluarga',
    tone: 'success',
    next: () => paragraphs('Keluarga melihat ucapan Anda di album.'),
  },
  withdrawn: {
    ...badgeOf('withdrawn'),
    next: () => paragraphs(askUs),
  },
  offered: {
    ...badgeOf('offered'),
    next: ({ due, florist }) =>
      paragraphs(
        `Terima kasih. ${florist} ${due === null ? 'segera menjawab' : `menjawab paling lambat ${due}`}.`,
      ),
  },
  declined: {
    ...badgeOf('declined'),
    next: ({ due, refundDays }) =>
      paragraphs(
        `Terima kasih. Pesanan tetap kami urus${due === null ? '' : `, kabarnya paling lambat ${due}`}. Anda tidak perlu melakukan apa pun.`,
        `Bila tidak ada florist yang sempat, uang Anda kembali penuh ${afterDecision(refundDays)}.`,
      ),
  },
  accepted: {
    ...badgeOf('accepted'),
    next: ({ due, house }) =>
      paragraphs(
        `Diantar ke ${house}${due === null ? ' setelah selesai' : `, paling lambat ${due}`}.`,
      ),
  },
  inDelivery: {
    ...badgeOf('inDelivery'),
    next: ({ due, house }) =>
      paragraphs(
        `Menuju ${house}${due === null ? '' : `, paling lambat ${due}`}. Foto menyusul setelah terpasang.`,
      ),
  },
  delivered: {
    ...badgeOf('delivered'),
    next: ({ house, hasPhoto }) =>
      paragraphs(
        `Kini berdiri di ${house}. ${hasPhoto ? 'Terima kasih atas perhatian Anda.' : 'Foto dari florist belum kami terima; untuk menanyakannya, hubungi layanan pelanggan.'}`,
      ),
  },
  stopped: {
    ...badgeOf('stopped'),
    next: () => paragraphs(askUs),
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

function paragraphs(...texts: readonly string[]): readonly Paragraph[] {
  return texts.map((text) => ({ text }));
}

function badgeOf(stage: keyof typeof stageCopy): Pick<PhaseCopy, 'badge' | 'tone'> {
  const { badge, tone } = stageCopy[stage];
  return { badge, tone };
}
