import { useCallback, useEffect, useState } from 'react';

export interface GrowingCountOptions {
  total: number;
  batchSize: number;
  initialCount?: number | undefined;
  onCountChange?: ((count: number) => void) | undefined;
}

/** How far below the screen's edge the end may be before more is added, in px. */
const AHEAD = 1_600;

/** A number that grows by a batch whenever the end of what is shown comes near, up to a total. */
export function useGrowingCount({
  total,
  batchSize,
  initialCount,
  onCountChange,
}: GrowingCountOptions) {
  const [count, setCount] = useState(Math.max(batchSize, initialCount ?? 0));

  useEffect(() => {
    onCountChange?.(count);
  }, [count, onCountChange]);

  // A new observer for every count: one that still sees the end after a batch has to say so again.
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (end === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + batchSize);
        },
        // With the page as root the margin counts in a frame too.
        { root: end.ownerDocument, rootMargin: `0px 0px ${AHEAD}px` },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [batchSize, count],
  );

  return { count: Math.min(count, total), endRef };
}
