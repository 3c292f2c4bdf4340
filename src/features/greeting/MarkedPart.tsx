import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './MarkedPart.module.css';

/** What has to be changed in a part of a card, or that it has been changed. */
export interface PartMark {
  readonly text: string;
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
  const { text, isDone } = mark;
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-asked={!isDone || undefined}
      className={clsx(styles['part'], isDone && styles['done'])}
    >
      <p id={id} className={styles['mark']}>
        {isDone && <CircleCheck aria-hidden="true" strokeWidth={1.75} />}
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
