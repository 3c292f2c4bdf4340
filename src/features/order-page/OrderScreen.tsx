import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { orderNumber } from '../../domain/order.ts';
import { hasEnded, orderPhase } from '../../domain/orderPhase.ts';
import {
  asksForPayment,
  isDeadlineHeld,
  isFinished,
  isStopped,
  orderStage,
  type OrderStage,
} from '../../domain/orderState.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { useHasPassed } from '../ordering/clock/useHasPassed.ts';
import { useNow } from '../ordering/clock/useNow.ts';
import { getConfirmationChat } from '../ordering/payment/getConfirmationChat.ts';
import { ExpiredActions } from './ExpiredActions.tsx';
import { getMainAction, isPhotoMissing } from './getMainAction.ts';
import { MainAction } from './MainAction.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderBadges, OrderHeading } from './OrderHeading.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { StaleNotice, TaskNotice } from './OrderNotices.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderPicture, type OrderPictureProps } from './OrderPicture.tsx';
import styles from './OrderScreen.module.css';
import type { OrderScreenProps } from './orderScreenProps.ts';
import { Timeline } from './Timeline.tsx';

/** Renders everything that a buyer wants to know about an order, and what they can do with it. */
export function OrderScreen(props: OrderScreenProps) {
  const { order, staleSince, isReading, taskError, clock, payee, proof } = props;
  const now = useNow(clock);
  const phase = orderPhase(order, now);
  const stage = orderStage(order);
  const seemsOver =
    useHasPassed(clock, order.expiresAt) && asksForPayment(stage) && !isDeadlineHeld(order);
  const payment = seemsOver ? null : props.payment;
  const question = isPhotoMissing(order, phase) ? copy.photoMessage : checkoutCopy.question;
  const chatHref = getWhatsAppLink(
    payee.customerServicePhone,
    question(orderNumber(order.orderId)),
  );
  const confirmHref = getConfirmationChat(payee, { ...order, amount: order.total });
  const isCurrent = staleSince === null;
  const isLocked = !isCurrent || props.isBusy;
  const mainAction = getMainAction(order, phase, payment?.way ?? null, now);
  return (
    <Page
      heading={<OrderHeading order={order} />}
      lead={<OrderBadges order={order} phase={phase} isReading={isReading} />}
      width="wide"
      actions={
        mainAction === null ? undefined : (
          <StickyActions>
            <MainAction
              kind={mainAction}
              order={order}
              payee={payee}
              payment={payment}
              isLocked={isLocked}
              chatHref={chatHref}
              confirmHref={confirmHref}
              onCorrect={props.onCorrect}
              onShare={props.onShare}
              shareHref={props.shareHref}
            />
          </StickyActions>
        )
      }
    >
      {staleSince !== null && (
        <StaleNotice since={staleSince} now={now} error={props.error} onRetry={props.onRetry} />
      )}
      {taskError !== null && (
        <TaskNotice
          error={taskError}
          isCurrent={isCurrent && !isReading}
          badge={phaseCopy[phase].badge}
        />
      )}
      <div className={styles['columns']}>
        <Stack gap={6}>
          {payment !== null && (
            <OrderPayment
              order={order}
              payee={payee}
              clock={clock}
              now={now}
              payment={payment}
              proof={proof}
              confirmHref={confirmHref}
            />
          )}
          {seemsOver ? (
            <Notice tone="warning" live="polite" title={checkoutCopy.seemsOverHeading}>
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
                phase === 'expired' ? <ExpiredActions order={order} payee={payee} /> : undefined
              }
            />
          )}
          {stage === 'proofPending' && <Card bare>{proof}</Card>}
          {isCurrent && !hasEnded(phase) && !isFinished(stage) && props.notifications}
        </Stack>
        <Stack gap={6} className={styles['aside']}>
          <OrderPicture order={order} size={pictureSize(stage)} now={now} />
          <Timeline order={order} now={now} />
        </Stack>
        <Stack gap={6}>
          <OrderBill order={order} refundDays={payee.refundDays} />
          <OrderHelp
            order={order}
            phase={phase}
            phone={payee.customerServicePhone}
            chatHref={chatHref}
            isLocked={isLocked}
            onPrint={props.onPrint}
            onCancel={props.onCancel}
          />
        </Stack>
      </div>
    </Page>
  );
}

/** An order that goes on shows what the family sees; before its payment, that comes first. */
function pictureSize(stage: OrderStage): OrderPictureProps['size'] {
  if (isStopped(stage)) return 'small';
  return asksForPayment(stage) ? 'growing' : 'large';
}
