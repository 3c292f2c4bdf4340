import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { BankSteps, VirtualAccountNumber } from '../ordering/payment/VirtualAccountNumber.tsx';
import { SectionHeading, Text } from '../../ui/text/Text.tsx';

/** Renders the number of a virtual account, and the steps in the bank's app. */
export function VirtualAccountSteps({ invoice }: { readonly invoice: VirtualAccountInvoice }) {
  return (
    <Stack gap={5}>
      <VirtualAccountNumber invoice={invoice} />
      <Stack gap={3}>
        <SectionHeading>{copy.stepsHeading(copy.banks[invoice.bank])}</SectionHeading>
        <BankSteps bank={invoice.bank} />
        {[copy.stepsElsewhere, copy.virtualAccountNote].map((note) => (
          <Text key={note} size="sm" tone="soft">
            {note}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
