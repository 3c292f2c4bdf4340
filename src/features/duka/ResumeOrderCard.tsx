import { useState } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import { orderCopy, type OrderStatus } from '../../copy/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface ResumeOrderCardProps {
  /** The name of the kind of order. */
  readonly label: string;
  readonly personName: string;
  readonly href: string;
  readonly state?: unknown;
  readonly status: OrderStatus;
  /** Whether the server says that the order does not wait for a payment. */
  readonly isSettled: boolean;
  /** Deletes the order on this device. */
  readonly onDiscard: () => void;
}

/** Renders a saved order for this person, to resume or to discard. */
export function ResumeOrderCard({
  label,
  personName,
  href,
  state,
  status,
  isSettled,
  onDiscard,
}: ResumeOrderCardProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Notice
        title={isSettled ? dukaCopy.ordered : dukaCopy.resume}
        action={
          <>
            <Button variant="secondary" href={href} state={state}>
              {isSettled ? dukaCopy.viewOrder : dukaCopy.resume}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(true)}>
              {orderCopy.discardConfirm}
            </Button>
          </>
        }
      >
        {label}
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
