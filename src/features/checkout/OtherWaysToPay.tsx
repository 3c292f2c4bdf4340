import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { AskForDollars, PayPalRows } from '../ordering/payment/PayPalRows.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import styles from './OtherWaysToPay.module.css';

export interface OtherWaysToPayProps {
  /** What the buyer should know about an open virtual account, which another way cancels. */
  readonly warning: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly isCancelling?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** Renders an offer to pay by transfer or PayPal instead of a virtual account. */
export function OtherWaysToPay(props: OtherWaysToPayProps) {
  const { warning, disabled = false, isCancelling = false, onPayByTransfer } = props;
  return (
    <AnotherWay>
      <MenuRows
        rows={[
          {
            key: 'transfer',
            label: isCancelling ? copy.cancelling : copy.payByTransfer,
            detail: warning,
            disabled,
            busy: isCancelling,
            onSelect: onPayByTransfer,
          },
        ]}
      />
    </AnotherWay>
  );
}

/** Renders another way to pay below the one that a page is about. */
function AnotherWay({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={4}>
      <p className={styles['or']}>
        <span>{copy.or}</span>
      </p>
      {children}
    </Stack>
  );
}

interface PayPalProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders the payment with PayPal as another way, folded. */
export function PayPal({ order, payee }: PayPalProps) {
  return (
    <AnotherWay>
      <Card as="section">
        <Collapse title={copy.payByPayPal}>
          <PayPalRows
            payee={payee}
            order={order}
            ask={<AskForDollars orderId={order.id} payee={payee} variant="secondary" />}
          />
        </Collapse>
      </Card>
    </AnotherWay>
  );
}
