import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { PriceLines } from '../../ui/price-lines/PriceLines.tsx';
import { OrderPeople, type OrderPeopleProps } from './OrderPeople.tsx';
import { PriceChange } from './PriceChange.tsx';

export interface OrderSummaryProps extends OrderPeopleProps {
  readonly order: PlacedOrder;
  /** The total that the buyer saw before placing the order. */
  readonly expectedTotal: Rupiah;
}

/** Renders the person, the sender and the total, and a notice when the total has changed. */
export function OrderSummary({ order, personName, sender, expectedTotal }: OrderSummaryProps) {
  return (
    <>
      <PriceChange before={expectedTotal} now={order.total} />
      <Card as="section">
        <OrderPeople personName={personName} sender={sender} />
        <PriceLines
          lines={[
            { label: copy.basic, amount: formatRupiah(order.price) },
            { label: copy.discount, amount: formatRupiah(-order.discount) },
          ]}
          total={{ label: copy.total, amount: formatRupiah(order.total) }}
        />
      </Card>
    </>
  );
}
