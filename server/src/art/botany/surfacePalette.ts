import type { Colour } from '../pen/colour.ts';
import type { Scheme } from './scheme.ts';

/** The colours of one surface: a ramp from shade to light for each side, the throat, and the pen's line. */
export interface SurfacePalette {
  front: readonly Colour[];
  back?: readonly Colour[];
  /** Colour at the base of the petal, and how far it reaches (0..1). */
  base?: Colour;
  baseReach?: number;
  /** Colour at the tip, and how far down it reaches. */
  tip?: Colour;
  tipReach?: number;
  line: Colour;
  /** Pen width in px at scale 1; 0 leaves the line out. */
  lineWidth: number;
  veinOpacity?: number;
}

/** The palette of a scheme's petals. */
export function petals(scheme: Scheme, extra: Partial<SurfacePalette>): SurfacePalette {
  return {
    front: scheme.petal,
    back: scheme.petalBack,
    line: scheme.line,
    lineWidth: scheme.lineWidth,
    veinOpacity: 0.42,
    ...(scheme.blush ? { tip: scheme.blush, tipReach: 0.3 } : {}),
    ...extra,
  };
}

/** The palette of a scheme's leaves. */
export function leaves(scheme: Scheme): SurfacePalette {
  return {
    front: scheme.leaf,
    back: scheme.leafBack,
    line: scheme.leafLine,
    lineWidth: scheme.lineWidth,
    veinOpacity: 0.55,
  };
}
