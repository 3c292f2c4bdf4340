import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { BankTransfer } from '../ordering/BankTransfer.tsx';
import { copiedRow } from '../ordering/copiedRow.tsx';
import type { Payee } from '../ordering/payee.ts';
import { AnotherWay } from './AnotherWay.tsx';
import styles from './TransferWays.module.css';

export interface TransferWaysProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders the bank account for the payment of an order, and PayPal, folded. */
export function TransferWays({ order, payee: { bank, paypalAddress } }: TransferWaysProps) {
  return (
    <>
      <Card as="section">
        <CardHeading>{copy.transferTo}</CardHeading>
        <BankTransfer bank={bank} reference={orderNumber(order.id)} />
      </Card>
      <AnotherWay>
        <Card as="section" className={styles['folded']}>
          <Collapse title={copy.payByPayPal} className={styles['plain']}>
            <DataRows
              rows={[
                copiedRow({
                  label: copy.payPalAddress,
                  value: paypalAddress,
                  copyLabel: copy.copy.address,
                }),
                copiedRow({
                  label: copy.total,
                  shown: formatRupiah(order.total),
                  value: String(order.total),
                  copyLabel: copy.copy.payPalTotal,
                }),
              ]}
            />
          </Collapse>
        </Card>
      </AnotherWay>
    </>
  );
}
