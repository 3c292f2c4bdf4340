import { errorCopy } from '../../copy/errors.ts';
import { historyCopy as copy } from '../../copy/history.ts';
import { stageCopy } from '../../copy/orderState.ts';
import type { OrderStage } from '../../domain/orderState.ts';
import type { HistoryItem } from '../../domain/profile.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { formatHistoryDate } from '../../format/dates.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './HistoryScreen.module.css';

export interface HistoryScreenProps {
  readonly history: ReadState<readonly HistoryItem[]>;
  /** The stages of the orders that the server knows, by order id. */
  readonly stages: ReadonlyMap<number, OrderStage>;
  readonly focusKey?: string | undefined;
}

/** Renders what happened to the buyer's orders, newest first. */
export function HistoryScreen({ history, stages, focusKey }: HistoryScreenProps) {
  return (
    <Page heading={copy.title} lead={copy.lead} focusKey={focusKey}>
      <History history={history} stages={stages} />
    </Page>
  );
}

function History({ history, stages }: Pick<HistoryScreenProps, 'history' | 'stages'>) {
  switch (history.type) {
    case 'loading':
      return (
        <ListSkeleton label={copy.loading} layout="rows" count={6}>
          <div className={styles['item']}>
            <Skeleton width="85%" />
            <Skeleton width="35%" />
          </div>
        </ListSkeleton>
      );
    case 'failed':
      return (
        <FailedState
          title={copy.failed}
          reason={history.code === 'offline' ? 'offline' : 'failed'}
          retryLabel={copy.retry}
          retryingLabel={copy.retrying}
          retrying={history.isRetrying}
          onRetry={history.onRetry}
        >
          {errorCopy[history.code]}
        </FailedState>
      );
    case 'ready':
      return history.data.length === 0 ? (
        <NoHistory />
      ) : (
        <Items items={history.data} stages={stages} refetchError={history.refetchError} />
      );
  }
}

function Items({
  items,
  stages,
  refetchError,
}: {
  items: readonly HistoryItem[];
  stages: HistoryScreenProps['stages'];
  refetchError: Extract<ReadState<unknown>, { type: 'ready' }>['refetchError'];
}) {
  return (
    <>
      {refetchError !== null && (
        <Notice tone="warning" live="polite">
          {errorCopy[refetchError]} {copy.stale}
        </Notice>
      )}
      <List label={copy.label} layout="rows">
        {items.map(({ text, date, orderId }, index) => (
          <li key={`${date} ${index}`} className={styles['item']}>
            <p className={styles['text']}>{text}</p>
            {orderId !== null && items.findIndex((item) => item.orderId === orderId) === index && (
              <OrderBadge stage={stages.get(orderId)} />
            )}
            <time dateTime={date} className={styles['date']}>
              {formatHistoryDate(date)}
            </time>
          </li>
        ))}
      </List>
    </>
  );
}

/** Renders the present stage of an order; nothing while it is unknown. */
function OrderBadge({ stage }: { readonly stage: OrderStage | undefined }) {
  if (stage === undefined) return null;
  const { badge, tone } = stageCopy[stage];
  return (
    <p>
      <Badge tone={tone}>{badge}</Badge>
    </p>
  );
}

function NoHistory() {
  return (
    <EmptyState
      ornament={<Ornament name="olive" size={180} />}
      title={copy.emptyTitle}
      action={
        <Button variant="secondary" href={routes.duka()}>
          {copy.toDuka}
        </Button>
      }
    >
      {copy.empty}
    </EmptyState>
  );
}
