import { useId } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { BankCode, VirtualAccountInvoice } from '../../domain/order.ts';
import type { WayToPay } from '../../domain/wayToPay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyAction } from '../ordering/CopyAction.tsx';
import styles from './PayAction.module.css';

/** How the buyer chooses a way to pay, and opens a virtual account. */
export interface PaymentChoice {
  /** The recommended way first. */
  readonly ways: readonly WayToPay[];
  readonly way: WayToPay;
  /** The bank at which a virtual account is opened. */
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

/** The id of the section with the ways to report a payment, where it is not folded. */
export const REPORT_ID = 'order-report';

export interface PayActionProps {
  readonly payment: PaymentChoice;
  /** The open virtual account. */
  readonly invoice: VirtualAccountInvoice | null;
}

/**
 * Renders the next step of the chosen way to pay: after a transfer, whose numbers are copied at their
 * rows, to report it.
 */
export function PayAction({ payment, invoice }: PayActionProps) {
  const { way, bank, isOpening, mayOpen, waitsFor, onOpen } = payment;
  const waitId = useId();
  if (way !== 'virtualAccount')
    return (
      <Button wide onClick={showReport}>
        {copy.sendProof}
      </Button>
    );
  if (invoice !== null)
    return <CopyAction value={invoice.number} label={checkoutCopy.copy.virtualAccountMain} />;
  return (
    <>
      {waitsFor !== null && (
        <p id={waitId} className={styles['wait']}>
          {copy.numberWaits[waitsFor]}
        </p>
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

/** Leads to the ways to report a payment, which stand below the ways to pay. */
function showReport() {
  const report = document.getElementById(REPORT_ID);
  report?.scrollIntoView({ block: 'center' });
  report?.querySelector<HTMLElement>('button:enabled, a')?.focus();
}
