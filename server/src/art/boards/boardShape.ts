import type { BoardDesign } from './boardCatalogue.ts';
import { outline, type Outline } from './outline.ts';

/** Units of a board's picture, and the height at which its feet stand. */
export const BOARD_WIDTH = 1200;
export const BOARD_HEIGHT = 900;
export const BOARD_FEET = 838;

/** Where the panel stands, from its size in cm. */
export interface BoardShape {
  x: number;
  y: number;
  width: number;
  height: number;
  plate: { x: number; y: number; width: number; height: number };
  edge: Outline;
}

/** Places a board in its picture. */
export function placeBoard(design: BoardDesign): BoardShape {
  const [cmWide, cmHigh] = design.size;
  const scale = Math.min(4.15, 940 / cmWide, 520 / cmHigh) * (cmWide < 180 ? 1.2 : 1);
  const width = cmWide * scale;
  const height = cmHigh * scale;
  const plateHeight = design.sender.length > 1 ? 104 : 76;
  const bottom = BOARD_FEET - 62 - plateHeight;
  const x = (BOARD_WIDTH - width) / 2;
  const y = bottom - height;
  const plateWidth = width * 0.7;
  return {
    x,
    y,
    width,
    height,
    plate: {
      x: (BOARD_WIDTH - plateWidth) / 2,
      y: bottom - 6,
      width: plateWidth,
      height: plateHeight,
    },
    edge: outline(x, y, width, height, design.top),
  };
}
