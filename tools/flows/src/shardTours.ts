import type { Tour } from './suite.ts';

/** The part `index` (from 1) of `count`, the parts being about equally long. Every tour is in exactly one part. */
export function shardTours(tours: readonly Tour[], index: number, count: number): Tour[] {
  const loads = Array.from({ length: count }, () => 0);
  const partOf = new Map<Tour, number>();
  // Starting a tour takes about as long as a few steps.
  const length = ({ steps }: Tour) => steps.length + 3;
  for (const tour of [...tours].sort((a, b) => length(b) - length(a))) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + length(tour);
    partOf.set(tour, lightest + 1);
  }
  return tours.filter((tour) => partOf.get(tour) === index);
}
