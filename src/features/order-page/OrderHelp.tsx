import { Headset, House, Printer, RotateCcw, Undo2 } from 'lucide-react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { policyNames } from '../../copy/policyLinks.ts';
import { toOrderAgain } from '../../domain/orderAgain.ts';
import { mayRefund, type OrderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { firstStep, routes } from '../../domain/routes.ts';
import { formatPhone } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './OrderHelp.module.css';

export interface OrderHelpProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  /** The phone number of customer service: digits with the country code. */
  readonly phone: string;
  /** The chat with customer service. */
  readonly chatHref: string;
  /** Whether the order cannot be cancelled now. */
  readonly isLocked: boolean;
  readonly onPrint: () => void;
  readonly onCancel: () => void;
}

/** The phases in which another order would be a second one, or is the main action. */
const withoutAnother: ReadonlySet<OrderPhase> = new Set([
  'awaitingPayment',
  'partlyPaid',
  'proofPending',
  'paidLate',
  'rejected',
  'expired',
]);

const CANCEL_NOTE = 'order-cancel-note';

/** Renders who helps, and what else can be done with the order. */
export function OrderHelp(props: OrderHelpProps) {
  const { order, phase, phone, chatHref, isLocked, onPrint, onCancel } = props;
  const isPartlyPaid = order.received > order.refunded;
  return (
    <Stack as="section" gap={4} className={styles['help']} aria-labelledby="order-help">
      <h2 id="order-help">{copy.help}</h2>
      <MenuRows
        rows={[
          {
            key: 'service',
            label: copy.contact,
            detail: formatPhone(phone),
            icon: Headset,
            href: chatHref,
            external: true,
          },
          ...(mayRefund(phase)
            ? [
                {
                  key: 'refunds',
                  label: policyNames.refunds,
                  detail: checkoutCopy.aboutRefunds,
                  icon: Undo2,
                  href: routes.policy('refunds'),
                },
              ]
            : []),
          { key: 'person', label: copy.toPerson, icon: House, href: routes.person(order.personId) },
          ...(withoutAnother.has(phase)
            ? []
            : [
                {
                  key: 'again',
                  label: copy.orderAgain,
                  icon: RotateCcw,
                  ...getOrderAgainLink(order),
                },
              ]),
          ...(order.received > 0
            ? [{ key: 'receipt', label: copy.receipt, icon: Printer, onSelect: onPrint }]
            : []),
        ]}
      />
      {order.possibleEvents.includes('order.cancelled') && (
        <div>
          <Button
            variant="soft"
            disabled={isLocked}
            aria-describedby={isPartlyPaid ? CANCEL_NOTE : undefined}
            onClick={onCancel}
          >
            {copy.cancel}
          </Button>
          {isPartlyPaid && (
            <Text id={CANCEL_NOTE} size="sm" tone="soft" className={styles['note']}>
              {copy.cancelPaid}
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
}

/** Returns the link that begins another order with the words of this one. */
export function getOrderAgainLink(order: OrderDetail) {
  return {
    href: routes.order(order.kind, firstStep(order.kind), order.personId),
    state: { again: toOrderAgain(order) },
  };
}
