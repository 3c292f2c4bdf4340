import { CircleAlert, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { stageCopy } from '../../copy/orderState.ts';
import type { ServerClock } from '../../domain/clock.ts';
import {
  orderNumber,
  type PaymentMethod,
  type PlacedOrder,
  type VirtualAccountInvoice,
} from '../../domain/order.ts';
import type { Instant } from '../../domain/person.ts';
import { formatShortDay } from '../../format/dates.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { SectionHeading } from '../../ui/text/Text.tsx';
import { PayBefore, type PayBeforeProps } from '../ordering/clock/Deadline.tsx';
import { AmountDue } from '../ordering/payment/AmountDue.tsx';
import { BankTransfer } from '../ordering/payment/BankTransfer.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { CopyAction } from '../ordering/payment/CopyRow.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import { StateBadge } from '../ordering/order/StateBadge.tsx';
import { Answer } from './Answer.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PayPal } from './OtherWaysToPay.tsx';
import { PlacedOrderPage, type OrderFact } from './PlacedOrderPage.tsx';
import { VirtualAccountSteps } from './VirtualAccountSteps.tsx';

export interface ConfirmScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly method: PaymentMethod;
  readonly invoice: VirtualAccountInvoice | null;
  readonly payee: Payee;
  /** The address of the chat in which the payment is confirmed. */
  readonly confirmation: string;
  /** When the order was submitted, as a text or in ms since the epoch; null if it is unknown. */
  readonly orderedAt: Instant | number | null;
  readonly clock: ServerClock;
  /** Whether the deadline seems to have passed, so that no money is asked for. */
  readonly seemsOver: boolean;
  /** Why a proof of payment was declined; null if none was. */
  readonly declined: { readonly reason: string | null } | null;
  readonly dukaHref: string;
  /** The page of the order; null when the upstream has none. */
  readonly orderHref: string | null;
  /** Null before the deadline, and for an order that does not end at it. */
  readonly onOrderAgain: (() => void) | null;
}

/**
 * Renders what is still to be done for an order: to confirm a payment by transfer in a WhatsApp chat,
 * or else where to pay. Another order is offered only once the deadline of this one has passed.
 */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const {
    order,
    item,
    method,
    invoice,
    payee,
    confirmation,
    orderedAt,
    clock,
    seemsOver,
    declined,
    dukaHref,
    orderHref,
    onOrderAgain,
  } = props;
  const number = orderNumber(order.id);
  const amount = invoice?.amount ?? order.total;
  const facts: readonly OrderFact[] = [
    ...(orderedAt === null ? [] : [[copy.date, formatShortDay(orderedAt)] as const]),
    [copy.orderNumber, number],
    [copy.total, formatRupiah(amount)],
  ];
  // A payment to a virtual account is noticed without a message of the buyer.
  const account = method === 'virtualAccount' ? invoice : null;
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="confirm"
      heading={stageCopy.awaitingPayment.heading}
      lead={
        account !== null ? (
          <Stack gap={2}>
            <div>
              <StateBadge state={stageCopy.awaitingPayment} icon={CircleAlert} />
            </div>
            <p>
              {orderHref === null
                ? copy.virtualAccountLead
                : `${copy.virtualAccountLead} ${copy.changesByItself}`}
            </p>
          </Stack>
        ) : undefined
      }
      nextSteps={
        <NextSteps
          first={
            account !== null
              ? [
                  {
                    key: 'chat',
                    label: copy.confirmByWhatsApp,
                    detail: copy.confirmAnyway,
                    icon: MessageCircle,
                    href: confirmation,
                    external: true,
                  },
                ]
              : []
          }
          orderHref={orderHref}
          dukaHref={dukaHref}
          customerServicePhone={payee.customerServicePhone}
          chatHref={getWhatsAppLink(payee.customerServicePhone, copy.question(number))}
          onOrderAgain={onOrderAgain}
        />
      }
      actions={
        account === null || seemsOver ? undefined : (
          <StickyActions>
            <CopyAction value={account.number} label={copy.copy.virtualAccountMain} />
          </StickyActions>
        )
      }
      facts={facts}
    >
      {account === null && (
        <Answer
          question={copy.paid}
          action={
            <Button href={confirmation} external wide icon={<MessageCircle />}>
              {copy.confirmByWhatsApp}
            </Button>
          }
        >
          {copy.sendProof}
        </Answer>
      )}
      {declined !== null && (
        <Notice
          tone="warning"
          live="polite"
          title={copy.proofDeclined}
          action={
            orderHref !== null && (
              <Button variant="secondary" href={orderHref}>
                {copy.viewOrder}
              </Button>
            )
          }
        >
          {declined.reason === null
            ? copy.sendAnotherProof
            : `${copy.reason}: ${declined.reason} ${copy.sendAnotherProof}`}
        </Notice>
      )}
      {seemsOver ? (
        <Notice tone="warning" live="polite" title={copy.seemsOverHeading}>
          {copy.seemsOver}
        </Notice>
      ) : (
        <PaymentToDo order={{ ...order, expiresAt: (account ?? order).expiresAt }} clock={clock}>
          <AmountDue
            amount={amount}
            note={account === null ? copy.exactAmount(amount) : undefined}
          />
          {account === null ? (
            <>
              <BankTransfer payee={payee} orderId={order.id} />
              <PayPal order={order} payee={payee} />
            </>
          ) : (
            <VirtualAccountSteps invoice={account} />
          )}
        </PaymentToDo>
      )}
    </PlacedOrderPage>
  );
}

interface PaymentToDoProps extends Pick<PayBeforeProps, 'order' | 'clock'> {
  /** Where and how the order is paid. */
  readonly children: ReactNode;
}

/** Renders until when an order is still to be paid, and folded where. */
function PaymentToDo({ children, ...payment }: PaymentToDoProps) {
  return (
    <Card as="section" gap={3}>
      <SectionHeading>{copy.notPaid}</SectionHeading>
      <PayBefore {...payment} isPlain />
      <Collapse lines="above" title={copy.howToPayIt}>
        <Stack gap={4}>{children}</Stack>
      </Collapse>
    </Card>
  );
}
