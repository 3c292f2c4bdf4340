import type { ReactNode } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import type { ListPhase } from './flowerScreen.ts';

export interface OfferListProps {
  readonly phase: ListPhase;
  readonly error: AppErrorCode | null;
  readonly texts: {
    readonly label: string;
    readonly loading: string;
    readonly failed: string;
    readonly noneTitle: string;
    readonly none: string;
  };
  /** One offer while they load. */
  readonly skeleton: ReactNode;
  /** The drawing above the words about an empty list. */
  readonly ornament: ReactNode;
  /** What can be done without the offers, besides loading them again. */
  readonly otherWays: ReactNode;
  /** The same beside a failure, where it is less likely to be needed. */
  readonly otherWaysAfterFailure?: ReactNode;
  readonly onRetry: () => void;
  /** The offers as `li` elements. */
  readonly children: ReactNode;
}

/** Renders a list of offers while it loads and after, or why there is none. */
export function OfferList(props: OfferListProps) {
  const { phase, error, texts, onRetry } = props;
  switch (phase) {
    case 'loading':
      return (
        <ListSkeleton label={texts.loading} layout="grid">
          {props.skeleton}
        </ListSkeleton>
      );
    case 'failed':
      return (
        <FailedState
          title={texts.failed}
          reason={error === 'offline' ? 'offline' : 'failed'}
          retryLabel={copy.retry}
          onRetry={onRetry}
          action={props.otherWaysAfterFailure}
        >
          {`${errorCopy[error ?? 'unexpected']} ${copy.kept}`}
        </FailedState>
      );
    case 'none':
      return (
        <EmptyState
          ornament={props.ornament}
          title={texts.noneTitle}
          action={
            <Row wrap gap={3} justify="center">
              {props.otherWays}
              <Button variant="quiet" onClick={onRetry}>
                {copy.retry}
              </Button>
            </Row>
          }
        >
          {texts.none}
        </EmptyState>
      );
    case 'ready':
      return (
        <List label={texts.label} layout="grid">
          {props.children}
        </List>
      );
  }
}
