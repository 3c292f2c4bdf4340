import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { errorCopy } from '../../copy/errors.ts';
import { orderPageCopy as copy, phaseCopy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { correctedPart } from '../../domain/correctedPart.ts';
import { GREETING, orderNumber, type BankCode } from '../../domain/order.ts';
import { hasEnded, orderPhase, type OrderPhase } from '../../domain/orderPhase.ts';
import {
  asksForPayment,
  isFinished,
  orderStage,
  type OrderDetail,
} from '../../domain/orderState.ts';
import { formatPhone, getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import type { Payee } from '../ordering/payee.ts';
import { PaidBadge, PhaseBadge } from '../ordering/StageBadge.tsx';
import { InvoiceOffer } from './InvoiceOffer.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderPicture } from './OrderPicture.tsx';
import styles from './OrderScreen.module.css';
import { formatDue } from './orderTexts.ts';
import { PaymentSheet } from './PaymentSheet.tsx';
import { Timeline } from './Timeline.tsx';
import { useNow } from '../ordering/useNow.ts';

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
  /** Whether a proof is uploading or a virtual account is being opened. */
  readonly isBusy: boolean;
  /** How a virtual account is opened; null where the order cannot have one. */
  readonly invoiceOffer: {
    readonly isOpening: boolean;
    readonly disabled: boolean;
    readonly onOpen: (bank: BankCode) => void;
  } | null;
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
  const [bank, setBank] = useState<BankCode>('bca');
  const { invoiceOffer } = props;
  const isCorrectable = phase === 'rejected' && mayCorrect(order);
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
        !isCorrectable && (
          <StickyActions className={styles['actions']}>
            <PrimaryAction
              {...props}
              phase={phase}
              bank={bank}
              number={number}
              contactHref={contactHref}
            />
          </StickyActions>
        )
      }
    >
      {staleSince !== null && (
        <Notice
          tone={error === 'offline' ? 'info' : 'warning'}
          live="polite"
          action={
            error === 'offline' ? undefined : (
              <Button variant="secondary" onClick={props.onRetry}>
                {copy.retry}
              </Button>
            )
          }
        >
          {copy.stale(formatDue(staleSince, now))}{' '}
          {error === 'offline' ? copy.staleOffline : error !== null && errorCopy[error]}
        </Notice>
      )}
      {taskError !== null && (
        <Notice tone="danger" live="assertive">
          {errorCopy[taskError]}
        </Notice>
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <NextStep
            order={order}
            phase={phase}
            now={now}
            correction={
              isCorrectable ? (
                <Button wide disabled={isReadOnly} onClick={props.onCorrect}>
                  {copy.correct[correctedPart(order.rejectionReason, hasLogo(order))]}
                </Button>
              ) : undefined
            }
          />
          {asksForPayment(stage) && (
            <PaymentSheet
              order={order}
              payee={payee}
              clock={clock}
              invoiceOffer={
                invoiceOffer !== null && (
                  <InvoiceOffer
                    bank={bank}
                    disabled={invoiceOffer.disabled || invoiceOffer.isOpening}
                    onChoose={setBank}
                  />
                )
              }
              confirmHref={getWhatsAppLink(payee.confirmationPhone, checkoutCopy.question(number))}
              proof={props.proof}
              isProving={props.isProving}
            />
          )}
          {stage === 'proofPending' && <Card>{props.proof}</Card>}
          <Card as="section" className={styles['timeline']} aria-labelledby="order-timeline">
            <h2 id="order-timeline">{copy.timeline}</h2>
            <Timeline order={order} now={now} />
          </Card>
          {!isReadOnly &&
            !hasEnded(phase) &&
            !isFinished(stage) &&
            props.notifications !== undefined && (
              <div className={styles['notifications']}>{props.notifications}</div>
            )}
          <section className={styles['help']} aria-labelledby="order-help">
            <h2 id="order-help">{copy.help}</h2>
            <p className={styles['service']}>
              {checkoutCopy.customerService}{' '}
              {isCorrectable || phasesWithAction.has(phase) ? (
                <Button
                  variant="secondary"
                  href={contactHref}
                  target="_blank"
                  rel="noreferrer"
                  icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}
                >
                  {formatPhone(payee.customerServicePhone)}
                </Button>
              ) : (
                formatPhone(payee.customerServicePhone)
              )}
            </p>
            <div className={styles['ways']}>
              <Button variant="secondary" href={props.personHref}>
                {copy.toPerson}
              </Button>
              {stage === 'expired' && <OrderAgain {...props} />}
              {order.received > 0 && (
                <Button variant="secondary" onClick={props.onPrint}>
                  {copy.receipt}
                </Button>
              )}
              {order.possibleEvents.includes('order.cancelled') && (
                <Button
                  variant="quiet"
                  disabled={isReadOnly || props.isBusy}
                  onClick={props.onCancel}
                >
                  {copy.cancel}
                </Button>
              )}
            </div>
          </section>
        </div>
        <div className={styles['aside']}>
          <div className={styles['picture']}>
            <OrderPicture order={order} isLarge={stage !== 'awaitingPayment'} now={now} />
          </div>
          <div className={styles['bill']}>
            <OrderBill order={order} />
          </div>
        </div>
      </div>
    </Page>
  );
}

function hasLogo({ card }: OrderDetail): boolean {
  return card !== null && card.content.logo !== null;
}

function mayCorrect({ kind, possibleEvents }: OrderDetail): boolean {
  return kind === GREETING && possibleEvents.includes('card.corrected');
}

/** The phases whose main action is not the chat with customer service, which is then a link below. */
const phasesWithAction: ReadonlySet<OrderPhase> = new Set([
  'awaitingPayment',
  'partlyPaid',
  'inReview',
  'reviewLate',
  'shown',
  'conveyed',
  'delivered',
  'expired',
  'refunded',
  'cancelled',
]);

interface PrimaryActionProps extends OrderScreenProps {
  readonly phase: OrderPhase;
  /** The chosen bank of a virtual account. */
  readonly bank: BankCode;
  readonly number: string;
  readonly contactHref: string;
}

function PrimaryAction(props: PrimaryActionProps) {
  const { phase, payee, number, contactHref } = props;
  // Nothing is asked of the buyer, so the way to ask something stays quiet.
  if (!phasesWithAction.has(phase))
    return (
      <Button variant="secondary" wide href={contactHref} target="_blank" rel="noreferrer">
        {copy.contact}
      </Button>
    );
  switch (phase) {
    case 'awaitingPayment':
    case 'partlyPaid':
      return <Pay {...props} />;
    case 'inReview':
    case 'reviewLate':
    case 'shown':
    case 'conveyed':
    case 'delivered':
      return props.onShare === null ? (
        <Button wide href={props.shareHref} target="_blank" rel="noreferrer">
          {copy.share}
        </Button>
      ) : (
        <Button wide onClick={props.onShare}>
          {copy.share}
        </Button>
      );
    // Another order comes second, so that nobody pays twice.
    case 'expired':
      return (
        <Button
          wide
          href={getWhatsAppLink(payee.confirmationPhone, copy.alreadyPaid(number))}
          target="_blank"
          rel="noreferrer"
        >
          {checkoutCopy.alreadyPaid}
        </Button>
      );
    default:
      return <OrderAgain {...props} isPrimary />;
  }
}

/** Renders the first step of the recommended way to pay. */
function Pay({ order: { invoice }, invoiceOffer, bank, payee }: PrimaryActionProps) {
  if (invoice === null && invoiceOffer !== null)
    return (
      <Button
        wide
        loading={invoiceOffer.isOpening}
        loadingLabel={copy.gettingNumber}
        disabled={invoiceOffer.disabled}
        onClick={() => invoiceOffer.onOpen(bank)}
      >
        {copy.getNumber(checkoutCopy.banks[bank])}
      </Button>
    );
  const label = invoice === null ? copy.copyAccount : copy.copyNumber;
  return (
    <CopyButton
      primary
      value={invoice?.number ?? payee.bank.number}
      label={label}
      tip={checkoutCopy.copied}
      failedTip={checkoutCopy.copyFailed}
    >
      {label}
    </CopyButton>
  );
}

function OrderAgain({
  orderAgainHref,
  orderAgainState,
  isPrimary = false,
}: Pick<OrderScreenProps, 'orderAgainHref' | 'orderAgainState'> & {
  readonly isPrimary?: boolean;
}) {
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      wide={isPrimary}
      href={orderAgainHref}
      state={orderAgainState}
    >
      {copy.orderAgain}
    </Button>
  );
}
