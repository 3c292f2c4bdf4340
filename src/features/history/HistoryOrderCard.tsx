import clsx from 'clsx';
import { ArrowRight, ChevronRight, Flower2, Mail } from 'lucide-react';
import { useId } from 'react';
import { historyCopy as copy } from '../../copy/history.ts';
import type { HistoryEntry } from '../../domain/historyEntries.ts';
import { shortenHistoryText, type HistoryGroup } from '../../domain/historyGroups.ts';
import { GREETING } from '../../domain/order.ts';
import {
  asksForPayment,
  orderStage,
  type OrderStage,
  type OrderSummary,
} from '../../domain/orderState.ts';
import { routes } from '../../domain/routes.ts';
import { formatHistoryDate } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/getResizedPictureUrl.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StageBadge } from '../ordering/StageBadge.tsx';
import styles from './HistoryOrderCard.module.css';

export interface HistoryOrderCardProps extends Pick<HistoryEntry, 'text' | 'date'> {
  readonly order: OrderSummary;
  readonly group: HistoryGroup;
}

/** Renders an order with its newest history text. The link of the heading covers the card. */
export function HistoryOrderCard({ order, text, date, group }: HistoryOrderCardProps) {
  const { orderId, personName, pictureUrl, total } = order;
  const stage = orderStage(order);
  const textId = useId();
  const Icon = order.kind === GREETING ? Mail : Flower2;
  const action = actionOf(stage);
  return (
    <Card as="article" className={clsx(styles['card'], styles[group])}>
      <span className={styles['picture']}>
        <Photo
          src={pictureUrl ?? undefined}
          alt=""
          ratio="1"
          sizes="4.5rem"
          widths={[120, 240]}
          srcForWidth={getResizedPictureUrl}
          fallback={<Icon aria-hidden="true" strokeWidth={1.5} />}
        />
      </span>
      <div className={styles['words']}>
        <p className={styles['kind']}>{copy.from(order.kind, order.sender.replace('\n', ', '))}</p>
        <h3 className={styles['name']}>
          <Link
            href={routes.historyOrder(orderId)}
            className={styles['link']}
            aria-describedby={textId}
          >
            {copy.of(personName)}
          </Link>
        </h3>
      </div>
      {action === null && (
        <ChevronRight className={styles['open']} aria-hidden="true" strokeWidth={1.75} />
      )}
      <div className={styles['news']}>
        <StageBadge stage={stage} />
        <p id={textId} className={styles['text']}>
          {shortenHistoryText(text, order)}
        </p>
        {asksForPayment(stage) && (
          <p className={styles['deadline']}>{copy.payBefore(formatHistoryDate(order.expiresAt))}</p>
        )}
        <p className={styles['facts']}>
          <time dateTime={date}>{formatHistoryDate(date)}</time>
          <span>{formatRupiah(total)}</span>
        </p>
      </div>
      {action !== null && (
        <span className={styles['action']}>
          {action}
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
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

/** Renders the placeholder of a card that is loading. */
export function HistoryOrderCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <span className={styles['picture']}>
        <Skeleton shape="block" ratio="1" />
      </span>
      <div className={styles['words']}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
      <div className={styles['news']}>
        <Skeleton width="10rem" height="1.75rem" shape="block" />
        <Skeleton width="90%" />
        <Skeleton width="9rem" />
      </div>
    </Card>
  );
}
