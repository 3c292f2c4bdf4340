import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { copiedRow } from '../ordering/copiedRow.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import type { Payee } from '../ordering/payee.ts';
import { AnotherWay } from './AnotherWay.tsx';
import styles from './PaymentToDo.module.css';

export interface PaymentToDoProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders what is still to be done for an order that is paid by transfer, and where it is paid. */
export function PaymentToDo({ order, payee: { bank, paypalAddress } }: PaymentToDoProps) {
  return (
    <Card as="section">
      <CardHeading>{copy.toDo.heading}</CardHeading>
      <Steps tone="open">
        <li>
          <div>
            <p className={styles['what']}>{copy.toDo.transfer}</p>{' '}
            <p className={styles['detail']}>
              {copy.payBefore} <strong>{copy.western(formatDeadline(order.expiresAt))}</strong>
            </p>{' '}
            <DataRows
              className={styles['rows']}
              rows={[
                copiedRow({
                  label: copy.amountToPay,
                  shown: formatRupiah(order.total),
                  value: String(order.total),
                  copyLabel: copy.copy.total,
                  strong: true,
                }),
                copiedRow({
                  label: copy.toDo.account(bank.bankName, bank.holder),
                  shown: groupDigits(bank.number),
                  value: bank.number,
                  copyLabel: copy.copy.number,
                  strong: true,
                }),
                copiedRow({
                  label: copy.referenceLabel,
                  value: orderNumber(order.id),
                  copyLabel: copy.copy.reference,
                }),
              ]}
            />
            <AnotherWay>
              <CopyRow
                label={copy.payPalAddress}
                shown={paypalAddress}
                value={paypalAddress}
                copyLabel={copy.copy.address}
                size="text"
              />
            </AnotherWay>
          </div>
        </li>
        <li>
          <div>
            <p className={styles['what']}>{copy.toDo.proof}</p>{' '}
            <p className={styles['detail']}>{stageCopy.awaitingPayment.lead}</p>
          </div>
        </li>
      </Steps>
    </Card>
  );
}
