import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { BankSteps } from '../ordering/payment/BankSteps.tsx';
import { VirtualAccountNumber } from '../ordering/payment/VirtualAccountNumber.tsx';
import type { PaymentChoice } from './orderScreenProps.ts';

export interface VirtualAccountPanelProps {
  readonly invoice: VirtualAccountInvoice | null;
  readonly payment: PaymentChoice;
}

/** Renders the number of a virtual account with the steps of its bank, or the choice of a bank. */
export function VirtualAccountPanel({ invoice, payment }: VirtualAccountPanelProps) {
  if (invoice === null)
    return (
      <>
        <RadioCards
          legend={copy.chooseBank}
          layout="pairs"
          value={payment.bank}
          onValueChange={payment.onChooseBank}
          options={payment.banks.map((bank) => ({
            value: bank,
            title: checkoutCopy.banks[bank],
            disabled: payment.isLocked && bank !== payment.bank,
          }))}
        />
        <Text size="sm" tone="soft">
          {copy.noticedByItself}
        </Text>
      </>
    );
  const bank = checkoutCopy.banks[invoice.bank];
  return (
    <>
      <VirtualAccountNumber invoice={invoice} />
      <Text size="sm" tone="soft">
        {`${copy.noticedByItself} ${copy.otherBank}`}
      </Text>
      <Collapse lines="above" title={checkoutCopy.stepsHeading(bank)}>
        <BankSteps bank={invoice.bank} />
      </Collapse>
    </>
  );
}
