import type { ReactNode } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import type { WayToPay } from '../../domain/wayToPay.ts';
import type { Payee } from '../ordering/payment/payee.ts';

/** How the buyer chooses a way to pay, and opens a virtual account. */
export interface PaymentChoice {
  /** The recommended way first. */
  readonly ways: readonly WayToPay[];
  readonly way: WayToPay;
  /** The banks at which a virtual account can be opened. */
  readonly banks: readonly BankCode[];
  /** The one of them that is chosen. */
  readonly bank: BankCode;
  /** Whether the choice cannot be changed now. */
  readonly isLocked: boolean;
  readonly isOpening: boolean;
  /** Whether a virtual account can be opened now. */
  readonly mayOpen: boolean;
  /** What has to end before: the upload of a proof, or a reading of the order; null for neither. */
  readonly waitsFor: 'proof' | 'update' | null;
  readonly onChooseWay: (way: WayToPay) => void;
  readonly onChooseBank: (bank: BankCode) => void;
  readonly onOpen: () => void;
}

/** What the page of an order shows, and what its buttons do. */
export interface OrderScreenProps {
  readonly order: OrderDetail;
  /** When this state was read, if it could not be read again; null while it is current. */
  readonly staleSince: number | null;
  /** Whether the order is being read again. */
  readonly isReading: boolean;
  /** Why the order could not be read again. */
  readonly error: AppErrorCode | null;
  /** Why the buyer's last action failed, unless the field for the proof says so. */
  readonly taskError: AppErrorCode | null;
  readonly clock: ServerClock;
  readonly payee: Payee;
  /** Opens the device's share dialog; null where there is none. */
  readonly onShare: (() => void) | null;
  /** Where to share the order without a share dialog. */
  readonly shareHref: string;
  readonly onPrint: () => void;
  readonly onRetry: () => void;
  readonly onCorrect: () => void;
  readonly onCancel: () => void;
  /** Whether a proof is uploading or a virtual account is being opened. */
  readonly isBusy: boolean;
  /** How the order is paid; null while no money is asked for. */
  readonly payment: PaymentChoice | null;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
  /** The offer of messages on this device. */
  readonly notifications?: ReactNode;
}
