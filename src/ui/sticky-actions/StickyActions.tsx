import clsx from 'clsx';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
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

let frame = 0;
let timer = 0;

/** The property is not inherited: the root scrolls by it, and what floats above the bar has a mark. */
const users = ':root, [data-above-actions]';

/**
 * Sets `--actions` on its users to a height in CSS pixels, after the next paint. A change of the root
 * computes the styles of the whole page, so a step must not wait for it; and the bar of the next page
 * usually is as high as the one that it replaces. Each call starts the wait again, so that the next
 * bar has been measured before the height of a removed one is taken back.
 */
export function setActionsHeight(height: number): void {
  cancelAnimationFrame(frame);
  window.clearTimeout(timer);
  // The next bar is measured in the next frame; the timer ends after its paint.
  frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => write(Math.round(height)));
  });
}

function write(height: number): void {
  const value = height === 0 ? '' : `${height}px`;
  for (const { style } of document.querySelectorAll<HTMLElement>(users))
    if (style.getPropertyValue('--actions') !== value) style.setProperty('--actions', value);
}

/** Returns how many CSS pixels of the window the on-screen keyboard covers. */
function useKeyboardInset(): number {
  return useSyncExternalStore(
    subscribe,
    () => inset,
    () => 0,
  );
}

// Measuring computes the layout, so it is done after changes of the viewport, never while rendering.
let inset = 0;

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  const update = () => {
    inset = measure();
    onChange();
  };
  // A page may open while the keyboard is shown.
  const frame = requestAnimationFrame(update);
  viewport?.addEventListener('resize', update);
  viewport?.addEventListener('scroll', update);
  return () => {
    cancelAnimationFrame(frame);
    viewport?.removeEventListener('resize', update);
    viewport?.removeEventListener('scroll', update);
  };
}

function measure(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return covered > 120 ? covered : 0;
}
