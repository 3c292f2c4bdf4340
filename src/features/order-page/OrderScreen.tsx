import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { orderNumber } from '../../domain/order.ts';
import { hasEnded, type OrderPhase, orderPhase } from '../../domain/orderPhase.ts';
import {
  asksForPayment,
  isDeadlineHeld,
  isFinished,
  isStopped,
  type OrderDetail,
  type OrderStage,
  orderStage,
} from '../../domain/orderState.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useHasPassed } from '../ordering/clock/useHasPassed.ts';
import { useNow } from '../ordering/clock/useNow.ts';
import { PaidBadge } from '../ordering/order/StateBadge.tsx';
import { PhaseBadge } from '../ordering/order/PhaseBadge.tsx';
import { getConfirmationChat, type Payee } from '../ordering/payment/payee.ts';
import { getMainAction, isPhotoMissing } from './getMainAction.ts';
import { MainAction } from './MainAction.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderBill } from './OrderBill.tsx';
import { getOrderAgainLink, OrderHelp } from './OrderHelp.tsx';
import { StaleNotice, TaskNotice } from './OrderNotices.tsx';
import { amountDue } from './orderFacts.ts';
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
  const confirmHref = getConfirmationChat(payee, { ...order, amount: amountDue(order) });
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

/** Renders the page of an order while it loads. */
export function OrderSkeleton() {
  return (
    <Page heading={copy.title} width="wide">
      <SkeletonGroup label={copy.loading} className={styles['columns']}>
        <Skeleton shape="block" ratio="4 / 1" />
        <div className={styles['aside']}>
          <Skeleton shape="block" ratio="2 / 1" />
        </div>
        <Card>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
          <Skeleton width="40%" />
        </Card>
      </SkeletonGroup>
    </Page>
  );
}

interface ExpiredActionsProps {
  readonly order: OrderDetail;
  readonly payee: Pick<Payee, 'confirmationPhone'>;
}

/**
 * Renders what the buyer can do after the deadline. The way for who has paid comes first, so that
 * nobody is led to pay twice.
 */
function ExpiredActions({ order, payee: { confirmationPhone } }: ExpiredActionsProps) {
  return (
    <Stack gap={3}>
      <Button
        wide
        href={getWhatsAppLink(confirmationPhone, copy.alreadyPaid(orderNumber(order.orderId)))}
        external
      >
        {checkoutCopy.confirmByWhatsApp}
      </Button>
      <div>
        <h3>{checkoutCopy.notPaid}</h3>
        <p>{checkoutCopy.contentIsKept}</p>
      </div>
      <Button variant="secondary" wide {...getOrderAgainLink(order)}>
        {copy.orderAgain}
      </Button>
    </Stack>
  );
}

/** How many characters a name has that is set smaller, so that it leaves room for the payment. */
const LONG_NAME = 48;

/** Renders what was ordered, and for whom. */
function OrderHeading({ order: { kind, personName } }: { readonly order: OrderDetail }) {
  return (
    <>
      <Text as="span" block size="md" tone="soft" weight="regular">
        {copy.heading(kind)}
      </Text>{' '}
      <Text as="span" block serif size={personName.length > LONG_NAME ? 'lg' : undefined}>
        {personName}
      </Text>
    </>
  );
}

interface OrderBadgesProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  /** Whether the order is being read again. */
  readonly isReading: boolean;
}

/** Renders whether the order is paid. Once it is, the news say what else it is. */
function OrderBadges({ order, phase, isReading }: OrderBadgesProps) {
  const { badge, tone } = phaseCopy[phase];
  return (
    <Row wrap gap={2}>
      <Row wrap gap={2} role="status">
        {order.payment === 'paid' && <PaidBadge />}
        {asksForPayment(orderStage(order)) && (
          <PhaseBadge phase={phase} tone={tone}>
            {badge}
          </PhaseBadge>
        )}
      </Row>
      {isReading && (
        <Row gap={2} className={styles['reading']}>
          <Spinner />
          <Text size="sm">{copy.reading}</Text>
        </Row>
      )}
    </Row>
  );
}
