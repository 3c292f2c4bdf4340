import clsx from 'clsx';
import { ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { orderCopy, type OrderStatus } from '../../copy/order.ts';
import { savedOrdersCopy as copy } from '../../copy/savedOrders.ts';
import { paidBadge } from '../../copy/orderState.ts';
import type { HistoryGroup } from '../../domain/history.ts';
import { GREETING, type OrderKind } from '../../domain/order.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { List } from '../../ui/list/List.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './ResumeOrders.module.css';

/** What the server says about a saved order. */
export interface SavedOrderState {
  /** The short text of its state. */
  readonly badge: string;
  /** What happens to it, and who acts; nothing while it waits for its payment. */
  readonly news?: string | undefined;
  readonly isPaid: boolean;
  readonly group: HistoryGroup;
  /** Whether it does not wait for its payment. */
  readonly isSettled: boolean;
  /** Whether nothing is left to do or to wait for. */
  readonly isFinished: boolean;
}

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
  readonly status: OrderStatus;
  /** Null while the server does not know the order. */
  readonly server: SavedOrderState | null;
  /** Deletes the order on this device. */
  readonly onDiscard: () => void;
}

/** Renders the saved orders: those to resume, those that run, and those that ended otherwise. */
export function ResumeOrders({ orders }: { orders: readonly SavedOrderEntry[] }) {
  const [discarding, setDiscarding] = useState<SavedOrderEntry | null>(null);
  const groups = [
    { title: copy.resumeTitle, items: orders.filter(isOpen) },
    { title: copy.runningTitle, items: orders.filter((order) => !isOpen(order) && runs(order)) },
    { title: copy.endedTitle, items: orders.filter((order) => !isOpen(order) && !runs(order)) },
  ];
  return (
    <Stack gap={5} className={styles['groups']}>
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <Stack as="section" key={title} gap={3}>
              <h2>{title}</h2>
              <List className={styles['orders']}>
                {items.map((order) => (
                  <li key={order.key} className={styles['row']}>
                    <OrderCard order={order} />
                    {!(order.server?.isSettled && runs(order)) && (
                      <IconButton
                        className={styles['discard']}
                        label={orderCopy.discard(order.personName)}
                        icon={<Trash2 />}
                        onClick={() => setDiscarding(order)}
                      />
                    )}
                  </li>
                ))}
              </List>
            </Stack>
          ),
      )}
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
    </Stack>
  );
}

/** Returns whether the buyer can go on with an order. */
function isOpen({ server }: SavedOrderEntry): boolean {
  return server?.isSettled !== true;
}

function runs({ server }: SavedOrderEntry): boolean {
  return server?.group !== 'finished';
}

function OrderCard({ order }: { readonly order: SavedOrderEntry }) {
  const { personName, kind, text, href, server } = order;
  return (
    <Card href={href} className={styles['order']}>
      <span className={styles['words']}>
        <Text as="span" serif className={styles['name']}>
          {personName}
        </Text>
        {isOpen(order) ? (
          <span className={styles['text']}>
            <span className={clsx(server !== null && styles['todo'])}>{text}</span>
            <span className={styles['action']}>
              <span>{server === null ? copy.resume : copy.pay}</span>
              <ChevronRight />
            </span>
          </span>
        ) : (
          <>
            <span className={styles['text']}>
              <span>{kind === GREETING ? orderCopy.resumeGreeting : orderCopy.resumeFlowers}</span>
              {server?.isPaid && (
                <Badge small tone={paidBadge.tone}>
                  {paidBadge.badge}
                </Badge>
              )}
            </span>
            <span className={clsx(styles['news'], server?.group === 'todo' && styles['todo'])}>
              {server?.news}
            </span>
          </>
        )}
      </span>
      {!isOpen(order) && <ChevronRight />}
    </Card>
  );
}
