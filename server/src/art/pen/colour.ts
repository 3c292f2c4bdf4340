/** Colours are '#rrggbb'. Mixing is done in OKLab, so that a mixture of two colours never turns muddy. */
export type Colour = string;

type Lab = readonly [number, number, number];

const labCache = new Map<Colour, Lab>();

/** The colour `share` of the way from `from` to `to` (share is held within 0..1). */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share));
  const a = toLab(from);
  const b = toLab(to);
  return fromLab([
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
    a[2] + (b[2] - a[2]) * part,
  ]);
}

/** A colour on the ramp through `stops` at `place` (0 first stop, 1 last). */
export function ramp(stops: readonly Colour[], place: number): Colour {
  const last = stops.length - 1;
  const scaled = Math.min(1, Math.max(0, place)) * last;
  const index = Math.min(last - 1, Math.floor(scaled));
  return mix(
    stops[index] ?? '#000000',
    stops[index + 1] ?? stops[index] ?? '#000000',
    scaled - index,
  );
}

function toLab(colour: Colour): Lab {
  const known = labCache.get(colour);
  if (known) return known;
  const value = Number.parseInt(colour.slice(1), 16);
  const r = toLinear((value >> 16) & 255);
  const g = toLinear((value >> 8) & 255);
  const b = toLinear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (labCache.size > 4096) labCache.clear();
  labCache.set(colour, lab);
  return lab;
}

function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => fromLinear(channel).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  const held = Math.min(1, Math.max(0, channel));
  return Math.round(255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055));
}
