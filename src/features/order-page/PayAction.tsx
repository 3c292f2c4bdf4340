import { useId } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import type { WayToPay } from '../../domain/wayToPay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyAction } from '../ordering/payment/CopyAction.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './PayAction.module.css';

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

export interface PayActionProps {
  readonly payment: PaymentChoice;
  readonly invoice: VirtualAccountInvoice | null;
}

/** Renders the next step of a payment to a virtual account: to open it, or to copy its number. */
export function PayAction({ payment, invoice }: PayActionProps) {
  const { bank, isOpening, mayOpen, waitsFor, onOpen } = payment;
  const waitId = useId();
  if (invoice !== null)
    return <CopyAction value={invoice.number} label={checkoutCopy.copy.virtualAccountMain} />;
  return (
    <>
      {waitsFor !== null && (
        <Text id={waitId} size="sm" tone="soft" className={styles['wait']}>
          {copy.numberWaits[waitsFor]}
        </Text>
      )}
      <Button
        wide
        loading={isOpening}
        loadingLabel={copy.gettingNumber}
        disabled={!mayOpen && !isOpening}
        aria-describedby={waitsFor === null ? undefined : waitId}
        onClick={onOpen}
      >
        {copy.getNumber(checkoutCopy.banks[bank])}
      </Button>
    </>
  );
}
