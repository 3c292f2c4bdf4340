import { errorCopy } from '../../copy/errors.ts';
import { historyCopy as copy } from '../../copy/history.ts';
import type { HistoryEntry } from '../../domain/historyEntries.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { formatHistoryDate } from '../../format/dates.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { HistoryOrderCard, HistoryOrderCardSkeleton } from './HistoryOrderCard.tsx';
import styles from './HistoryScreen.module.css';

export interface HistoryScreenProps {
  readonly history: ReadState<readonly HistoryEntry[]>;
  readonly focusKey?: string | undefined;
}

/** Renders the buyer's orders with what happened to them, newest first. */
export function HistoryScreen({ history, focusKey }: HistoryScreenProps) {
  return (
    <Page heading={copy.title} lead={copy.lead} width="wide" focusKey={focusKey}>
      <History history={history} />
    </Page>
  );
}

function History({ history }: Pick<HistoryScreenProps, 'history'>) {
  switch (history.type) {
    case 'loading':
      return (
        <ListSkeleton label={copy.loading} className={styles['entries']} count={4}>
          <HistoryOrderCardSkeleton />
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
        <Entries entries={history.data} refetchError={history.refetchError} />
      );
  }
}

function Entries({
  entries,
  refetchError,
}: {
  entries: readonly HistoryEntry[];
  refetchError: Extract<ReadState<unknown>, { type: 'ready' }>['refetchError'];
}) {
  return (
    <>
      {refetchError !== null && (
        <Notice tone="warning" live="polite">
          {errorCopy[refetchError]} {copy.stale}
        </Notice>
      )}
      <List label={copy.label} className={styles['entries']}>
        {entries.map(({ text, date, order }, index) =>
          order === null ? (
            <li key={`${date} ${index}`} className={styles['line']}>
              <p className={styles['text']}>{text}</p>
              <time dateTime={date} className={styles['date']}>
                {formatHistoryDate(date)}
              </time>
            </li>
          ) : (
            <li key={order.orderId} className={styles['order']}>
              <HistoryOrderCard order={order} text={text} date={date} />
            </li>
          ),
        )}
      </List>
    </>
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
