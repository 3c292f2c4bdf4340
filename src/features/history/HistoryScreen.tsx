import clsx from 'clsx';
import { Fragment } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { historyCopy as copy } from '../../copy/history.ts';
import {
  HISTORY_GROUPS,
  type HistoryEntry,
  type HistoryGroup,
  historyGroup,
} from '../../domain/history.ts';
import { orderPhase } from '../../domain/orderPhase.ts';
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
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './HistoryScreen.module.css';

export interface HistoryScreenProps {
  readonly history: ReadState<readonly HistoryEntry[]>;
  /** In ms since the epoch, by the server's clock. */
  readonly now: number;
}

/** Renders the buyer's orders with what happened to them: first those that wait for the buyer. */
export function HistoryScreen({ history, now }: HistoryScreenProps) {
  return (
    <Page heading={copy.title} width="wide">
      <History history={history} now={now} />
    </Page>
  );
}

function History({ history, now }: Pick<HistoryScreenProps, 'history' | 'now'>) {
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
          {history.code === 'offline' ? copy.offline : errorCopy[history.code]}
        </FailedState>
      );
    case 'ready':
      return history.data.length === 0 ? (
        <NoHistory />
      ) : (
        <Entries entries={history.data} now={now} refetchError={history.refetchError} />
      );
  }
}

function Entries({
  entries,
  now,
  refetchError,
}: {
  entries: readonly HistoryEntry[];
  now: number;
  refetchError: Extract<ReadState<unknown>, { type: 'ready' }>['refetchError'];
}) {
  const shown = HISTORY_GROUPS.filter((group) =>
    entries.some((entry) => historyGroup(entry) === group),
  );
  // From an upstream without orders there are lines only, which need no heading.
  const isGrouped = shown.some((group) => group !== 'other');
  return (
    <>
      {refetchError !== null && (
        <Notice tone="warning" live="polite">
          {refetchError === 'offline' ? copy.stale : `${errorCopy[refetchError]} ${copy.stale}`}
        </Notice>
      )}
      {shown.map((group) => {
        const list = (
          <List
            label={isGrouped ? undefined : copy.label}
            layout={group === 'other' ? 'rows' : 'stack'}
            className={clsx(group !== 'other' && styles['entries'], styles[group])}
          >
            {entries
              .filter((entry) => historyGroup(entry) === group)
              .map((entry, index) => (
                <Entry
                  key={entry.order?.orderId ?? `${entry.date} ${index}`}
                  entry={entry}
                  group={group}
                  now={now}
                />
              ))}
          </List>
        );
        return isGrouped ? (
          <Stack
            as="section"
            key={group}
            gap={3}
            className={styles['group']}
            aria-labelledby={`history-${group}`}
          >
            <h2 id={`history-${group}`} className={styles['heading']}>
              {copy.groups[group]}
            </h2>
            {list}
          </Stack>
        ) : (
          <Fragment key={group}>{list}</Fragment>
        );
      })}
    </>
  );
}

function Entry({
  entry,
  group,
  now,
}: {
  readonly entry: HistoryEntry;
  readonly group: HistoryGroup;
  readonly now: number;
}) {
  const { text, date, order } = entry;
  return order === null ? (
    <li className={styles['line']}>
      <p className={styles['text']}>{text}</p>
      <time dateTime={date} className={styles['date']}>
        {formatHistoryDate(date)}
      </time>
    </li>
  ) : (
    <li className={styles['order']}>
      <HistoryOrderCard
        order={order}
        phase={orderPhase(order, now)}
        text={text}
        date={date}
        group={group}
      />
    </li>
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
