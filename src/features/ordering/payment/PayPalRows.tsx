import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../../domain/order.ts';
import { formatRupiah } from '../../../format/numbers.ts';
import { getWhatsAppLink } from '../../../format/phone.ts';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import { DataRows } from '../../../ui/data-rows/DataRows.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { amountToCopy } from './AmountDue.tsx';
import { copiedRow } from './CopyRow.tsx';
import type { Payee } from './payee.ts';

export interface PayPalRowsProps {
  readonly payee: Payee;
  /** What is to be paid. */
  readonly order: Pick<PlacedOrder, 'id' | 'total' | 'payPalCents'>;
  /** Whether the amount to copy stands above, and is no row. */
  readonly isTotalAbove?: boolean | undefined;
  /** The link that asks for an unknown amount in dollars, unless the page has it elsewhere. */
  readonly ask?: ReactNode;
}

/**
 * Renders the amount, the address and the number of the order for a payment with PayPal. Without an
 * amount in dollars, it says what has to be asked before: first, unless the page has a button for it.
 */
export function PayPalRows({ payee, order, isTotalAbove, ask }: PayPalRowsProps) {
  const { id, total, payPalCents } = order;
  const amount = amountToCopy(total, payPalCents);
  const label = copy.total;
  const question = !payPalCents && (
    <>
      <p>{copy.payPalCurrency}</p>
      {ask}
    </>
  );
  return (
    <Stack gap={3}>
      {!isTotalAbove && question}
      <DataRows
        rows={[
          payPalCents
            ? copiedRow({ label, ...amount, copyLabel: copy.copy.payPalTotal, strong: true })
            : { key: label, label, value: amount.shown },
          copiedRow({
            label: copy.payPalAddress,
            value: payee.paypalAddress,
            copyLabel: copy.copy.address,
          }),
          copiedRow({
            label: copy.payPalReferenceLabel,
            value: orderNumber(id),
            copyLabel: copy.copy.payPalReference,
          }),
        ].slice(isTotalAbove ? 1 : 0)}
      />
      {isTotalAbove && question}
      {payPalCents ? (
        <Text size="sm" tone="soft">
          {copy.payPalRate(amount.shown, formatRupiah(total))}
        </Text>
      ) : null}
    </Stack>
  );
}

interface AskForDollarsProps extends Pick<ButtonProps, 'variant'> {
  readonly orderId: number;
  readonly payee: Pick<Payee, 'customerServicePhone'>;
}

/** Renders the chat in which customer service is asked for the amount in dollars for PayPal. */
export function AskForDollars({ orderId, payee, variant }: AskForDollarsProps) {
  return (
    <Button
      variant={variant}
      wide
      href={getWhatsAppLink(payee.customerServicePhone, copy.dollarsMessage(orderNumber(orderId)))}
      external
    >
      {copy.askForDollars}
    </Button>
  );
}
