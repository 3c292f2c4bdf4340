import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  /** `open` is for steps that are still to be done. */
  readonly tone?: 'plain' | 'open' | undefined;
  /** The steps, each an `li` with one element. */
  readonly children: ReactNode;
}

/** Renders steps with their numbers. */
export function Steps({ tone = 'plain', children }: StepsProps) {
  return (
    <ol className={clsx(styles['steps'], styles[tone])} role="list">
      {children}
    </ol>
  );
}
