import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import type { OrderPhase } from '../../domain/orderPhase.ts';
import { asksForPayment, orderStage, type OrderDetail } from '../../domain/orderState.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PhaseBadge } from '../ordering/order/StageBadge.tsx';
import { PaidBadge } from '../ordering/order/StateBadge.tsx';
import styles from './OrderHeading.module.css';

/** How many characters a name has that is set smaller, so that it leaves room for the payment. */
const LONG_NAME = 48;

/** Renders what was ordered, and for whom. */
export function OrderHeading({ order: { kind, personName } }: { readonly order: OrderDetail }) {
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

export interface OrderBadgesProps {
  readonly order: OrderDetail;
  readonly phase: OrderPhase;
  /** Whether the order is being read again. */
  readonly isReading: boolean;
}

/** Renders whether the order is paid. Once it is, the news say what else it is. */
export function OrderBadges({ order, phase, isReading }: OrderBadgesProps) {
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
