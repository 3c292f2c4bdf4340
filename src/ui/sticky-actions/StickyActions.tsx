import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeyboardInset } from './useKeyboardInset.ts';
import styles from './StickyActions.module.css';

export interface StickyActionsProps {
  /** A line over the actions, such as the total. */
  summary?: ReactNode;
  /** The actions, the main one last; they stand beside each other where there is room. */
  children: ReactNode;
  className?: string | undefined;
}

/** The page's main action at the bottom of the screen, over the bottom bar and over the on-screen keyboard. */
export function StickyActions({ summary, children, className }: StickyActionsProps) {
  const keyboard = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    bar.current?.style.setProperty('--keyboard', `${keyboard}px`);
  }, [keyboard]);

  // What is scrolled to, as by Tab, comes to rest above the bar.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const { style } = element.ownerDocument.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--actions', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--actions');
    };
  }, []);

  return (
    <div ref={bar} className={clsx(styles['bar'], keyboard > 0 && styles['raised'], className)}>
      {summary !== undefined && <div className={styles['summary']}>{summary}</div>}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
