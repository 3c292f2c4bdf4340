import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface PriceChangeProps {
  /** The amount that the buyer saw last. */
  readonly before: Rupiah;
  /** The amount of the server. */
  readonly now: Rupiah;
}

/** Renders a notice when the amount differs from the one that the buyer saw; otherwise nothing. */
export function PriceChange({ before, now }: PriceChangeProps) {
  if (before === now) return null;
  return (
    <Notice tone="warning" title={copy.priceChangedTitle} live="polite">
      {copy.priceChanged(formatRupiah(before), formatRupiah(now))}
    </Notice>
  );
}
