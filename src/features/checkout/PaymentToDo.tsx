import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { stageCopy } from '../../copy/orderState.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { copiedRow } from '../ordering/copiedRow.tsx';
import { Deadline } from '../ordering/Deadline.tsx';
import type { Payee } from '../ordering/payee.ts';
import { PayPal } from './PayPal.tsx';
import styles from './PaymentToDo.module.css';

export interface PaymentToDoProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
  readonly clock: ServerClock;
}

/** Renders what is still to be done for an order that is paid by transfer, and where it is paid. */
export function PaymentToDo({ order, payee, clock }: PaymentToDoProps) {
  const { bank, paypalAddress } = payee;
  return (
    <Card as="section">
      <CardHeading>{copy.toDo.heading}</CardHeading>
      <Steps tone="open">
        <li>
          <div>
            <p className={styles['what']}>{copy.toDo.transfer}</p>{' '}
            <Deadline expiresAt={order.expiresAt} clock={clock} isPlain />{' '}
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
            <PayPal address={paypalAddress} total={order.total} />
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
