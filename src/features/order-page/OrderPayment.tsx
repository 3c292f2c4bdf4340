import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { getDeclinedProof, type OrderDetail } from '../../domain/orderState.ts';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SectionHeading, Text } from '../../ui/text/Text.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import { lacksDollars } from './getMainAction.ts';
import { formatDue } from './orderFacts.ts';
import type { PaymentChoice } from './orderScreenProps.ts';
import { PaymentSheet } from './PaymentSheet.tsx';

export interface OrderPaymentProps {
  readonly order: OrderDetail;
  readonly payee: Payee;
  readonly clock: ServerClock;
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
  readonly payment: PaymentChoice;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
  /** Where a payment is confirmed by chat. */
  readonly confirmHref: string;
}

/** Renders how an order is paid, and what a buyer can do who has paid. */
export function OrderPayment(props: OrderPaymentProps) {
  const { order, payee, clock, now, payment, proof, confirmHref } = props;
  const declined = getDeclinedProof(order);
  const sheet = <PaymentSheet order={order} payee={payee} clock={clock} payment={payment} />;
  const paid = { order, payment, proof, confirmHref };
  if (declined === null)
    return (
      <>
        {sheet}
        {mayHavePaid(payment, order) && <AlreadyPaid {...paid} isAsked={false} />}
      </>
    );
  return (
    <>
      <Notice tone="warning" live="polite" title={checkoutCopy.proofDeclined}>
        {declined.reason !== null && <p>{`${checkoutCopy.reason}: ${declined.reason}`}</p>}
        <p>{copy.sendAnotherProof(formatDue(order.expiresAt, now))}</p>
      </Notice>
      <AlreadyPaid {...paid} isAsked />
      {sheet}
    </>
  );
}

/** Returns whether the page shows, or has shown, where to pay to. */
function mayHavePaid({ way, waitsFor }: PaymentChoice, { invoice }: OrderDetail): boolean {
  return way !== 'virtualAccount' || invoice !== null || waitsFor === 'proof';
}

interface AlreadyPaidProps {
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
function AlreadyPaid({ order, payment, confirmHref, proof, isAsked }: AlreadyPaidProps) {
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
