import { Headset, House, RotateCcw, ReceiptText } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { formatPhone, getWhatsAppLink } from '../../format/phone.ts';
import { MenuRows, type MenuRow } from '../../ui/menu-rows/MenuRows.tsx';

export interface NextStepsProps {
  /** The page of the order; null when the upstream has none, or when it is the main action. */
  readonly orderHref: string | null;
  readonly dukaHref: string;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
  /** The message with which the chat with customer service begins. */
  readonly question?: string | undefined;
  /** Rows before the others. */
  readonly first?: readonly MenuRow[] | undefined;
  readonly onOrderAgain: () => void;
}

/** Renders where the buyer can go from the last page of an order. */
export function NextSteps(props: NextStepsProps) {
  const { orderHref, dukaHref, customerServicePhone, question, first = [], onOrderAgain } = props;
  return (
    <MenuRows
      label={copy.more}
      rows={[
        ...first,
        ...(orderHref === null
          ? []
          : [{ key: 'order', label: copy.viewOrder, icon: ReceiptText, href: orderHref }]),
        { key: 'duka', label: copy.backToDuka, icon: House, href: dukaHref, replace: true },
        { key: 'again', label: copy.orderAgain, icon: RotateCcw, onSelect: onOrderAgain },
        {
          key: 'service',
          label: copy.customerService,
          detail: formatPhone(customerServicePhone),
          icon: Headset,
          href:
            question === undefined
              ? `https://wa.me/${customerServicePhone}`
              : getWhatsAppLink(customerServicePhone, question),
          external: true,
        },
      ]}
    />
  );
}
