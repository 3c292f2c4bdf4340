import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './MarkedPart.module.css';

/** What has to be changed in a part of a card, or that it has been changed. */
export interface PartMark {
  readonly text: string;
  /** What to do about it; what was asked for once it is done. */
  readonly detail?: string | undefined;
  readonly isDone: boolean;
}

export interface MarkedPartProps {
  /** Without it, the part is rendered alone. */
  readonly mark: PartMark | undefined;
  readonly children: ReactNode;
}

/** Renders a part of a card, in a frame with its mark. */
export function MarkedPart({ mark, children }: MarkedPartProps) {
  const id = useId();
  if (mark === undefined) return children;
  const { text, detail, isDone } = mark;
  const Icon = isDone ? CircleCheck : CircleAlert;
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-asked={!isDone || undefined}
      className={clsx(styles['part'], isDone && styles['done'])}
    >
      <div className={styles['mark']}>
        <Icon />
        <p id={id}>{text}</p>
        {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
      </div>
      {children}
    </div>
  );
}
