import { clouds } from './pen/clouds.ts';
import { mix, type Colour } from './pen/colour.ts';
import { seeded } from './pen/random.ts';
import { n } from './pen/svg.ts';

/** A sheet of paper: colour, a little unevenness, and the light falling from the upper left. */
export function paperGround(width: number, height: number, colour: Colour, seed = 3): string {
  return (
    surface(width, height, colour) +
    clouds(width, height, { across: 5, octaves: 4, seed, strength: 0.05 }) +
    light(width, height, colour, 0.07)
  );
}

/** Linen: threads crossing, some thicker than others. */
export function linenGround(width: number, height: number, colour: Colour): string {
  const dark = mix(colour, '#6b5b45', 0.3);
  const pale = mix(colour, '#ffffff', 0.6);
  const weave =
    `<defs><pattern id="linen" width="6" height="6" patternUnits="userSpaceOnUse">` +
    `<path d="M0 1.5H6M0 4.5H6" stroke="${dark}" stroke-width=".7" opacity=".22"/>` +
    `<path d="M1.5 0V6M4.5 0V6" stroke="${pale}" stroke-width=".9" opacity=".5"/></pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#linen)"/>`;
  return (
    surface(width, height, colour) +
    weave +
    threads(width, height, dark) +
    light(width, height, colour, 0.1)
  );
}

/** Honed stone: soft clouds and a few pale veins. */
export function stoneGround(width: number, height: number, colour: Colour, seed = 21): string {
  return (
    surface(width, height, colour) +
    clouds(width, height, { across: 3, octaves: 5, seed, strength: 0.13 }) +
    light(width, height, colour, 0.14)
  );
}

/** Dusk: a deep sky that grows lighter towards `glow`, at the share `horizon` of the height. */
export function duskGround(
  width: number,
  height: number,
  deep: Colour,
  glow: Colour,
  horizon = 1,
): string {
  const stops = [0, 0.35, 0.65, 1].map(
    (place) => `<stop offset="${place}" stop-color="${mix(deep, glow, place ** 1.7)}"/>`,
  );
  return (
    `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="${horizon}">${stops.join('')}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#dusk)"/>` +
    clouds(width, height, { across: 2, octaves: 3, seed: 14, strength: 0.12 }) +
    light(width, height, deep, 0.22)
  );
}

/** A double hairline frame `inset` px from the edge. */
export function hairlineFrame(
  width: number,
  height: number,
  inset: number,
  colour: Colour,
  gap = 9,
): string {
  const rect = (edge: number, weight: number): string =>
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" ` +
    `stroke="${colour}" stroke-width="${weight}"/>`;
  return rect(inset, 2) + rect(inset + gap, 0.8);
}

/** A short ornament between two lines of text: a hairline that swells into a small leaf on each side of a dot. */
export function divider(x: number, y: number, width: number, colour: Colour): string {
  const half = width / 2;
  const wing = (side: number): string => {
    const at = (share: number): string => n(x + side * half * share);
    return (
      `<path d="M${at(0.1)} ${y}C${at(0.22)} ${y - 7} ${at(0.34)} ${y - 5} ${at(0.42)} ${y}C${at(0.34)} ${y + 4} ${at(0.2)} ${y + 5} ${at(0.1)} ${y}Z" fill="${colour}" opacity=".85"/>` +
      `<path d="M${at(0.42)} ${y - 0.9}L${at(1)} ${y - 0.2}V${y + 0.2}L${at(0.42)} ${y + 0.9}Z" fill="${colour}"/>`
    );
  };
  return `${wing(-1)}${wing(1)}<circle cx="${x}" cy="${y}" r="3.4" fill="${colour}"/>`;
}

/** Single threads that are thicker or paler than the rest, in both directions. */
function threads(width: number, height: number, dark: Colour): string {
  const random = seeded(`linen ${width} ${height}`);
  const lines = Array.from({ length: 260 }, (_, index): string => {
    const along = index % 2 === 0;
    const at = n(random.range(0, along ? height : width));
    const from = random.range(-200, along ? width : height);
    const to = from + random.range(120, 700);
    const d = along ? `M${n(from)} ${at}H${n(to)}` : `M${at} ${n(from)}V${n(to)}`;
    const pale = random.next() < 0.5;
    return `<path d="${d}" stroke="${pale ? '#ffffff' : dark}" stroke-width="${n(random.range(0.8, 2.2))}" opacity="${n(random.range(0.05, pale ? 0.4 : 0.17))}"/>`;
  });
  return lines.join('');
}

function surface(width: number, height: number, colour: Colour): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`;
}

function light(width: number, height: number, colour: Colour, strength: number): string {
  const shade = mix(colour, '#1a1208', 0.75);
  return (
    `<defs><radialGradient id="light" cx=".42" cy=".36" r=".85">` +
    `<stop offset="0" stop-color="#ffffff" stop-opacity="${n(strength)}"/><stop offset=".5" stop-color="#ffffff" stop-opacity="0"/>` +
    `<stop offset=".5" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="${n(strength * 1.3)}"/>` +
    `</radialGradient></defs><rect width="${width}" height="${height}" fill="url(#light)"/>`
  );
}
