import { ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { orderCopy, type OrderStatus } from '../../copy/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import styles from './ResumeOrders.module.css';

/** An order that was begun and is not over. */
export interface ResumableOrder {
  readonly key: string;
  readonly personId: number;
  /** For whom it is. */
  readonly personName: string;
  /** How far it is, in a few words. */
  readonly text: string;
  readonly href: string;
  readonly state?: unknown;
  readonly status: OrderStatus;
  /** Forgets it on this device. */
  readonly onDiscard: () => void;
}

/** Ways back into orders that were begun. */
export function ResumeOrders({ orders }: { orders: readonly ResumableOrder[] }) {
  const [leaving, setLeaving] = useState<ResumableOrder | null>(null);
  return (
    <section className={styles['section']}>
      <h2>{homeCopy.resumeTitle}</h2>
      <ul role="list" className={styles['orders']}>
        {orders.map((order) => (
          <Row key={order.key} order={order} onDiscard={() => setLeaving(order)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={orderCopy.discardTitle}
        confirmLabel={orderCopy.discardConfirm}
        cancelLabel={orderCopy.discardCancel}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          leaving?.onDiscard();
        }}
      >
        {leaving && <p>{orderCopy.discardText[leaving.status](leaving.personName)}</p>}
      </ConfirmDialog>
    </section>
  );
}

function Row({
  order,
  onDiscard,
}: {
  readonly order: ResumableOrder;
  readonly onDiscard: () => void;
}) {
  const { personName, text, href, state } = order;
  return (
    <li className={styles['row']}>
      <Card href={href} state={state} className={styles['order']}>
        <span className={styles['words']}>
          <span className={styles['name']}>{personName}</span>
          <span className={styles['text']}>{text}</span>
        </span>
        <ArrowRight aria-hidden="true" strokeWidth={1.75} />
      </Card>
      <IconButton
        label={orderCopy.discard(personName)}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} />}
        onClick={onDiscard}
      />
    </li>
  );
}
