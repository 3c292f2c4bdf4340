import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import type { Clock } from '../../domain/clock.ts';
import { orderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import type { orderPageMachine } from '../../machines/order-page/machine.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Returns whether the dialog about a cancellation is open. */
export function isCancelling(snapshot: SnapshotFrom<typeof orderPageMachine>): boolean {
  return (['confirmingCancellation', 'cancelling', 'cancellationImpossible'] as const).some(
    (task) => snapshot.matches({ open: { task } }),
  );
}

export interface CancellationProps {
  readonly actor: ActorRefFrom<typeof orderPageMachine>;
  readonly clock: Pick<Clock, 'now'>;
  readonly order: OrderDetail;
}

/**
 * Renders the question whether to cancel the order, until it is cancelled or the buyer keeps it. It
 * says why the order could not be cancelled, also if it has changed meanwhile.
 */
export function Cancellation({ actor, order, clock }: CancellationProps) {
  const isOpen = useSelector(actor, isCancelling);
  const isBusy = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { task: 'cancelling' } }),
  );
  const isImpossible = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { task: 'cancellationImpossible' } }),
  );
  const error = useSelector(actor, ({ context }) => context.taskError);
  const dismiss = () => actor.send({ type: 'cancellation.dismiss' });
  return (
    <ConfirmDialog
      open={isOpen}
      title={isImpossible ? copy.cancelImpossible : copy.cancelTitle}
      confirmLabel={isImpossible ? undefined : copy.cancelConfirm}
      cancelLabel={isImpossible ? copy.close : copy.cancelDismiss}
      danger
      busyLabel={isBusy ? copy.cancelling : undefined}
      onConfirm={() => actor.send({ type: 'cancellation.confirm' })}
      onCancel={dismiss}
    >
      {isImpossible ? (
        <p role="alert">
          {copy.cancelImpossibleText(phaseCopy[orderPhase(order, clock.now())].badge)}
        </p>
      ) : (
        <>
          {error !== null && (
            <Notice tone="warning" live="assertive">
              {errorCopy[error]}
            </Notice>
          )}
          <p>{order.received > order.refunded ? copy.cancelTextPaid : copy.cancelText}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
