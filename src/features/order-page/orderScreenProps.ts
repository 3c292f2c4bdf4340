import type { ReactNode } from 'react';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import type { Payee } from '../ordering/payment/payee.ts';
import type { PaymentChoice } from './PayAction.tsx';

/** What the page of an order shows, and what its buttons do. */
export interface OrderScreenProps {
  readonly order: OrderDetail;
  /** When this state was read, if it could not be read again; null while it is current. */
  readonly staleSince: number | null;
  /** Whether the order is being read again. */
  readonly isReading: boolean;
  /** Why the order could not be read again. */
  readonly error: AppErrorCode | null;
  /** Why the buyer's last action failed. */
  readonly taskError: AppErrorCode | null;
  readonly clock: ServerClock;
  readonly payee: Payee;
  readonly personHref: string;
  readonly orderAgainHref: string;
  /** The state for the navigation to `orderAgainHref`. */
  readonly orderAgainState: unknown;
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
  readonly focusKey?: string | undefined;
}
