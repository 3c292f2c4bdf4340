import { useCallback, useEffect, useState } from 'react';

export interface GrowingCountOptions {
  total: number;
  batchSize: number;
  initialCount?: number | undefined;
  onCountChange?: ((count: number) => void) | undefined;
}

/** The distance between viewport and end of the list at which a batch is added, in CSS pixels. */
const PREFETCH_DISTANCE = 1_600;

/** Returns a count that grows by a batch when the end of the list comes near. */
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

  // Creates an observer per count, because an observer reports an end that stays visible only once.
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (end === null || count > total) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + batchSize);
        },
        // With the document as root, the margin also applies inside an iframe.
        { root: end.ownerDocument, rootMargin: `0px 0px ${PREFETCH_DISTANCE}px` },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [batchSize, count, total],
  );

  return { count, endRef };
}
