import type { AppErrorCode } from '../../domain/appError.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import {
  asksForPayment,
  orderStage,
  type BuyerEvent,
  type OrderDetail,
} from '../../domain/orderState.ts';
import type { GreetingContent } from '../../domain/greeting.ts';
import { offeredBank, waysToPay, type WayToPay } from '../../domain/wayToPay.ts';
import type { FileUpload } from '../common.ts';

/** The card of a correction that is not sent. */
export interface CorrectionDraft {
  /** The version of the order whose card is corrected. */
  readonly version: number;
  readonly content: GreetingContent;
  readonly templateId: number;
}

export interface OrderPageInput {
  readonly orderId: number;
  /** The name of the buyer in the upstream, with which cards are drawn. */
  readonly username: string;
  /** Whether the app offers virtual accounts where the server does. */
  readonly virtualAccount: boolean;
  /** The bank of the buyer's last virtual account; null without one. */
  readonly lastBank: BankCode | null;
  /** The correction of the card that is not sent; null without one. */
  readonly draft: CorrectionDraft | null;
}

/** The state of an order as this device has seen it last. */
export interface SeenOrder {
  readonly order: OrderDetail;
  /** By the server's clock, in ms since the epoch. */
  readonly seenAt: number;
  /** The way to pay that the buyer has chosen on this device; missing before. */
  readonly chosenWay?: WayToPay | undefined;
}

export interface OrderPageContext extends OrderPageInput {
  /** Null until the order is read for the first time, here or earlier on this device. */
  readonly seen: SeenOrder | null;
  /**
   * The newest version of which a hint came while the order is being read, `Infinity` after a hint
   * without a version; null without a hint.
   */
  readonly hintedVersion: number | null;
  /** Why the order could not be read; null when the last read succeeded. */
  readonly error: AppErrorCode | null;
  /** Why the buyer's last action failed, unless its proof was not sent; null when it succeeded. */
  readonly taskError: AppErrorCode | null;
  /** Why the chosen proof was not sent, until it is removed or one is sent again. */
  readonly proofError: AppErrorCode | null;
  /** The progress of the upload of a proof, from 0 to 1. */
  readonly uploadProgress: number;
  /** The way to pay that the buyer has chosen; null before. */
  readonly chosenWay: WayToPay | null;
  /** The bank that the buyer has chosen for a virtual account. */
  readonly bank: BankCode;
}

export type OrderPageEvent =
  /** The order may have changed; `version` is null when it is not known which order has. */
  | { readonly type: 'order.changed'; readonly version: number | null }
  | { readonly type: 'order.retry' }
  | { readonly type: 'proof.choose'; readonly fileId: string; readonly fileName: string }
  | { readonly type: 'proof.progress'; readonly fraction: number }
  | { readonly type: 'proof.cancel' }
  /** Gives up a proof that was not sent. */
  | { readonly type: 'proof.remove' }
  | { readonly type: 'order.cancel' }
  | { readonly type: 'cancellation.confirm' }
  | { readonly type: 'cancellation.dismiss' }
  | { readonly type: 'card.correct' }
  | { readonly type: 'way.choose'; readonly way: WayToPay }
  | { readonly type: 'bank.choose'; readonly bank: BankCode }
  | { readonly type: 'invoice.open' };

/** What `uploadProof` gets. */
export interface ProofUpload extends FileUpload<'proof.progress'> {
  readonly orderId: number;
}

/** Returns whether the server allows the buyer an event of the order now. */
export function allows({ seen }: OrderPageContext, event: BuyerEvent): boolean {
  return seen?.order.possibleEvents.includes(event) ?? false;
}

/** Returns the ways to pay the order of the page; none unless the order waits for its payment. */
export function offeredWays({ seen, virtualAccount }: OrderPageContext): readonly WayToPay[] {
  return seen !== null && asksForPayment(orderStage(seen.order))
    ? waysToPay(seen.order, virtualAccount)
    : [];
}

/**
 * Returns the way to pay whose details the page shows; null if it asks for no payment. Unless the
 * buyer has chosen another one here, it is the one of the order: it has a virtual account or not.
 */
export function shownWay(context: OrderPageContext): WayToPay | null {
  const ways = offeredWays(context);
  const ordered = context.seen?.order.invoice ? 'virtualAccount' : 'transfer';
  return (
    ways.find((way) => way === context.chosenWay) ?? ways.find((way) => way === ordered) ?? null
  );
}

/** Returns the bank at which the page opens a virtual account. */
export function shownBank({ seen, bank }: OrderPageContext): BankCode {
  return offeredBank(bank, seen?.order.virtualAccountBanks ?? []);
}

/** Returns whether the page offers to open a virtual account. */
export function offersInvoice(context: OrderPageContext): boolean {
  return shownWay(context) === 'virtualAccount' && context.seen?.order.invoice === null;
}
