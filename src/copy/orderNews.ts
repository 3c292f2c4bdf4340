import type { OrderPhase } from '../domain/orderPhase.ts';
import type { OrderStage } from '../domain/orderState.ts';
import type { OrderFactsText } from './orderPhase.ts';
import { stageCopy } from './orderState.ts';

const unpaid = 'Berikutnya';

/** The headlines of the news on the page of an order. The others are those of the stages. */
const headlines: Readonly<
  Partial<Record<OrderPhase, string | ((facts: OrderFactsText) => string)>>
> = {
  awaitingPayment: unpaid,
  partlyPaid: unpaid,
  refundDue: ({ overdue }) =>
    overdue === null ? stageCopy.refundDue.heading : 'Pengembalian dana terlambat',
  reviewLate: 'Tinjauan kami terlambat',
  rejected: ({ audience }) =>
    audience === 'family' ? stageCopy.rejected.heading : 'Ucapan belum tampil, perlu perbaikan',
  shown: ({ room }) => `Ucapan Anda tampil di ${room}`,
  conveyed: 'Ucapan Anda telah disampaikan',
  shownToFamily: 'Ucapan tidak sempat tampil di ruang duka',
  givenToFamily: 'Ucapan Anda sudah disampaikan kepada keluarga',
};

/** Returns the headline of the news about an order: what has happened to it. */
export function nameNews(stage: OrderStage, phase: OrderPhase, facts: OrderFactsText): string {
  const headline = headlines[phase] ?? stageCopy[stage].heading;
  return typeof headline === 'string' ? headline : headline(facts);
}
