import { useState } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { BankCode } from '../../domain/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import styles from './PaymentSheet.module.css';

export interface InvoiceOfferProps {
  readonly isOpening: boolean;
  readonly disabled: boolean;
  readonly onOpen: (bank: BankCode) => void;
}

/** Renders the offer to pay to a virtual account of a bank. */
export function InvoiceOffer({ isOpening, disabled, onOpen }: InvoiceOfferProps) {
  const [bank, setBank] = useState<BankCode>('bca');
  return (
    <section className={styles['way']} aria-label={copy.openInvoice}>
      <RadioCards
        legend={copy.openInvoice}
        hint={copy.openInvoiceText}
        layout="chips"
        value={bank}
        onValueChange={(value) => setBank(value)}
        options={(Object.keys(checkoutCopy.banks) as BankCode[]).map((value) => ({
          value,
          title: checkoutCopy.banks[value],
        }))}
      />
      <Button
        variant="secondary"
        loading={isOpening}
        loadingLabel={copy.gettingNumber}
        disabled={disabled}
        onClick={() => onOpen(bank)}
      >
        {copy.getNumber}
      </Button>
    </section>
  );
}
