import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { copiedRow } from '../ordering/copiedRow.tsx';
import { AnotherWay } from './AnotherWay.tsx';
import styles from './PayPal.module.css';

export interface PayPalProps {
  readonly address: string;
  readonly total: Rupiah;
}

/** Renders the payment with PayPal as another way, folded. */
export function PayPal({ address, total }: PayPalProps) {
  return (
    <AnotherWay>
      <Card as="section" className={styles['folded']}>
        <Collapse title={copy.payByPayPal} className={styles['plain']}>
          <DataRows
            rows={[
              copiedRow({
                label: copy.payPalAddress,
                value: address,
                copyLabel: copy.copy.address,
              }),
              copiedRow({
                label: copy.total,
                shown: formatRupiah(total),
                value: String(total),
                copyLabel: copy.copy.payPalTotal,
              }),
            ]}
          />
        </Collapse>
      </Card>
    </AnotherWay>
  );
}
