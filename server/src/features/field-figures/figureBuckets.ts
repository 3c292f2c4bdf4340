import type { Wire } from '../../http/contract/operations.ts';

type FigureName = Wire['FieldFigure']['name'];

/**
 * The lower bounds of the buckets of each figure: ms, or thousandths of the layout shift. They include
 * the limits of what Google calls good and poor.
 */
const lowerBounds: Record<FigureName, readonly number[]> = {
  LCP: [0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 20_000],
  INP: [0, 50, 100, 150, 200, 300, 500, 1_000, 2_000],
  CLS: [0, 1, 10, 50, 100, 250, 500, 1_000],
};

/** Returns the lower bound of the bucket to which a value belongs. */
export function bucketOf({ name, value }: Wire['FieldFigure']): number {
  const measured = name === 'CLS' ? value * 1_000 : value;
  return lowerBounds[name].findLast((bound) => bound <= measured) ?? 0;
}

/** Returns the upper bound of the bucket with this lower bound; null for the last one, and for errors. */
export function upperBoundOf(name: string, bucket: number): number | null {
  const bounds = name in lowerBounds ? lowerBounds[name as FigureName] : [];
  return bounds.find((bound) => bound > bucket) ?? null;
}
