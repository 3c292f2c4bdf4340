import { useState } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import { orderCopy, type OrderStatus } from '../../copy/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface ResumeOrderCardProps {
  /** What kind of order it is, in words. */
  readonly label: string;
  readonly personName: string;
  readonly href: string;
  readonly state?: unknown;
  readonly status: OrderStatus;
  /** Forgets it on this device. */
  readonly onDiscard: () => void;
}

/** An order that was begun for the person whose page this is: to be gone on with, or discarded. */
export function ResumeOrderCard({
  label,
  personName,
  href,
  state,
  status,
  onDiscard,
}: ResumeOrderCardProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Notice
        title={dukaCopy.resume}
        action={
          <>
            <Button variant="secondary" href={href} state={state}>
              {dukaCopy.resume}
            </Button>
            <Button variant="quiet" onClick={() => setLeaving(true)}>
              {orderCopy.discardConfirm}
            </Button>
          </>
        }
      >
        {label}
      </Notice>
      <ConfirmDialog
        open={isLeaving}
        title={orderCopy.discardTitle}
        confirmLabel={orderCopy.discardConfirm}
        cancelLabel={orderCopy.discardCancel}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          onDiscard();
        }}
      >
        <p>{orderCopy.discardText[status](personName)}</p>
      </ConfirmDialog>
    </>
  );
}
