import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import type { ServerClock } from '../../domain/clock.ts';
import { AmountDue } from './AmountDue.tsx';
import styles from './FinishScreen.module.css';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';
import type { Payee } from '../ordering/payee.ts';

export interface FinishScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly focusKey?: string | undefined;
  readonly onConfirm: () => void;
}

/** Renders the amount, the deadline, the bank account and the PayPal address of a payment. */
export function FinishScreen(props: FinishScreenProps) {
  const { order, item, payee, clock, focusKey, onConfirm } = props;
  const { bank, paypalAddress } = payee;
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="finish"
      heading={copy.finishHeading}
      focusKey={focusKey}
      actions={
        <StickyActions>
          <Button wide onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </StickyActions>
      }
    >
      <AmountDue amount={order.total} expiresAt={order.expiresAt} clock={clock} />
      <BankTransfer bank={bank} order={order} />
      <p className={styles['or']}>
        <span>{copy.or}</span>
      </p>
      <Card as="section" className={styles['folded']}>
        <Collapse title={copy.payByPayPal} className={styles['plain']}>
          <div className={styles['way']}>
            <CopyRow
              label={copy.payPalAddress}
              shown={paypalAddress}
              value={paypalAddress}
              copyLabel={copy.copy.address}
            />
            <CopyRow
              label={copy.total}
              shown={formatRupiah(order.total)}
              value={String(order.total)}
              copyLabel={copy.copy.payPalTotal}
            />
          </div>
        </Collapse>
      </Card>
    </PlacedOrderPage>
  );
}
