import { checkoutCopy as copy } from '../../copy/checkout.ts';
import styles from './OrderPeople.module.css';

export interface OrderPeopleProps {
  readonly personName: string;
  /** One or two lines. */
  readonly sender: string;
}

/** Renders the person and the sender of an order. */
export function OrderPeople({ personName, sender }: OrderPeopleProps) {
  return (
    <dl className={styles['people']}>
      <div>
        <dt>{copy.recipientLabel}</dt>
        <dd className={styles['name']}>{personName}</dd>
      </div>
      <div>
        <dt>{copy.senderLabel}</dt>
        <dd className={styles['sender']}>{sender}</dd>
      </div>
    </dl>
  );
}
