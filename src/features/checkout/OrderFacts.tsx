import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { formatPhone } from '../../format/phone.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './OrderFacts.module.css';

export type OrderFact = readonly [label: string, value: string];

export interface OrderFactsProps {
  readonly facts: readonly OrderFact[];
  /** Digits with the country code. */
  readonly customerServicePhone: string;
}

/** Renders the facts of a placed order, and the phone number of customer service. */
export function OrderFacts({ facts, customerServicePhone }: OrderFactsProps) {
  return (
    <>
      <Card as="section">
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className={styles['service']}>
        {copy.customerService}{' '}
        <Link href={`https://wa.me/${customerServicePhone}`} target="_blank" rel="noreferrer">
          {formatPhone(customerServicePhone)}
        </Link>
      </p>
    </>
  );
}
