import { Headset, House, Printer, RotateCcw, Undo2 } from 'lucide-react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { policyNames } from '../../copy/policyLinks.ts';
import { mayRefund, type OrderPhase } from '../../domain/orderPhase.ts';
import { routes } from '../../domain/routes.ts';
import { formatPhone } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './HelpRows.module.css';
import type { OrderScreenProps } from './orderScreenProps.ts';

export interface HelpRowsProps extends Pick<
  OrderScreenProps,
  | 'order'
  | 'payee'
  | 'personHref'
  | 'orderAgainHref'
  | 'orderAgainState'
  | 'staleSince'
  | 'isBusy'
  | 'onPrint'
  | 'onCancel'
> {
  readonly phase: OrderPhase;
  readonly chatHref: string;
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
export function HelpRows(props: HelpRowsProps) {
  const { order, payee, personHref, staleSince, isBusy, phase, onPrint, onCancel } = props;
  const isPartlyPaid = order.received > order.refunded;
  return (
    <>
      <MenuRows
        rows={[
          {
            key: 'service',
            label: copy.contact,
            detail: formatPhone(payee.customerServicePhone),
            icon: Headset,
            href: props.chatHref,
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
          { key: 'person', label: copy.toPerson, icon: House, href: personHref },
          ...(withoutAnother.has(phase)
            ? []
            : [
                {
                  key: 'again',
                  label: copy.orderAgain,
                  icon: RotateCcw,
                  href: props.orderAgainHref,
                  state: props.orderAgainState,
                },
              ]),
          ...(order.received > 0
            ? [{ key: 'receipt', label: copy.receipt, icon: Printer, onSelect: onPrint }]
            : []),
        ]}
      />
      {order.possibleEvents.includes('order.cancelled') && (
        <div className={styles['cancel']}>
          <Button
            variant="soft"
            disabled={staleSince !== null || isBusy}
            aria-describedby={isPartlyPaid ? CANCEL_NOTE : undefined}
            onClick={onCancel}
          >
            {copy.cancel}
          </Button>
          {isPartlyPaid && (
            <Text id={CANCEL_NOTE} size="sm" tone="soft">
              {copy.cancelPaid}
            </Text>
          )}
        </div>
      )}
    </>
  );
}
