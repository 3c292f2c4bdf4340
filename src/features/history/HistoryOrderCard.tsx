import { ArrowRight, Flower2, Mail } from 'lucide-react';
import { useId } from 'react';
import { historyCopy as copy } from '../../copy/history.ts';
import type { HistoryEntry } from '../../domain/historyEntries.ts';
import { GREETING } from '../../domain/order.ts';
import {
  asksForPayment,
  hasEndedUnfulfilled,
  orderStage,
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
}

/** Renders an order with its newest history text. The link of the heading covers the card. */
export function HistoryOrderCard({ order, text, date }: HistoryOrderCardProps) {
  const { orderId, personId, personName, pictureUrl, total } = order;
  const stage = orderStage(order);
  const textId = useId();
  const Icon = order.kind === GREETING ? Mail : Flower2;
  return (
    <Card as="article" className={styles['card']}>
      <span className={styles['picture']}>
        <Photo
          src={pictureUrl ?? undefined}
          alt=""
          ratio="1"
          sizes="4rem"
          widths={[120, 240]}
          srcForWidth={getResizedPictureUrl}
          fallback={<Icon aria-hidden="true" strokeWidth={1.5} />}
        />
      </span>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link
            href={routes.historyOrder(orderId)}
            className={styles['link']}
            aria-describedby={textId}
          >
            {copy.of(personName)}
          </Link>
        </h2>
        <p>
          <StageBadge stage={stage} />
        </p>
      </div>
      <div className={styles['news']}>
        <p id={textId} className={styles['text']}>
          {text}
        </p>
        <time dateTime={date} className={styles['date']}>
          {formatHistoryDate(date)}
        </time>
      </div>
      <div className={styles['foot']}>
        <span className={styles['total']}>{formatRupiah(total)}</span>
        {asksForPayment(stage) && (
          <span className={styles['action']}>
            {copy.pay}
            <ArrowRight aria-hidden="true" strokeWidth={1.75} />
          </span>
        )}
        {hasEndedUnfulfilled(stage) && (
          <Link href={routes.person(personId)} className={styles['action']}>
            {copy.orderAgain}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Renders the placeholder of a card that is loading. */
export function HistoryOrderCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <span className={styles['picture']}>
        <Skeleton shape="block" ratio="1" />
      </span>
      <div className={styles['head']}>
        <Skeleton width="80%" />
        <Skeleton width="10rem" height="1.75rem" shape="block" />
      </div>
      <div className={styles['news']}>
        <Skeleton lines={3} />
        <Skeleton width="9rem" />
      </div>
      <div className={styles['foot']}>
        <Skeleton width="6rem" />
      </div>
    </Card>
  );
}
