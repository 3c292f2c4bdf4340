import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah } from '../../domain/price.ts';
import { orderNumber } from '../../domain/order.ts';
import { formatRupiah } from '../../format/money.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { ItemSummaryProps } from './ItemSummary.tsx';

export interface PriceChangeProps extends Pick<ItemSummaryProps, 'order' | 'customerServicePhone'> {
  /** The amount that the buyer saw last. */
  readonly before: Rupiah;
  /** The amount of the server. */
  readonly now: Rupiah;
}

/** Renders a notice when the amount differs from the one that the buyer saw; otherwise nothing. */
export function PriceChange({ before, now, order, customerServicePhone }: PriceChangeProps) {
  if (before === now) return null;
  return (
    <Notice tone="warning" title={copy.priceChangedTitle} live="polite">
      <span>{copy.priceChanged(formatRupiah(before), formatRupiah(now))}</span>{' '}
      <Link
        href={getWhatsAppLink(customerServicePhone, copy.question(orderNumber(order.id)))}
        external
      >
        {copy.contact}
      </Link>
    </Notice>
  );
}
