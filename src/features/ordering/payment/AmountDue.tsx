import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import type { Rupiah, UsCents } from '../../../domain/price.ts';
import { formatDollars, formatRupiah } from '../../../format/numbers.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { CopyRow } from './CopyRow.tsx';

export interface AmountDueProps {
  readonly label?: string | undefined;
  readonly amount: Rupiah;
  /** The amount in dollars if it is paid in them. */
  readonly dollars?: UsCents | undefined;
  /** Whether the amount cannot be paid as it is, so that it is not copied. */
  readonly isOnlyShown?: boolean | undefined;
  /** Advice for paying the amount; shown below it. */
  readonly note?: string | undefined;
  /** Until when it has to be paid. */
  readonly children?: ReactNode;
}

/** Renders the amount to pay, with a copy button, and the deadline. */
export function AmountDue(props: AmountDueProps) {
  const { label = copy.amountToPay, amount, dollars, isOnlyShown, note } = props;
  return (
    <Stack gap={3}>
      <CopyRow
        label={label}
        {...amountToCopy(amount, dollars)}
        copyLabel={isOnlyShown ? undefined : copy.copy.total}
        size="amount"
        note={note}
      />
      {props.children}
    </Stack>
  );
}

/** Returns an amount as shown and as copied, in dollars if they are known, or else in rupiah. */
export function amountToCopy(
  amount: Rupiah,
  dollars: UsCents | undefined,
): { readonly shown: string; readonly value: string } {
  return dollars
    ? { shown: formatDollars(dollars), value: (dollars / 100).toFixed(2) }
    : { shown: formatRupiah(amount), value: String(amount) };
}
