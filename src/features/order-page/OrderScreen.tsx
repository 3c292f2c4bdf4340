import { useState, type ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy, phaseCopy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { GREETING, orderNumber } from '../../domain/order.ts';
import { orderPhase, type OrderPhase } from '../../domain/orderPhase.ts';
import { asksForPayment, orderStage, type OrderDetail } from '../../domain/orderState.ts';
import { formatPhone, getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import type { Payee } from '../ordering/payee.ts';
import { PaidBadge, PhaseBadge } from '../ordering/StageBadge.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderPicture } from './OrderPicture.tsx';
import styles from './OrderScreen.module.css';
import { formatDue } from './orderTexts.ts';
import { PaymentSheet } from './PaymentSheet.tsx';
import { Timeline } from './Timeline.tsx';
import { useNow } from './useNow.ts';

export interface OrderScreenProps {
  readonly order: OrderDetail;
  /** When this state was read, if it could not be read again; null while it is current. */
  readonly staleSince: number | null;
  /** Why the order could not be read again. */
  readonly error: AppErrorCode | null;
  /** Why the buyer's last action failed. */
  readonly taskError: AppErrorCode | null;
  readonly clock: ServerClock;
  readonly payee: Payee;
  readonly personHref: string;
  readonly orderAgainHref: string;
  /** The state for the navigation to `orderAgainHref`. */
  readonly orderAgainState: unknown;
  /** Opens the device's share dialog; null where there is none. */
  readonly onShare: (() => void) | null;
  /** Where to share the order without a share dialog. */
  readonly shareHref: string;
  readonly onPrint: () => void;
  readonly onRetry: () => void;
  readonly onCorrect: () => void;
  readonly onCancel: () => void;
  /** The offer of a virtual account, where the order can have one. */
  readonly invoiceOffer: ReactNode;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
  /** Whether a proof is uploading, or its upload has failed. */
  readonly isProving: boolean;
  /** The offer of messages on this device. */
  readonly notifications?: ReactNode;
  readonly focusKey?: string | undefined;
}

/** Renders everything that a buyer wants to know about an order, and what they can do with it. */
export function OrderScreen(props: OrderScreenProps) {
  const { order, staleSince, error, taskError, clock, payee, focusKey } = props;
  const now = useNow(clock);
  const phase = orderPhase(order, now);
  const stage = orderStage(order);
  const number = orderNumber(order.orderId);
  const { badge, tone } = phaseCopy[phase];
  const contactHref = getWhatsAppLink(payee.customerServicePhone, checkoutCopy.question(number));
  const isReadOnly = staleSince !== null;
  return (
    <Page
      heading={
        <>
          <span className={styles['what']}>{copy.heading(order.kind)}</span> {order.personName}
        </>
      }
      lead={
        <div className={styles['head']}>
          <span className={styles['number']}>{number}</span>
          <span role="status" className={styles['badges']}>
            {order.payment === 'paid' && <PaidBadge />}
            <PhaseBadge phase={phase} tone={tone}>
              {badge}
            </PhaseBadge>
          </span>
        </div>
      }
      width="wide"
      focusKey={focusKey}
      className={styles['page']}
      actions={
        <StickyActions className={styles['actions']}>
          <PrimaryAction {...props} phase={phase} number={number} contactHref={contactHref} />
        </StickyActions>
      }
    >
      {staleSince !== null && (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Button variant="secondary" onClick={props.onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.stale(formatDue(staleSince, now))} {error !== null && errorCopy[error]}
        </Notice>
      )}
      {taskError !== null && (
        <Notice tone="danger" live="assertive">
          {errorCopy[taskError]}
        </Notice>
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <NextStep order={order} phase={phase} now={now} />
          {asksForPayment(stage) && (
            <PaymentSheet
              order={order}
              payee={payee}
              clock={clock}
              invoiceOffer={props.invoiceOffer}
              proof={props.proof}
              isProving={props.isProving}
            />
          )}
          {stage === 'proofPending' && <Card>{props.proof}</Card>}
          <Card as="section" className={styles['timeline']} aria-labelledby="order-timeline">
            <h2 id="order-timeline">{copy.timeline}</h2>
            <Timeline order={order} now={now} />
          </Card>
          <section className={styles['help']} aria-labelledby="order-help">
            <h2 id="order-help">{copy.help}</h2>
            <p className={styles['service']}>
              {checkoutCopy.customerService}{' '}
              <Link href={contactHref} target="_blank" rel="noreferrer">
                {formatPhone(payee.customerServicePhone)}
              </Link>
            </p>
            <div className={styles['ways']}>
              <Button variant="secondary" href={props.personHref}>
                {copy.toPerson}
              </Button>
              {order.received > 0 && (
                <Button variant="secondary" onClick={props.onPrint}>
                  {copy.receipt}
                </Button>
              )}
              {order.possibleEvents.includes('order.cancelled') && (
                <Button variant="quiet" disabled={isReadOnly} onClick={props.onCancel}>
                  {copy.cancel}
                </Button>
              )}
            </div>
          </section>
        </div>
        <div className={styles['aside']}>
          <div className={styles['picture']}>
            <OrderPicture order={order} />
          </div>
          <div className={styles['bill']}>
            <OrderBill order={order} />
          </div>
          {props.notifications !== undefined && (
            <div className={styles['notifications']}>{props.notifications}</div>
          )}
        </div>
      </div>
    </Page>
  );
}

interface PrimaryActionProps extends OrderScreenProps {
  readonly phase: OrderPhase;
  readonly number: string;
  readonly contactHref: string;
}

function PrimaryAction(props: PrimaryActionProps) {
  const { order, phase, payee, number, contactHref } = props;
  switch (phase) {
    case 'awaitingPayment':
      return order.invoice === null ? (
        <Button
          wide
          href={getWhatsAppLink(payee.confirmationPhone, checkoutCopy.question(number))}
          target="_blank"
          rel="noreferrer"
        >
          {checkoutCopy.confirmByWhatsApp}
        </Button>
      ) : (
        <CopyButton
          primary
          value={order.invoice.number}
          label={copy.copyNumber}
          tip={checkoutCopy.copied}
          failedTip={checkoutCopy.copyFailed}
        >
          {copy.copyNumber}
        </CopyButton>
      );
    case 'inReview':
    case 'reviewLate':
    case 'shown':
    case 'conveyed':
      return props.onShare === null ? (
        <Button wide href={props.shareHref} target="_blank" rel="noreferrer">
          {copy.share}
        </Button>
      ) : (
        <Button wide onClick={props.onShare}>
          {copy.share}
        </Button>
      );
    case 'rejected':
      return order.kind === GREETING && order.possibleEvents.includes('card.corrected') ? (
        <Button wide disabled={props.staleSince !== null} onClick={props.onCorrect}>
          {copy.correct}
        </Button>
      ) : (
        <Contact href={contactHref} />
      );
    case 'delivered':
      return order.board?.deliveryPhotoUrl == null ? (
        <Contact href={contactHref} />
      ) : (
        <DeliveryPhoto url={order.board.deliveryPhotoUrl} />
      );
    case 'expired':
    case 'refunded':
    case 'cancelled':
      return (
        <Button wide href={props.orderAgainHref} state={props.orderAgainState}>
          {copy.orderAgain}
        </Button>
      );
    default:
      return <Contact href={contactHref} />;
  }
}

function Contact({ href }: { readonly href: string }) {
  return (
    <Button wide href={href} target="_blank" rel="noreferrer">
      {copy.contact}
    </Button>
  );
}

function DeliveryPhoto({ url }: { readonly url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {copy.seePhoto}
      </Button>
      <Modal
        open={isOpen}
        title={copy.deliveryPhoto}
        size="wide"
        actions={<Button onClick={() => setOpen(false)}>{copy.close}</Button>}
      >
        <Photo src={url} alt={copy.deliveryPhoto} ratio="4 / 3" fit="contain" priority />
      </Modal>
    </>
  );
}
