import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import styles from './AlreadyPaid.module.css';
import { ConfirmAction, type PaymentChoice } from './PayAction.tsx';

export interface AlreadyPaidProps {
  readonly payment: PaymentChoice;
  /** Where a payment is confirmed by chat. */
  readonly confirmHref: string;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
}

/**
 * Renders what a buyer can do who has paid. It is folded for virtual accounts, whose payments are
 * recorded by themselves.
 */
export function AlreadyPaid({ payment, confirmHref, proof }: AlreadyPaidProps) {
  const [isOpen, setOpen] = useState(false);
  const proofRow = { key: 'proof', content: proof };
  return payment.way === 'virtualAccount' ? (
    <Collapse
      title={copy.notRecorded}
      className={styles['fold']}
      open={isOpen || payment.waitsFor === 'proof'}
      onOpenChange={setOpen}
    >
      <p className={styles['lead']}>{checkoutCopy.virtualAccountLead}</p>
      <MenuRows
        rows={[
          proofRow,
          {
            key: 'chat',
            label: checkoutCopy.confirmByWhatsApp,
            detail: copy.chat,
            icon: MessageCircle,
            href: confirmHref,
            external: true,
          },
        ]}
      />
    </Collapse>
  ) : (
    <section className={styles['paid']} aria-labelledby="order-paid">
      <CardHeading id="order-paid">{copy.paid}</CardHeading>
      <MenuRows rows={[proofRow]} />
      {/* On phones, the same action is at the bottom of the window. */}
      <div className={styles['beside']}>
        <ConfirmAction href={confirmHref} />
      </div>
    </section>
  );
}
