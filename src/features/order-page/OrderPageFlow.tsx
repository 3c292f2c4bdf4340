import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { checkoutCopy } from '../../copy/checkout.ts';
import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { orderNumber } from '../../domain/order.ts';
import type { OrderedCard } from '../../domain/orderState.ts';
import { routes } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import type { cardCorrectionMachine } from '../../machines/card-correction/machine.ts';
import type { orderPageMachine } from '../../machines/order-page/machine.ts';
import { offeredWays, shownBank, shownWay } from '../../machines/order-page/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useChosenFile, type SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { Cancellation, isCancelling } from './Cancellation.tsx';
import { formatDeparture } from './orderFacts.ts';
import { OrderScreen, OrderSkeleton } from './OrderScreen.tsx';
import type { OrderScreenProps } from './orderScreenProps.ts';
import { getProofTime } from './orderTexts.ts';
import { ProofField } from './ProofField.tsx';

export interface OrderPageFlowProps extends Pick<
  OrderScreenProps,
  'clock' | 'payee' | 'onPrint' | 'notifications'
> {
  readonly actor: ActorRefFrom<typeof orderPageMachine>;
  /** The storage for a proof of payment that was chosen on this device. */
  readonly chosenProof: SavedFile;
  /** Returns how an address is shared, with a text before it. */
  readonly share: (
    address: string,
    text: string,
  ) => Pick<OrderScreenProps, 'onShare' | 'shareHref'>;
  /** Renders the correction of the rejected card, which is shown until the departure. */
  readonly renderCorrection: (
    actor: ActorRefFrom<typeof cardCorrectionMachine>,
    rejected: OrderedCard | null,
    departure: string | null,
  ) => ReactNode;
}

/** Renders the screen for the state of the page of a placed order. */
export function OrderPageFlow(props: OrderPageFlowProps) {
  const { actor, clock, chosenProof, share, renderCorrection } = props;
  const snapshot = useSelector(actor, (current) => current, showsSamePage);
  const { seen, error, taskError, proofError, uploadProgress } = snapshot.context;
  const correcting = snapshot.children.correction as
    ActorRefFrom<typeof cardCorrectionMachine> | undefined;
  const isUploading = snapshot.matches({ open: { task: 'uploadingProof' } });
  // An order does not name its proof, so only this device can show the file.
  const [proofFile, setProofFile] = useChosenFile({
    isWanted: isUploading || (seen?.order.isProofPending ?? false),
    find: chosenProof.find,
    onFound: () => {},
  });
  const removeProof = () => {
    setProofFile(null);
    chosenProof.remove();
  };

  if (snapshot.matches('missing'))
    return (
      <MissingOrder
        orderId={snapshot.context.orderId}
        customerServicePhone={props.payee.customerServicePhone}
      />
    );
  if (snapshot.matches('failed'))
    return <FailedOrder error={error} onRetry={() => actor.send({ type: 'order.retry' })} />;
  if (seen === null) return <OrderSkeleton />;
  const { order } = seen;
  if (correcting !== undefined) {
    return renderCorrection(correcting, order.card, formatDeparture(order, clock.now()));
  }

  const isStale = syncOf(snapshot) === 'stale';
  const isOpening = snapshot.matches({ open: { task: 'openingInvoice' } });
  const isBusy = isUploading || isOpening;
  const way = shownWay(snapshot.context);
  return (
    <>
      <OrderScreen
        {...props}
        {...share(
          order.board?.deliveryPhotoUrl ?? routes.person(order.personId),
          copy.shareText(order.kind, order.personName),
        )}
        order={order}
        staleSince={isStale ? seen.seenAt : null}
        isReading={syncOf(snapshot) === 'reading'}
        error={error}
        // The dialog about a cancellation says itself why it failed.
        taskError={isCancelling(snapshot) ? null : taskError}
        onRetry={() => actor.send({ type: 'order.retry' })}
        onCorrect={() => actor.send({ type: 'card.correct' })}
        onCancel={() => actor.send({ type: 'order.cancel' })}
        isBusy={isBusy}
        payment={
          way === null
            ? null
            : {
                ways: offeredWays(snapshot.context),
                way,
                banks: order.virtualAccountBanks,
                bank: shownBank(snapshot.context),
                isLocked: isBusy,
                isOpening,
                waitsFor: isUploading ? 'proof' : isStale ? 'update' : null,
                mayOpen: snapshot.can({ type: 'invoice.open' }),
                onChooseWay: (chosen) => actor.send({ type: 'way.choose', way: chosen }),
                onChooseBank: (bank) => actor.send({ type: 'bank.choose', bank }),
                onOpen: () => actor.send({ type: 'invoice.open' }),
              }
        }
        proof={
          <ProofField
            file={proofFile}
            progress={isUploading ? uploadProgress : null}
            isSent={order.isProofPending}
            sentAt={getProofTime(order)}
            clock={clock}
            error={proofError}
            refusal={isStale ? (error ?? 'offline') : null}
            disabled={isOpening}
            onChoose={(file) => {
              setProofFile(file);
              actor.send({
                type: 'proof.choose',
                fileId: chosenProof.save(file),
                fileName: file.name,
              });
            }}
            onCancel={() => {
              removeProof();
              actor.send({ type: 'proof.cancel' });
            }}
            onRemove={() => {
              removeProof();
              actor.send({ type: 'proof.remove' });
            }}
          />
        }
      />
      <Cancellation actor={actor} order={order} clock={clock} />
    </>
  );
}

type Snapshot = SnapshotFrom<typeof orderPageMachine>;

/** Returns whether two states differ only in the cancellation, whose dialog covers the page. */
function showsSamePage(one: Snapshot, other: Snapshot): boolean {
  return (
    isIdleBelowDialog(one) &&
    isIdleBelowDialog(other) &&
    syncOf(one) === syncOf(other) &&
    shallowEqual(one.context, other.context)
  );
}

function isIdleBelowDialog(snapshot: Snapshot): boolean {
  return snapshot.matches({ open: { task: 'idle' } }) || isCancelling(snapshot);
}

/** Returns how current the shown order is; undefined while none is shown. */
function syncOf({ value }: Snapshot) {
  return typeof value === 'object' ? value.open.sync : undefined;
}

interface FailedOrderProps {
  readonly error: AppErrorCode | null;
  readonly onRetry: () => void;
}

/** Renders why the order could not be loaded. */
function FailedOrder({ error, onRetry }: FailedOrderProps) {
  return (
    <Page heading={copy.title}>
      <FailedState
        title={copy.failed}
        reason={error === 'offline' ? 'offline' : 'failed'}
        ornament={<Ornament name="olive" size={96} />}
        retryLabel={copy.retry}
        onRetry={onRetry}
      >
        {/* Without a connection, the bar above already says so. */}
        {error === 'offline' ? copy.staleOffline : errorCopy[error ?? 'unexpected']}
      </FailedState>
    </Page>
  );
}

interface MissingOrderProps {
  readonly orderId: number;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
}

/** Renders that the buyer has no such order. */
function MissingOrder({ orderId, customerServicePhone }: MissingOrderProps) {
  const question = checkoutCopy.question(orderNumber(orderId));
  const chatHref = getWhatsAppLink(customerServicePhone, question);
  return (
    <Page heading={copy.title} width="wide">
      <EmptyState
        ornament={<Ornament name="olive" size={180} />}
        title={copy.missing}
        action={
          <>
            <Button wide href={routes.history()}>
              {copy.toHistory}
            </Button>
            <Button wide variant="secondary" href={chatHref} external>
              {copy.contact}
            </Button>
          </>
        }
      >
        {copy.missingText}
      </EmptyState>
    </Page>
  );
}
