import { CircleX, Headset, House, Printer } from 'lucide-react';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { mayRefund, type OrderPhase } from '../../domain/orderPhase.ts';
import { formatPhone } from '../../format/phone.ts';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { refundsRow } from '../ordering/refundsRow.ts';
import type { OrderScreenProps } from './orderScreenProps.ts';

export interface HelpRowsProps extends Pick<
  OrderScreenProps,
  'order' | 'payee' | 'personHref' | 'staleSince' | 'isBusy' | 'onPrint' | 'onCancel'
> {
  readonly phase: OrderPhase;
  /** The chat with customer service. */
  readonly chatHref: string;
}

/** Renders who helps, and what else can be done with the order. */
export function HelpRows(props: HelpRowsProps) {
  const { order, payee, personHref, staleSince, isBusy, onPrint, onCancel } = props;
  return (
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
        ...(mayRefund(props.phase) ? [refundsRow] : []),
        { key: 'person', label: copy.toPerson, icon: House, href: personHref },
        ...(order.received > 0
          ? [{ key: 'receipt', label: copy.receipt, icon: Printer, onSelect: onPrint }]
          : []),
        ...(order.possibleEvents.includes('order.cancelled')
          ? [
              {
                key: 'cancel',
                label: copy.cancel,
                detail: order.received > order.refunded ? copy.cancelPaid : undefined,
                icon: CircleX,
                disabled: staleSince !== null || isBusy,
                onSelect: onCancel,
              },
            ]
          : []),
      ]}
    />
  );
}
