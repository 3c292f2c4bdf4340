import clsx from 'clsx';
import { RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './FailedState.module.css';

export interface FailedStateProps {
  /** What happened, as a heading. */
  title: ReactNode;
  /** What it means for the user, and what is kept. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
  retryingLabel?: string | undefined;
  /** An action besides the retry. */
  action?: ReactNode;
  /** A drawing above the title; `offline` has an icon in its place. */
  ornament?: ReactNode;
  /** `offline` adds an icon of a broken connection to the title. */
  reason?: 'failed' | 'offline' | undefined;
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Renders an error with a retry button; screen readers announce it when it appears. */
export function FailedState(props: FailedStateProps) {
  const {
    title,
    children,
    retryLabel,
    onRetry,
    retrying,
    retryingLabel,
    action,
    ornament,
    reason = 'failed',
    headingLevel = 2,
    className,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles['state'], className)}>
      {ornament !== undefined && reason !== 'offline' && (
        <div className={styles['ornament']}>{ornament}</div>
      )}
      <div role="alert" className={styles['words']}>
        <Heading className={styles['title']}>
          {reason === 'offline' && <WifiOff />}
          <span>{title}</span>
        </Heading>
        {children !== undefined && <div className={styles['text']}>{children}</div>}
      </div>
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          icon={<RotateCw />}
          loading={retrying}
          loadingLabel={retryingLabel}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
        {action}
      </div>
    </div>
  );
}
