import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import type { BankCode } from '../../../domain/bankCode.ts';
import styles from './BankSteps.module.css';

/** Renders how a virtual account is paid in the app of its bank. */
export function BankSteps({ bank }: { readonly bank: BankCode }) {
  return (
    <ol className={styles['steps']}>
      {copy.bankSteps[bank].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
