import type { ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { orderNumber } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import { Deadline } from '../ordering/Deadline.tsx';
import { VirtualAccountNumber } from '../ordering/VirtualAccountNumber.tsx';
import type { Payee } from '../ordering/payee.ts';
import { amountDue } from './orderTexts.ts';
import styles from './PaymentSheet.module.css';

export interface PaymentSheetProps {
  readonly order: OrderDetail;
  readonly payee: Payee;
  readonly clock: ServerClock;
  /** The offer of a virtual account, where there is none yet. */
  readonly invoiceOffer?: ReactNode;
  /** Where a payment by transfer is confirmed. */
  readonly confirmHref: string;
  /** The upload field for a proof of payment, which is folded unless `isProving`. */
  readonly proof: ReactNode;
  readonly isProving: boolean;
}

/** Renders how an order can be paid: amount, deadline, and every way to pay it. */
export function PaymentSheet({
  order,
  payee,
  clock,
  invoiceOffer,
  confirmHref,
  proof,
  isProving,
}: PaymentSheetProps) {
  const { invoice } = order;
  const amount = invoice?.amount ?? amountDue(order);
  const isPartlyPaid = order.received > order.refunded;
  const transfer = <Transfer orderId={order.orderId} amount={amount} payee={payee} />;
  return (
    <section className={styles['sheet']} aria-labelledby="order-payment">
      <h2 id="order-payment" className={styles['title']}>
        {copy.pay}
      </h2>
      <Card>
        <div className={styles['amount']}>
          <CopyRow
            label={isPartlyPaid ? copy.restToPay : checkoutCopy.amountToPay}
            shown={formatRupiah(amount)}
            value={String(amount)}
            copyLabel={checkoutCopy.copy.total}
            size="large"
          />
          {isPartlyPaid && (
            <p className={styles['holder']}>
              {copy.alreadyReceived(
                formatRupiah(order.received - order.refunded),
                formatRupiah(order.total),
              )}
            </p>
          )}
        </div>
        <Deadline expiresAt={order.expiresAt} clock={clock} />
      </Card>
      {invoice === null ? (
        <>
          {invoiceOffer !== false && <Card>{invoiceOffer}</Card>}
          <Card className={styles['way']}>{transfer}</Card>
        </>
      ) : (
        <>
          <Card className={styles['way']}>
            <VirtualAccountNumber invoice={invoice} />
            <Collapse
              title={checkoutCopy.stepsHeading(checkoutCopy.banks[invoice.bank])}
              className={styles['last']}
            >
              <ol className={styles['steps']}>
                {checkoutCopy.bankSteps[invoice.bank].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Collapse>
          </Card>
          <Card className={styles['folded']}>
            <Collapse title={copy.otherWays} className={styles['plain']}>
              <div className={styles['way']}>{transfer}</div>
            </Collapse>
          </Card>
        </>
      )}
      <Card className={styles['folded']}>
        <Collapse title={copy.proof} defaultOpen={isProving} className={styles['plain']}>
          {proof}
        </Collapse>
      </Card>
      <Button variant="secondary" wide href={confirmHref} target="_blank" rel="noreferrer">
        {checkoutCopy.confirmByWhatsApp}
      </Button>
    </section>
  );
}

interface TransferProps {
  readonly orderId: number;
  readonly amount: number;
  readonly payee: Payee;
}

function Transfer({ orderId, amount, payee }: TransferProps) {
  const { bank, paypalAddress } = payee;
  return (
    <>
      <h3 className={styles['name']}>{checkoutCopy.transferTo}</h3>
      <CopyRow
        label={bank.bankName}
        shown={groupDigits(bank.number)}
        value={bank.number}
        copyLabel={checkoutCopy.copy.number}
        size="large"
      />
      <p className={styles['holder']}>
        {checkoutCopy.accountHolder} <strong>{bank.holder}</strong>
      </p>
      <p className={styles['holder']}>{checkoutCopy.reference(orderNumber(orderId))}</p>
      <Collapse title={checkoutCopy.payPal} className={styles['last']}>
        <CopyRow
          label={checkoutCopy.payPalAddress}
          shown={paypalAddress}
          value={paypalAddress}
          copyLabel={checkoutCopy.copy.address}
        />
        <p className={styles['holder']}>
          {checkoutCopy.total} <strong>{formatRupiah(amount)}</strong>
        </p>
      </Collapse>
    </>
  );
}
