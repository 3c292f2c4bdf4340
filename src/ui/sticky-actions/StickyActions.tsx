import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { setActionsHeight } from './setActionsHeight.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import styles from './StickyActions.module.css';

export interface StickyActionsProps {
  /** A line above the actions, such as the total. */
  summary?: ReactNode;
  /** The actions, the primary one last; they are side by side where there is room. */
  children: ReactNode;
  /** In a wide window, it is an ordinary part of its column, not at the bottom of the window. */
  inColumn?: boolean | undefined;
  className?: string | undefined;
}

/** Renders the main action of a page at the bottom of the window, above the keyboard. */
export function StickyActions({
  summary,
  children,
  inColumn = false,
  className,
}: StickyActionsProps) {
  const keyboard = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const style = bar.current?.style;
    if (keyboard > 0) style?.setProperty('--keyboard', `${keyboard}px`);
    else style?.removeProperty('--keyboard');
  }, [keyboard]);

  // base.css adds the height to `scroll-padding`, so that a focused element scrolls above the bar.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) =>
      setActionsHeight(entry?.borderBoxSize[0]?.blockSize ?? 0),
    );
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      setActionsHeight(0);
    };
  }, []);

  return (
    <div
      ref={bar}
      className={clsx(
        styles['bar'],
        inColumn && styles['inColumn'],
        keyboard > 0 && styles['raised'],
        className,
      )}
    >
      {summary !== undefined && <div className={styles['summary']}>{summary}</div>}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
