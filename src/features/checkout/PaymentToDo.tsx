import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CopyValue } from '../ordering/CopyValue.tsx';
import type { Payee } from '../ordering/payee.ts';
import styles from './PaymentToDo.module.css';

export interface PaymentToDoProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders what is still to be done for an order that is paid by transfer, and where it is paid. */
export function PaymentToDo({ order, payee: { bank, paypalAddress } }: PaymentToDoProps) {
  const number = orderNumber(order.id);
  return (
    <Card as="section">
      <h2 className={styles['heading']}>{copy.toDo.heading}</h2>
      <ol className={styles['steps']} role="list">
        <li>
          <StepNumber>{1}</StepNumber>
          <div className={styles['words']}>
            <div className={styles['line']}>
              <span className={styles['what']}>
                {copy.toDo.transfer(formatRupiah(order.total))}
              </span>{' '}
              <CopyValue value={String(order.total)} label={copy.copy.total} />
            </div>
            <p className={styles['detail']}>
              {copy.payBefore} {copy.western(formatDeadline(order.expiresAt))}
            </p>
            <div className={styles['ways']}>
              <div className={styles['line']}>
                <p className={styles['detail']}>
                  {bank.bankName} <strong>{groupDigits(bank.number)}</strong>{' '}
                  <span>{copy.toDo.holder(bank.holder)}</span>
                </p>{' '}
                <CopyValue value={bank.number} label={copy.copy.number} />
              </div>
              <div className={styles['line']}>
                <p className={styles['detail']}>{copy.toDo.reference(number)}</p>{' '}
                <CopyValue value={number} label={copy.copy.reference} />
              </div>
              <div className={styles['line']}>
                <p className={styles['detail']}>
                  {copy.toDo.payPal} <strong>{paypalAddress}</strong>
                </p>{' '}
                <CopyValue value={paypalAddress} label={copy.copy.address} />
              </div>
            </div>
          </div>
        </li>
        <li>
          <StepNumber>{2}</StepNumber>
          <div className={styles['words']}>
            <span className={styles['what']}>{copy.toDo.proof}</span>{' '}
            <p className={styles['detail']}>{stageCopy.awaitingPayment.lead}</p>
          </div>
        </li>
      </ol>
    </Card>
  );
}

function StepNumber({ children }: { readonly children: number }) {
  return (
    <span className={styles['number']} aria-hidden="true">
      {children}
    </span>
  );
}
