/** A flower in the border of a board, in units of the drawing. */
export interface BoardFlower {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In degrees. */
  readonly turn: number;
  readonly bloom: 'white' | 'cream' | 'bud';
}

interface Row {
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly radius: number;
  readonly spacing: number;
  readonly blooms: readonly BoardFlower['bloom'][];
}

/**
 * Returns flowers along the edge of a box, as many as fit evenly. Each differs slightly, but the
 * result is deterministic.
 */
export function flowersAlong({ box, radius, spacing, blooms }: Row): BoardFlower[] {
  const length = 2 * (box.width + box.height);
  const count = Math.round(length / spacing);
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = pointOn(box, (index / count) * length);
    return {
      x: rounded(x + wobble(index, 1) * radius * 0.18),
      y: rounded(y + wobble(index, 2) * radius * 0.18),
      radius: rounded(radius * (1 + wobble(index, 3) * 0.12)),
      turn: Math.round(wobble(index, 4) * 180),
      bloom: blooms[index % blooms.length] ?? 'white',
    };
  });
}

/** Returns the SVG path of a flower with rounded petals; `radius` is in units of the drawing. */
export function petalsPath(petals: number, radius = 1): string {
  const step = (2 * Math.PI) / petals;
  const at = (angle: number, distance: number) =>
    `${rounded(Math.cos(angle) * distance * radius)} ${rounded(Math.sin(angle) * distance * radius)}`;
  const valley = 0.62;
  const curves = Array.from({ length: petals }, (_, index) => {
    const start = index * step;
    return `C${at(start + step * 0.08, 1.14)} ${at(start + step * 0.92, 1.14)} ${at(start + step, valley)}`;
  });
  return `M${at(0, valley)}${curves.join('')}z`;
}

/** Returns the point at a distance along the edge, clockwise from the upper left corner. */
function pointOn({ x, y, width, height }: Row['box'], distance: number): { x: number; y: number } {
  if (distance < width) return { x: x + distance, y };
  if (distance < width + height) return { x: x + width, y: y + distance - width };
  if (distance < 2 * width + height) return { x: x + 2 * width + height - distance, y: y + height };
  return { x, y: y + 2 * (width + height) - distance };
}

/** Returns a pseudo-random number from -1 to 1, the same for the same arguments. */
function wobble(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
