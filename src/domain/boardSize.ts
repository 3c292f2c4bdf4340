/** The size of a flower board in metres. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

const SIZE = /^\s*(\d+(?:[.,]\d+)?)\s*m?\s*[×xX]\s*(\d+(?:[.,]\d+)?)\s*m\b/;

/** Reads a size that begins with metres, such as `2 × 1,25 m`; null if the text has no such size. */
export function parseBoardSize(text: string): BoardSize | null {
  const [, width, height] = SIZE.exec(text) ?? [];
  if (width === undefined || height === undefined) return null;
  const size = { width: toMetres(width), height: toMetres(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** How large a board is among the boards of its florist. */
export type SizeRank = 'smallest' | 'middle' | 'largest';

/**
 * Returns how large each board is among all of them, by area. Returns null for each if they have one
 * size only, or if a size cannot be read.
 */
export function rankSizes(sizes: readonly string[]): readonly (SizeRank | null)[] {
  const areas = sizes.map((size) => getArea(parseBoardSize(size)));
  const [smallest, largest] = [Math.min(...areas), Math.max(...areas)];
  if (Number.isNaN(smallest) || smallest === largest) return sizes.map(() => null);
  return areas.map((area) => {
    if (area === smallest) return 'smallest';
    return area === largest ? 'largest' : 'middle';
  });
}

function getArea(size: BoardSize | null): number {
  return size === null ? NaN : size.width * size.height;
}

function toMetres(digits: string): number {
  return Number(digits.replace(',', '.'));
}
