import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './AlreadyPaid.module.css';
import type { PaymentChoice } from './PayAction.tsx';

export interface AlreadyPaidProps {
  readonly payment: PaymentChoice;
  /** Where a payment is confirmed by chat. */
  readonly confirmHref: string;
  /** The main action, if it is to confirm the payment by chat. */
  readonly action: ReactNode;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
  /** Whether another proof is asked for, so that nothing is folded. */
  readonly isAsked: boolean;
}

/** Renders what a buyer can do who has paid; folded for virtual accounts. */
export function AlreadyPaid(props: AlreadyPaidProps) {
  const { payment, confirmHref, action, proof, isAsked } = props;
  const [isOpen, setOpen] = useState(false);
  const proofRow = { key: 'proof', content: proof };
  const rows = [
    proofRow,
    {
      key: 'chat',
      label: checkoutCopy.confirmByWhatsApp,
      detail: copy.chat,
      icon: MessageCircle,
      href: confirmHref,
      external: true,
    },
  ];
  return payment.way === 'virtualAccount' && !isAsked ? (
    <Collapse
      title={copy.notRecorded}
      className={styles['fold']}
      open={isOpen || payment.waitsFor === 'proof'}
      onOpenChange={setOpen}
    >
      <Text size="sm" tone="soft" className={styles['lead']}>
        {checkoutCopy.virtualAccountLead}
      </Text>
      <MenuRows rows={rows} />
    </Collapse>
  ) : (
    <Stack as="section" gap={3} aria-labelledby="order-paid">
      <div>
        <Text as="h2" size="md" weight="strong" id="order-paid">
          {checkoutCopy.paid}
        </Text>
        <Text size="sm" tone="soft">
          {copy.paidEither}
        </Text>
      </div>
      <MenuRows rows={action && payment.way !== 'virtualAccount' ? [proofRow] : rows} />
      {/* On phones, the same action is at the bottom of the window. */}
      {action && payment.way !== 'virtualAccount' && (
        <div className={styles['beside']}>{action}</div>
      )}
    </Stack>
  );
}
