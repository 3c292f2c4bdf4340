import type { ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { BANK_CODES, type VirtualAccountInvoice } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import type { Payee } from '../ordering/payee.ts';
import type { PaymentChoice } from './PayAction.tsx';
import styles from './WayPanels.module.css';

interface PanelProps {
  /** The first step of the way to pay. */
  readonly action: ReactNode;
}

export interface VirtualAccountPanelProps extends PanelProps {
  /** The open virtual account. */
  readonly invoice: VirtualAccountInvoice | null;
  readonly payment: PaymentChoice;
}

/** Renders the number of a virtual account with the steps of its bank, or the choice of a bank. */
export function VirtualAccountPanel({ invoice, payment, action }: VirtualAccountPanelProps) {
  if (invoice === null)
    return (
      <>
        <RadioCards
          legend={copy.chooseBank}
          layout="pairs"
          value={payment.bank}
          onValueChange={payment.onChooseBank}
          options={BANK_CODES.map((bank) => ({
            value: bank,
            title: checkoutCopy.banks[bank],
            disabled: payment.isLocked && bank !== payment.bank,
          }))}
        />
        {action}
      </>
    );
  const bank = checkoutCopy.banks[invoice.bank];
  return (
    <>
      <Facts
        large
        facts={[[`${checkoutCopy.virtualAccountNumber} ${bank}`, groupDigits(invoice.number)]]}
      />
      {action}
      <Collapse title={checkoutCopy.stepsHeading(bank)} className={styles['steps']}>
        <ol>
          {checkoutCopy.bankSteps[invoice.bank].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Collapse>
    </>
  );
}

export interface TransferPanelProps extends PanelProps {
  /** The number of the order, which belongs on the transfer. */
  readonly number: string;
  readonly payee: Payee;
}

/** Renders the bank account for a transfer. */
export function TransferPanel({ number, payee: { bank }, action }: TransferPanelProps) {
  return (
    <>
      <Facts
        large
        facts={[
          [bank.bankName, groupDigits(bank.number)],
          [checkoutCopy.accountHolder, bank.holder],
        ]}
      />
      <div className={styles['reference']}>
        <p>{checkoutCopy.reference(number)}</p>
        <CopyButton
          value={number}
          label={copy.copyReference}
          tip={checkoutCopy.copied}
          failedTip={checkoutCopy.copyFailed}
        >
          {checkoutCopy.copyShort}
        </CopyButton>
      </div>
      {action}
    </>
  );
}

/** Renders the PayPal address. */
export function PayPalPanel({ payee, action }: PanelProps & { readonly payee: Payee }) {
  return (
    <>
      <Facts facts={[[checkoutCopy.payPalAddress, payee.paypalAddress]]} />
      {action}
    </>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Whether the first value is set large, because it is typed or compared digit by digit. */
  readonly large?: boolean | undefined;
}

function Facts({ facts, large = false }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={large && index === 0 ? styles['large'] : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
