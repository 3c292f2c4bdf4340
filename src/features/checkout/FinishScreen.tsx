import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import type { ServerClock } from '../../domain/clock.ts';
import { Deadline } from '../ordering/Deadline.tsx';
import styles from './FinishScreen.module.css';
import { OrderPage } from './OrderPage.tsx';
import type { Payee } from '../ordering/payee.ts';

export interface FinishScreenProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly focusKey?: string | undefined;
  readonly onConfirm: () => void;
}

/** Renders the amount, the deadline, the bank account and the PayPal address of a payment. */
export function FinishScreen({ order, payee, clock, focusKey, onConfirm }: FinishScreenProps) {
  const { bank, paypalAddress } = payee;
  const total = formatRupiah(order.total);
  return (
    <OrderPage
      order={order}
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
      <Deadline expiresAt={order.expiresAt} clock={clock} />
      <Card as="section">
        <CopyRow
          label={copy.amountToPay}
          shown={total}
          value={String(order.total)}
          copyLabel={copy.copy.total}
          large
        />
      </Card>
      <Card as="section" className={styles['way']}>
        <h2 className={styles['heading']}>{copy.transferTo}</h2>
        <CopyRow
          label={bank.bankName}
          shown={groupDigits(bank.number)}
          value={bank.number}
          copyLabel={copy.copy.number}
          large
        />
        <p className={styles['holder']}>
          {copy.accountHolder} <strong>{bank.holder}</strong>
        </p>
      </Card>
      <p className={styles['or']}>
        <span>{copy.or}</span>
      </p>
      <Card as="section" className={styles['way']}>
        <h2 className={styles['heading']}>{copy.payPal}</h2>
        <CopyRow
          label={copy.payPalAddress}
          shown={paypalAddress}
          value={paypalAddress}
          copyLabel={copy.copy.address}
        />
        <p className={styles['holder']}>
          {copy.total} <strong>{total}</strong>
        </p>
      </Card>
    </OrderPage>
  );
}
