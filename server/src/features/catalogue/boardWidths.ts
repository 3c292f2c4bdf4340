import type { Wire } from '../../http/contract/operations.ts';

const WIDTH = /^\s*(\d+(?:[.,]\d+)?)\s*m?\s*[×xX]\s*\d+(?:[.,]\d+)?\s*m\b/;

/**
 * Returns the widths of the narrowest and the widest board as a part of a florist, from sizes such as
 * `2 m × 1,25 m`. It is empty without sizes, or if the width of one cannot be read.
 */
export function boardWidths(sizes: readonly string[]): Pick<Wire['Florist'], 'boardWidths'> {
  const widths = sizes.map((size) => Number(WIDTH.exec(size)?.[1]?.replace(',', '.')));
  if (widths.length === 0 || !widths.every((width) => width > 0)) return {};
  return { boardWidths: { from: Math.min(...widths), to: Math.max(...widths) } };
}
