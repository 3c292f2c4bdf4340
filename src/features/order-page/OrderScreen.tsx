import clsx from 'clsx';
import type { ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { errorCopy, whatHappened } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { namedPart } from '../../domain/correctedPart.ts';
import { orderNumber } from '../../domain/order.ts';
import { hasEnded, orderPhase } from '../../domain/orderPhase.ts';
import {
  asksForPayment,
  getDeclinedProof,
  isDeadlineHeld,
  isFinished,
  isStopped,
  mayCorrect,
  orderStage,
  type OrderDetail,
  type OrderStage,
} from '../../domain/orderState.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { getConfirmationChat } from '../ordering/payment/getConfirmationChat.ts';
import { formatDue } from './orderFacts.ts';
import { PhaseBadge } from '../ordering/order/StageBadge.tsx';
import { PaidBadge } from '../ordering/order/StateBadge.tsx';
import { AlreadyPaid } from './AlreadyPaid.tsx';
import { HelpRows } from './HelpRows.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderPicture, type OrderPictureProps } from './OrderPicture.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './OrderScreen.module.css';
import type { OrderScreenProps } from './orderScreenProps.ts';
import type { PaymentChoice } from './PayAction.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { hasMainAction, isPhotoMissing, lacksDollars, PrimaryAction } from './PrimaryAction.tsx';
import { Timeline } from './Timeline.tsx';
import { useHasPassed } from '../ordering/clock/useHasPassed.ts';
import { useNow } from '../ordering/clock/useNow.ts';

/** Renders everything that a buyer wants to know about an order, and what they can do with it. */
export function OrderScreen(props: OrderScreenProps) {
  const { order, staleSince, isReading, error, taskError, clock, payee, focusKey } = props;
  const now = useNow(clock);
  const phase = orderPhase(order, now);
  const stage = orderStage(order);
  const number = orderNumber(order.orderId);
  const { badge, tone } = phaseCopy[phase];
  const seemsOver =
    useHasPassed(clock, order.expiresAt) && asksForPayment(stage) && !isDeadlineHeld(order);
  const payment = seemsOver ? null : props.payment;
  const declined = payment === null ? null : getDeclinedProof(order);
  const question = isPhotoMissing(order, phase) ? copy.photoMessage : checkoutCopy.question;
  const chatHref = getWhatsAppLink(payee.customerServicePhone, question(number));
  const isReadOnly = staleSince !== null;
  const isConflict = taskError === 'orderChanged' || taskError === 'orderEventNotPossible';
  // Until the order has been read again, the page does not know what has changed.
  const isKnown = isConflict && !isReading && !isReadOnly;
  const isPaid = order.payment === 'paid';
  const isUnpaid = asksForPayment(stage);
  const confirmHref = getConfirmationChat(payee, { ...order, amount: order.total });
  const mainAction =
    phase === 'rejected' && mayCorrect(order) ? (
      <Button wide disabled={isReadOnly || props.isBusy} onClick={props.onCorrect}>
        {copy.correct[namedPart(order.rejectionReason, hasLogo(order)) ?? 'words']}
      </Button>
    ) : hasMainAction(order, phase, now) ? (
      <PrimaryAction
        {...props}
        payment={payment}
        phase={phase}
        now={now}
        chatHref={chatHref}
        confirmHref={confirmHref}
      />
    ) : undefined;
  const alreadyPaid = payment !== null && (declined !== null || mayHavePaid(payment, order)) && (
    <AlreadyPaid
      payment={payment}
      confirmHref={confirmHref}
      action={!lacksDollars(order, payment) && mainAction}
      proof={props.proof}
      isAsked={declined !== null}
    />
  );
  return (
    <Page
      heading={
        <>
          <Text as="span" block size="md" tone="soft" weight="regular">
            {copy.heading(order.kind)}
          </Text>{' '}
          <span className={clsx(order.personName.length > LONG_NAME && styles['long'])}>
            {keepShortWords(order.personName)}
          </span>
        </>
      }
      lead={
        // Once it is paid, the news say what the order is.
        (isPaid || isUnpaid) && (
          <Row as="span" wrap gap={2}>
            <Row as="span" wrap gap={2} role="status">
              {isPaid && <PaidBadge />}
              {isUnpaid && (
                <PhaseBadge phase={phase} tone={tone}>
                  {badge}
                </PhaseBadge>
              )}
            </Row>
            {isReading && (
              <span className={styles['reading']}>
                <Spinner />
                {copy.reading}
              </span>
            )}
          </Row>
        )
      }
      width="wide"
      focusKey={focusKey}
      className={styles['page']}
      actions={
        mainAction &&
        phase !== 'expired' && (
          <StickyActions className={styles['bottom']}>{mainAction}</StickyActions>
        )
      }
    >
      {staleSince !== null &&
        // Without a connection, the bar above already says so.
        (error === 'offline' ? (
          <Text role="status" size="sm" tone="soft">
            {`${copy.stale(formatDue(staleSince, now))} ${copy.staleOffline}`}
          </Text>
        ) : (
          <Notice
            tone="warning"
            live="polite"
            action={
              <Button variant="secondary" onClick={props.onRetry}>
                {copy.retry}
              </Button>
            }
          >
            {`${copy.stale(formatDue(staleSince, now))} ${error === null ? '' : errorCopy[error]}`}
          </Notice>
        ))}
      {taskError !== null && (
        <Notice
          tone={isConflict ? 'warning' : 'danger'}
          live="assertive"
          title={isKnown ? whatHappened(taskError) : undefined}
        >
          {isKnown ? copy.changed(badge) : errorCopy[taskError]}
        </Notice>
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {declined !== null && (
            <Notice tone="warning" live="polite" title={checkoutCopy.proofDeclined}>
              {declined.reason !== null && <p>{`${checkoutCopy.reason}: ${declined.reason}`}</p>}
              <p>{copy.sendAnotherProof(formatDue(order.expiresAt, now))}</p>
            </Notice>
          )}
          {declined !== null && alreadyPaid}
          {payment !== null && (
            <PaymentSheet
              order={order}
              payee={payee}
              clock={clock}
              payment={payment}
              action={mainAction}
            />
          )}
          {declined === null && alreadyPaid}
          {seemsOver ? (
            <Notice
              tone="warning"
              live="polite"
              title={checkoutCopy.seemsOverHeading}
              action={<div className={styles['beside']}>{mainAction}</div>}
            >
              {checkoutCopy.seemsOver} {checkoutCopy.moneyIsKept}
            </Notice>
          ) : (
            <NextStep
              order={order}
              phase={phase}
              now={now}
              refundDays={payee.refundDays}
              isQuiet={payment !== null}
              action={
                mainAction && (
                  <div className={styles['actions']}>
                    {phase === 'expired' ? (
                      // The way for who has paid comes first, so that nobody is led to pay twice.
                      <>
                        <Button
                          wide
                          href={getWhatsAppLink(payee.confirmationPhone, copy.alreadyPaid(number))}
                          target="_blank"
                          rel="noreferrer"
                        >
                          {checkoutCopy.confirmByWhatsApp}
                        </Button>
                        <div>
                          <h3>{checkoutCopy.notPaid}</h3>
                          <p>{checkoutCopy.contentIsKept}</p>
                        </div>
                        {mainAction}
                      </>
                    ) : (
                      // On phones, the same action is at the bottom of the window.
                      <div className={styles['beside']}>{mainAction}</div>
                    )}
                  </div>
                )
              }
            />
          )}
          {!isReadOnly &&
            !hasEnded(phase) &&
            !isFinished(stage) &&
            props.notifications !== undefined && (
              <div className={styles['notifications']}>{props.notifications}</div>
            )}
          {stage === 'proofPending' && <Card bare>{props.proof}</Card>}
          <Card
            as="section"
            gap={4}
            className={styles['timeline']}
            aria-labelledby="order-timeline"
          >
            <h2 id="order-timeline">{copy.timeline}</h2>
            <Timeline order={order} now={now} />
          </Card>
          <Stack as="section" gap={4} className={styles['help']} aria-labelledby="order-help">
            <h2 id="order-help">{copy.help}</h2>
            <HelpRows {...props} phase={phase} chatHref={chatHref} />
          </Stack>
        </div>
        <div className={styles['aside']}>
          <div>
            <OrderPicture order={order} size={pictureSize(stage)} now={now} />
          </div>
          <div className={styles['bill']}>
            <OrderBill order={order} refundDays={payee.refundDays} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** How many characters a word has that is not broken at its hyphen, such as `Sp.PD-KGEH`. */
const SHORT_WORD = 12;

function keepShortWords(name: string): ReactNode {
  return name.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') && part.length <= SHORT_WORD ? (
      <span key={index} className={styles['whole']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** How many characters a name has that is set smaller, so that it leaves room for the rest. */
const LONG_NAME = 48;

function hasLogo({ card }: OrderDetail): boolean {
  return card !== null && card.content.logo !== null;
}

/** Returns whether the page shows, or has shown, where to pay to. */
function mayHavePaid({ way, waitsFor }: PaymentChoice, { invoice }: OrderDetail): boolean {
  return way !== 'virtualAccount' || invoice !== null || waitsFor === 'proof';
}

/** An order that goes on shows what the family sees; before its payment, that comes first. */
function pictureSize(stage: OrderStage): OrderPictureProps['size'] {
  if (isStopped(stage)) return 'small';
  return asksForPayment(stage) ? 'growing' : 'large';
}
