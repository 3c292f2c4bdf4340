import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { Deadline } from '../ordering/Deadline.tsx';
import { VirtualAccountNumber } from '../ordering/VirtualAccountNumber.tsx';
import { AmountDue } from './AmountDue.tsx';
import styles from './VirtualAccountPayment.module.css';

export interface VirtualAccountPaymentProps {
  readonly invoice: VirtualAccountInvoice;
  readonly clock: ServerClock;
}

/** Renders the number of a virtual account, and the steps in the bank's app. */
export function VirtualAccountSteps({ invoice }: Pick<VirtualAccountPaymentProps, 'invoice'>) {
  return (
    <>
      <VirtualAccountNumber invoice={invoice} />
      <CardHeading className={styles['heading']}>
        {copy.stepsHeading(copy.banks[invoice.bank])}
      </CardHeading>
      <ol className={styles['steps']}>
        {copy.bankSteps[invoice.bank].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles['note']}>{copy.stepsElsewhere}</p>
      <p className={styles['note']}>{copy.virtualAccountNote}</p>
    </>
  );
}

/** Renders amount, deadline and number of a virtual account, and the steps in the bank's app. */
export function VirtualAccountPayment({ invoice, clock }: VirtualAccountPaymentProps) {
  return (
    <>
      <AmountDue
        amount={invoice.amount}
        deadline={<Deadline expiresAt={invoice.expiresAt} clock={clock} />}
      />
      <Card as="section">
        <VirtualAccountSteps invoice={invoice} />
      </Card>
    </>
  );
}
