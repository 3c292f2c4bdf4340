import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SectionHeading } from '../../ui/text/SectionHeading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { lacksDollars } from './getMainAction.ts';
import type { PaymentChoice } from './orderScreenProps.ts';

export interface AlreadyPaidProps {
  readonly order: OrderDetail;
  readonly payment: PaymentChoice;
  /** Where a payment is confirmed by chat. */
  readonly confirmHref: string;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
  /** Whether another proof is asked for, so that nothing is folded. */
  readonly isAsked: boolean;
}

/** Renders what a buyer can do who has paid; folded for virtual accounts. */
export function AlreadyPaid({ order, payment, confirmHref, proof, isAsked }: AlreadyPaidProps) {
  const [isOpen, setOpen] = useState(false);
  const isVirtualAccount = payment.way === 'virtualAccount';
  const proofRow = { key: 'proof', content: proof };
  const chatRow = {
    key: 'chat',
    label: checkoutCopy.confirmByWhatsApp,
    detail: copy.chat,
    icon: MessageCircle,
    href: confirmHref,
    external: true,
  };
  // Elsewhere, the chat is the main action of the page.
  const hasChat = isVirtualAccount || lacksDollars(order, payment.way);
  const rows = <MenuRows rows={hasChat ? [proofRow, chatRow] : [proofRow]} />;
  if (isVirtualAccount && !isAsked)
    return (
      <Collapse
        title={
          <Text as="span" size="sm" tone="soft" weight="medium">
            {copy.notRecorded}
          </Text>
        }
        open={isOpen || payment.waitsFor === 'proof'}
        onOpenChange={setOpen}
      >
        <Stack gap={3}>
          <Text size="sm" tone="soft">
            {checkoutCopy.virtualAccountLead}
          </Text>
          {rows}
        </Stack>
      </Collapse>
    );
  return (
    <Stack as="section" gap={3} aria-labelledby="order-paid">
      <div>
        <SectionHeading id="order-paid">{checkoutCopy.paid}</SectionHeading>
        <Text size="sm" tone="soft">
          {copy.paidEither}
        </Text>
      </div>
      {rows}
    </Stack>
  );
}
