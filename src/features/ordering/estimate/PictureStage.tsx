import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './PictureStage.module.css';

export interface PictureStageProps {
  /** The picture, at most `--picture` high; null if there is none yet. */
  readonly picture: ReactNode;
  /** The part of the form that is above the picture on phones. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders a form with the picture that it changes, which stays in view: above it, or beside it. */
export function PictureStage({ picture, before, children, ref }: PictureStageProps) {
  return (
    <div ref={ref} className={clsx(styles['stage'], picture !== null && styles['columns'])}>
      {before && <div className={styles['form']}>{before}</div>}
      {picture !== null && <div className={styles['picture']}>{picture}</div>}
      <div className={styles['form']}>{children}</div>
    </div>
  );
}
