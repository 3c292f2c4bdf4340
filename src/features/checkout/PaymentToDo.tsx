import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { stageCopy } from '../../copy/orderState.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import styles from './PaymentToDo.module.css';

/** Renders what is still to be done for an order that is paid by transfer. */
export function PaymentToDo({ order }: { readonly order: PlacedOrder }) {
  const steps: readonly (readonly [what: string, detail: string])[] = [
    [
      copy.toDo.transfer(formatRupiah(order.total)),
      `${copy.payBefore} ${copy.western(formatDeadline(order.expiresAt))}`,
    ],
    [copy.toDo.proof, stageCopy.awaitingPayment.lead],
  ];
  return (
    <Card as="section">
      <h2 className={styles['heading']}>{copy.toDo.heading}</h2>
      <ol className={styles['steps']} role="list">
        {steps.map(([what, detail], index) => (
          <li key={what}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles['words']}>
              <span className={styles['what']}>{what}</span>{' '}
              <span className={styles['detail']}>{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
