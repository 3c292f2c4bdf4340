import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './EstimateMark.module.css';

export interface EstimateMarkProps {
  /** The element; `figcaption` inside a figure. */
  readonly as?: 'figcaption' | 'p' | undefined;
  /** Whether the texts do not fit. */
  readonly isTooLong?: boolean | undefined;
  readonly children: ReactNode;
}

/** Says below a picture what it is, such as an estimate or an example. */
export function EstimateMark({
  as: Element = 'figcaption',
  isTooLong = false,
  children,
}: EstimateMarkProps) {
  return (
    <Element className={clsx(styles['mark'], isTooLong && styles['tooLong'])}>{children}</Element>
  );
}
