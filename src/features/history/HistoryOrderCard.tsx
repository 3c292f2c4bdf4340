import { smallPortraitWidths } from '@dukacita/shared/pictureWidths';
import clsx from 'clsx';
import { ArrowRight, ChevronRight, Flower2, Mail } from 'lucide-react';
import { useId } from 'react';
import { historyCopy as copy } from '../../copy/history.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { type HistoryEntry, type HistoryGroup, shortenHistoryText } from '../../domain/history.ts';
import { GREETING, orderNumber } from '../../domain/order.ts';
import type { OrderPhase } from '../../domain/orderPhase.ts';
import {
  asksForPayment,
  orderStage,
  type OrderStage,
  type OrderSummary,
} from '../../domain/orderState.ts';
import { routes } from '../../domain/routes.ts';
import { formatHistoryDate, formatNearDateTime } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/links.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PhaseBadge } from '../ordering/order/PhaseBadge.tsx';
import styles from './HistoryOrderCard.module.css';

export interface HistoryOrderCardProps extends Pick<HistoryEntry, 'text' | 'date'> {
  readonly order: OrderSummary;
  readonly phase: OrderPhase;
  readonly group: HistoryGroup;
}

/** Renders an order with its newest history text. The link of the heading covers the card. */
export function HistoryOrderCard({ order, phase, text, date, group }: HistoryOrderCardProps) {
  const { orderId, kind, personName, sender, pictureUrl, total } = order;
  const stage = orderStage(order);
  const textId = useId();
  const Icon = kind === GREETING ? Mail : Flower2;
  const action = actionOf(stage);
  return (
    <Card as="article" gap={3} pressable className={clsx(styles['card'], styles[group])}>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <span className={styles['picture']}>
            <Photo
              src={pictureUrl ?? undefined}
              alt=""
              ratio="1"
              sizes="3.5rem"
              widths={smallPortraitWidths}
              srcForWidth={getResizedPictureUrl}
              fallback={<Icon strokeWidth={1.5} />}
            />
          </span>
          <Text size="sm" tone="soft">
            <span>{copy.kinds[kind]}</span>{' '}
            <Text as="span" size="xs" className={styles['number']}>
              {orderNumber(orderId)}
            </Text>
          </Text>
          <h3 className={styles['name']}>
            <Link href={routes.historyOrder(orderId)} aria-describedby={textId}>
              {copy.of(personName)}
            </Link>
          </h3>
          <Text size="sm">{copy.from(sender)}</Text>
        </div>
        <PhaseBadge phase={phase} tone={phaseCopy[phase].tone}>
          {asksForPayment(stage)
            ? copy.payBefore(formatNearDateTime(order.expiresAt))
            : phaseCopy[phase].badge}
        </PhaseBadge>
        <p id={textId} className={styles['text']}>
          {shortenHistoryText(text, order)}
        </p>
        <Row as="p" wrap className={styles['facts']}>
          <Text as="span" size="sm" tone="soft">
            <time dateTime={date}>{formatHistoryDate(date)}</time>
          </Text>
          {asksForPayment(stage) ? (
            <Text as="strong" size="sm" weight="strong">
              {formatRupiah(total)}
            </Text>
          ) : (
            <Text as="span" size="sm" tone="soft">
              {formatRupiah(total)}
            </Text>
          )}
        </Row>
      </div>
      {action === null ? (
        <ChevronRight className={styles['open']} />
      ) : (
        <span className={styles['action']}>
          <span>{action}</span>
          <ArrowRight />
        </span>
      )}
    </Card>
  );
}

/** Returns what the buyer can do on the page of an order, where it asks for something. */
function actionOf(stage: OrderStage): string | null {
  if (asksForPayment(stage)) return copy.pay;
  return stage === 'rejected' ? copy.correct : null;
}

export function HistoryOrderCardSkeleton() {
  return (
    <Card gap={3} className={styles['card']}>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <span className={styles['picture']}>
            <Skeleton shape="block" ratio="1" />
          </span>
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </div>
        <Skeleton width="10rem" height="1.75rem" shape="block" />
        <Skeleton width="90%" />
        <Skeleton width="9rem" />
      </div>
    </Card>
  );
}
