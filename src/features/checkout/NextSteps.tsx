import { Headset, House, RotateCcw, ReceiptText } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { formatPhone } from '../../format/phone.ts';
import { MenuRows, type MenuRow } from '../../ui/menu-rows/MenuRows.tsx';

export interface NextStepsProps {
  /** The page of the order; null when the upstream has none. */
  readonly orderHref: string | null;
  readonly dukaHref: string;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
  /** The chat with customer service. */
  readonly chatHref: string;
  /** Rows before the others. */
  readonly first?: readonly MenuRow[] | undefined;
  /** Null while another order would be a second one. */
  readonly onOrderAgain: (() => void) | null;
}

/** Renders where the buyer can go from the last page of an order. */
export function NextSteps(props: NextStepsProps) {
  const { orderHref, dukaHref, customerServicePhone, chatHref, onOrderAgain } = props;
  const { first = [] } = props;
  return (
    <MenuRows
      label={copy.more}
      rows={[
        ...first,
        ...(orderHref === null
          ? []
          : [{ key: 'order', label: copy.viewOrder, icon: ReceiptText, href: orderHref }]),
        { key: 'duka', label: copy.backToDuka, icon: House, href: dukaHref, replace: true },
        ...(onOrderAgain === null
          ? []
          : [{ key: 'again', label: copy.orderAgain, icon: RotateCcw, onSelect: onOrderAgain }]),
        {
          key: 'service',
          label: copy.customerService,
          detail: formatPhone(customerServicePhone),
          icon: Headset,
          href: chatHref,
          external: true,
        },
      ]}
    />
  );
}
