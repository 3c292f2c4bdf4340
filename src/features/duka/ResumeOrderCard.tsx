import { useState } from 'react';
import { orderCopy, type OrderStatus } from '../../copy/order.ts';
import type { OrderKind } from '../../domain/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './ResumeOrderCard.module.css';

export interface ResumeOrderCardProps {
  readonly kind: OrderKind;
  /** The kind of the order, and what the server says about it. */
  readonly label: string;
  readonly personName: string;
  readonly href: string;
  readonly status: OrderStatus;
  /** Whether the server says that the order does not wait for a payment. */
  readonly isSettled: boolean;
  /** Deletes the order on this device. */
  readonly onDiscard: () => void;
}

/** Renders a saved order for this person, to resume or to discard. */
export function ResumeOrderCard(props: ResumeOrderCardProps) {
  const { personName, href, status, isSettled, onDiscard } = props;
  const [isConfirming, setConfirming] = useState(false);
  const { title, text } = describe(props);
  return (
    <>
      <Notice
        title={title}
        action={
          <div className={styles['actions']}>
            <Button variant="secondary" href={href}>
              {isSettled ? orderCopy.view : orderCopy.resume}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(true)}>
              {orderCopy.discardConfirm}
            </Button>
          </div>
        }
      >
        {text}
      </Notice>
      <ConfirmDialog
        open={isConfirming}
        title={orderCopy.discardTitle}
        confirmLabel={orderCopy.discardConfirm}
        cancelLabel={orderCopy.discardCancel}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onDiscard();
        }}
      >
        <p>{orderCopy.discardText[status](personName)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Returns which order was saved and what is missing. */
function describe({ kind, label, status, isSettled }: ResumeOrderCardProps) {
  if (isSettled) return { title: orderCopy.ordered, text: label };
  switch (status) {
    case 'draft':
      return { title: orderCopy.unfinished[kind], text: orderCopy.unfinishedText };
    case 'unknown':
      return { title: orderCopy.uncertain, text: orderCopy.uncertainText };
    case 'placed':
      return { title: orderCopy.awaitingPayment, text: label };
  }
}
