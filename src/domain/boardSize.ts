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

function toMetres(digits: string): number {
  return Number(digits.replace(',', '.'));
}
