import { ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { orderCopy, type OrderStatus } from '../../copy/order.ts';
import type { OrderKind } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import styles from './ResumeOrders.module.css';

/** A saved order that can be resumed or discarded. */
export interface SavedOrderEntry {
  readonly key: string;
  readonly kind: OrderKind;
  readonly personId: number;
  /** The name of the person for whom the order is. */
  readonly personName: string;
  /** A short text with the kind and the progress of the order. */
  readonly text: string;
  readonly href: string;
  readonly state?: unknown;
  readonly status: OrderStatus;
  /** Whether the server says that the order does not wait for a payment. */
  readonly isSettled: boolean;
  /** Deletes the order on this device. */
  readonly onDiscard: () => void;
}

/** Renders the saved orders with links to resume them, and buttons to discard them. */
export function ResumeOrders({ orders }: { orders: readonly SavedOrderEntry[] }) {
  const [discarding, setDiscarding] = useState<SavedOrderEntry | null>(null);
  return (
    <section className={styles['section']}>
      <h2>
        {orders.every(({ isSettled }) => isSettled) ? homeCopy.ordersTitle : homeCopy.resumeTitle}
      </h2>
      <ul role="list" className={styles['orders']}>
        {orders.map((order) => (
          <Row key={order.key} order={order} onDiscard={() => setDiscarding(order)} />
        ))}
      </ul>
      <ConfirmDialog
        open={discarding !== null}
        title={orderCopy.discardTitle}
        confirmLabel={orderCopy.discardConfirm}
        cancelLabel={orderCopy.discardCancel}
        onCancel={() => setDiscarding(null)}
        onConfirm={() => {
          setDiscarding(null);
          discarding?.onDiscard();
        }}
      >
        {discarding && <p>{orderCopy.discardText[discarding.status](discarding.personName)}</p>}
      </ConfirmDialog>
    </section>
  );
}

function Row({
  order,
  onDiscard,
}: {
  readonly order: SavedOrderEntry;
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
        <ChevronRight aria-hidden="true" strokeWidth={1.75} />
      </Card>
      <IconButton
        className={styles['discard']}
        label={orderCopy.discard(personName)}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} />}
        onClick={onDiscard}
      />
    </li>
  );
}
