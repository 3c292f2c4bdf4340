import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface PriceChangeProps {
  /** What the person was told so far. */
  readonly before: Rupiah;
  /** What the server wants. */
  readonly now: Rupiah;
}

/** Tells an amount that is not the one announced; nothing when it is. */
export function PriceChange({ before, now }: PriceChangeProps) {
  if (before === now) return null;
  return (
    <Notice tone="warning" title={copy.priceChangedTitle} live="polite">
      {copy.priceChanged(formatRupiah(before), formatRupiah(now))}
    </Notice>
  );
}
