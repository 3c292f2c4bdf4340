import { memo, type ReactNode } from 'react';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { orderNumber } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { formatDay } from '../../format/dates.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { PriceLines, type PriceLine } from '../../ui/price-lines/PriceLines.tsx';
import { Bill } from '../ordering/order/Bill.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { CopyValue } from '../ordering/payment/CopyRow.tsx';
import styles from './OrderBill.module.css';

export interface OrderBillProps {
  readonly order: OrderDetail;
  /** Within how many days money is returned. */
  readonly refundDays: number;
}

/** Renders what was ordered, what it costs, and the money that was received and returned. */
export const OrderBill = memo(function OrderBill({ order, refundDays }: OrderBillProps) {
  const { board, houseName, room, total, received, refunded } = order;
  const place = [room, houseName].filter((part) => part !== null).join(', ');
  const number = orderNumber(order.orderId);
  const copyNumber = <CopyValue value={number} label={copy.copyNumber} />;
  const facts: readonly (readonly [label: string, value: string, action?: ReactNode])[] = [
    [copy.number, number, copyNumber],
    [copy.ordered, formatDay(order.createdAt)],
    ...(board === null
      ? []
      : [
          [copy.product, board.productName] as const,
          [copy.lines, [board.message, board.subMessage].filter(Boolean).join('\n')] as const,
        ]),
    ...(place === '' ? [] : [[copy.place, place] as const]),
  ];
  const balance = received - refunded - total;
  const ledger: PriceLine[] = [
    { label: copy.received, amount: formatRupiah(received) },
    ...(refunded > 0 ? [{ label: copy.refunded, amount: formatRupiah(-refunded) }] : []),
    ...(balance !== 0 && refunded < received
      ? [{ label: copy.difference, amount: nameDifference(balance) }]
      : []),
  ];
  return (
    <Card as="section" gap={4} aria-labelledby="order-bill">
      <h2 id="order-bill">{copy.bill}</h2>
      <DataRows
        layout="columns"
        labels="short"
        className={styles['facts']}
        rows={facts.map(([label, value, action]) => ({ key: label, label, value, action }))}
      />
      <Bill order={order} label={board?.productName} />
      {received > 0 && <PriceLines lines={ledger} className={styles['ledger']} />}
      {order.payment === 'paid' && balance > 0 && (
        <Text size="sm" tone="soft">
          {copy.surplusReturned(formatRupiah(balance), refundDays)}
        </Text>
      )}
    </Card>
  );
});

function nameDifference(balance: number): string {
  const amount = formatRupiah(Math.abs(balance));
  return balance < 0 ? copy.short(amount) : copy.surplus(amount);
}
