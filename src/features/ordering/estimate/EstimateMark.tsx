import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './EstimateMark.module.css';

export interface EstimateMarkProps {
  /** The element; `figcaption` inside a figure. */
  readonly as?: 'figcaption' | 'p' | undefined;
  /** Whether the texts do not fit. */
  readonly isTooLong?: boolean | undefined;
  /** Whether it lies on the picture as a label; the element around it is positioned. */
  readonly isLabel?: boolean | undefined;
  readonly children: ReactNode;
}

/** Says below or on a picture what it is, such as an estimate or an example. */
export function EstimateMark({
  as: Element = 'figcaption',
  isTooLong = false,
  isLabel = false,
  children,
}: EstimateMarkProps) {
  return (
    <Element
      className={clsx(styles['mark'], isTooLong && styles['tooLong'], isLabel && styles['label'])}
    >
      {children}
    </Element>
  );
}
