import { errorCopy, whatHappened } from '../../copy/errors.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { formatDue } from './orderFacts.ts';

export interface StaleNoticeProps {
  /** When the shown order was read, in ms since the epoch. */
  readonly since: number;
  readonly now: number;
  /** Why it could not be read again. */
  readonly error: AppErrorCode | null;
  readonly onRetry: () => void;
}

/** Renders how old the shown order is. */
export function StaleNotice({ since, now, error, onRetry }: StaleNoticeProps) {
  const age = copy.stale(formatDue(since, now));
  // Without a connection, the bar above already says so.
  if (error === 'offline')
    return (
      <Text role="status" size="sm" tone="soft">
        {`${age} ${copy.staleOffline}`}
      </Text>
    );
  return (
    <Notice
      tone="warning"
      live="polite"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {`${age} ${error === null ? '' : errorCopy[error]}`}
    </Notice>
  );
}

export interface TaskNoticeProps {
  readonly error: AppErrorCode;
  /** Whether the shown order has been read since; before, the page does not know what has changed. */
  readonly isCurrent: boolean;
  /** What the order is now. */
  readonly badge: string;
}

/** Renders why the buyer's last action failed. */
export function TaskNotice({ error, isCurrent, badge }: TaskNoticeProps) {
  const isConflict = error === 'orderChanged' || error === 'orderEventNotPossible';
  const isKnown = isConflict && isCurrent;
  return (
    <Notice
      tone={isConflict ? 'warning' : 'danger'}
      live="assertive"
      title={isKnown ? whatHappened(error) : undefined}
    >
      {isKnown ? copy.changed(badge) : errorCopy[error]}
    </Notice>
  );
}
