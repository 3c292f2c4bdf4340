import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { BANK_CODES, type BankCode } from '../../domain/order.ts';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';

export interface InvoiceOfferProps {
  readonly bank: BankCode;
  readonly disabled: boolean;
  readonly onChoose: (bank: BankCode) => void;
}

/** Renders the choice of the bank whose virtual account the order is paid to. */
export function InvoiceOffer({ bank, disabled, onChoose }: InvoiceOfferProps) {
  return (
    <RadioCards
      legend={copy.openInvoice}
      hint={copy.openInvoiceText}
      layout="chips"
      value={bank}
      onValueChange={onChoose}
      options={BANK_CODES.map((value) => ({
        value,
        title: checkoutCopy.banks[value],
        disabled: disabled && value !== bank,
      }))}
    />
  );
}
