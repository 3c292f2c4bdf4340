import { line, n, polyline, type Point } from './pen/svg.ts';

/** Eight-pointed star of two squares (rub el hizb), filled or as outline. */
export function eightStar(x: number, y: number, radius: number): string {
  const points: Point[] = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * 0.765;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polyline(points, true);
}

/** A field of eight-fold stars and crosses, drawn as interlaced double lines; tile `size` px. */
export function starPattern(id: string, size: number, colour: string, opacity: number): string {
  const half = size / 2;
  const stars = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
    [half, half],
  ].map(([x, y]) => eightStar(x ?? 0, y ?? 0, half * 0.708));
  const inner = stars.map((_, index) => {
    const [x, y] = [
      [0, 0],
      [size, 0],
      [0, size],
      [size, size],
      [half, half],
    ][index] ?? [0, 0];
    return eightStar(x ?? 0, y ?? 0, half * 0.34);
  });
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    line([...stars].join(''), colour, 1.3, opacity) +
    line([...inner].join(''), colour, 0.9, opacity) +
    `</pattern>`
  );
}

/** Outline of a mihrab: straight sides, keel arch. */
export function mihrab(
  x: number,
  width: number,
  top: number,
  spring: number,
  bottom: number,
): string {
  const middle = x + width / 2;
  const rise = spring - top;
  return (
    `M${n(x)} ${n(bottom)}V${n(spring)}` +
    `C${n(x)} ${n(spring - rise * 0.5)} ${n(x + width * 0.2)} ${n(top + rise * 0.36)} ${n(x + width * 0.36)} ${n(top + rise * 0.2)}` +
    `C${n(x + width * 0.44)} ${n(top + rise * 0.12)} ${n(middle - width * 0.015)} ${n(top + rise * 0.05)} ${n(middle)} ${n(top)}` +
    `C${n(middle + width * 0.015)} ${n(top + rise * 0.05)} ${n(x + width * 0.56)} ${n(top + rise * 0.12)} ${n(x + width * 0.64)} ${n(top + rise * 0.2)}` +
    `C${n(x + width * 0.8)} ${n(top + rise * 0.36)} ${n(x + width)} ${n(spring - rise * 0.5)} ${n(x + width)} ${n(spring)}V${n(bottom)}`
  );
}

/** A Latin cross, arms slightly flared; `height` from head to foot. */
export function latinCross(x: number, y: number, height: number, thick: number): string {
  const arm = height * 0.27;
  const bar = y + height * 0.3;
  const t = thick / 2;
  const f = t * 1.22;
  return (
    `M${n(x - f)} ${n(y)}L${n(x + f)} ${n(y)}L${n(x + t)} ${n(bar - t)}L${n(x + arm)} ${n(bar - f)}L${n(x + arm)} ${n(bar + f)}` +
    `L${n(x + t)} ${n(bar + t)}L${n(x + f)} ${n(y + height)}L${n(x - f)} ${n(y + height)}L${n(x - t)} ${n(bar + t)}` +
    `L${n(x - arm)} ${n(bar + f)}L${n(x - arm)} ${n(bar - f)}L${n(x - t)} ${n(bar - t)}Z`
  );
}

/** The Chi-Rho in a ring. */
export function chiRho(x: number, y: number, radius: number, colour: string): string {
  const r = radius;
  const stroke = r * 0.085;
  const at = (dx: number, dy: number): string => `${n(x + dx * r)} ${n(y + dy * r)}`;
  return (
    line(`M${at(0, -0.74)}L${at(0, 0.74)}`, colour, stroke) +
    line(
      `M${at(0, -0.72)}C${at(0.5, -0.78)} ${at(0.52, -0.2)} ${at(0.02, -0.24)}`,
      colour,
      stroke,
    ) +
    line(
      `M${at(-0.48, -0.28)}L${at(0.48, 0.56)}M${at(0.48, -0.28)}L${at(-0.48, 0.56)}`,
      colour,
      stroke,
    ) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(stroke * 0.55)}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.1)}" fill="none" stroke="${colour}" stroke-width="${n(stroke * 0.2)}"/>`
  );
}

/** The wheel of the law: eight spokes, hub, and a knob where each spoke meets the rim. */
export function dharmaWheel(x: number, y: number, radius: number, colour: string): string {
  const rings = [
    [0.98, 0.03],
    [0.78, 0.05],
    [0.24, 0.05],
  ] as const;
  const parts = rings.map(
    ([share, weight]) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * share)}" fill="none" stroke="${colour}" stroke-width="${n(radius * weight)}"/>`,
  );
  parts.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.09)}" fill="${colour}"/>`);
  for (let index = 0; index < 8; index += 1) {
    const spoke =
      `<path d="M${n(x - radius * 0.022)} ${n(y - radius * 0.25)}L${n(x - radius * 0.04)} ${n(y - radius * 0.5)}` +
      `L${n(x - radius * 0.022)} ${n(y - radius * 0.77)}H${n(x + radius * 0.022)}L${n(x + radius * 0.04)} ${n(y - radius * 0.5)}` +
      `L${n(x + radius * 0.022)} ${n(y - radius * 0.25)}Z" fill="${colour}"/>` +
      `<path d="M${n(x)} ${n(y - radius * 1.2)}C${n(x + radius * 0.09)} ${n(y - radius * 1.1)} ${n(x + radius * 0.07)} ${n(y - radius * 1.02)} ${n(x + radius * 0.05)} ${n(y - radius)}` +
      `H${n(x - radius * 0.05)}C${n(x - radius * 0.07)} ${n(y - radius * 1.02)} ${n(x - radius * 0.09)} ${n(y - radius * 1.1)} ${n(x)} ${n(y - radius * 1.2)}Z" fill="${colour}"/>` +
      `<circle cx="${n(x)}" cy="${n(y - radius * 0.88)}" r="${n(radius * 0.035)}" fill="${colour}"/>`;
    parts.push(`<g transform="rotate(${index * 45} ${n(x)} ${n(y)})">${spoke}</g>`);
  }
  return parts.join('');
}

/** One half of a candi bentar (Balinese split gate), standing at `base`, its sheer inner face at x; side -1 left, 1 right. */
export function splitGate(
  x: number,
  base: number,
  height: number,
  side: number,
  colour: string,
): string {
  const steps = 9;
  let d = `M${n(x)} ${n(base)}V${n(base - height)}`;
  let width = height * 0.04;
  let y = base - height;
  d += `L${n(x + side * width)} ${n(y + height * 0.05)}`;
  y += height * 0.05;
  for (let index = 0; index < steps; index += 1) {
    const rise = (height * 0.72) / steps;
    const next = width + height * (0.022 + 0.006 * index);
    d +=
      `L${n(x + side * (width + height * 0.004))} ${n(y + rise * 0.5)}` +
      `L${n(x + side * (next + height * 0.02))} ${n(y + rise * 0.42)}` +
      `C${n(x + side * (next + height * 0.035))} ${n(y + rise * 0.3)} ${n(x + side * (next + height * 0.03))} ${n(y + rise * 0.75)} ${n(x + side * next)} ${n(y + rise * 0.72)}` +
      `L${n(x + side * next)} ${n(y + rise)}`;
    width = next;
    y += rise;
  }
  d += `L${n(x + side * (width + height * 0.05))} ${n(y)}V${n(y + height * 0.04)}H${n(x + side * width)}V${n(base - height * 0.06)}H${n(x + side * (width + height * 0.07))}V${n(base)}Z`;
  return `<path d="${d}" fill="${colour}"/>`;
}

/** Genta (the bell of Khonghucu, mu duo) with its handle and tongue. */
export function genta(x: number, y: number, height: number, colour: string): string {
  const h = height;
  const at = (dx: number, dy: number): string => `${n(x + dx * h)} ${n(y + dy * h)}`;
  const bell =
    `M${at(-0.1, 0.36)}C${at(-0.2, 0.38)} ${at(-0.24, 0.5)} ${at(-0.26, 0.66)}C${at(-0.28, 0.78)} ${at(-0.31, 0.84)} ${at(-0.35, 0.9)}` +
    `C${at(-0.15, 0.95)} ${at(0.15, 0.95)} ${at(0.35, 0.9)}C${at(0.31, 0.84)} ${at(0.28, 0.78)} ${at(0.26, 0.66)}` +
    `C${at(0.24, 0.5)} ${at(0.2, 0.38)} ${at(0.1, 0.36)}Z`;
  return (
    line(bell, colour, h * 0.022) +
    line(
      `M${at(-0.245, 0.58)}C${at(-0.1, 0.61)} ${at(0.1, 0.61)} ${at(0.245, 0.58)}`,
      colour,
      h * 0.012,
    ) +
    line(
      `M${at(-0.275, 0.76)}C${at(-0.1, 0.8)} ${at(0.1, 0.8)} ${at(0.275, 0.76)}`,
      colour,
      h * 0.012,
    ) +
    line(
      `M${at(-0.05, 0.36)}V${n(y + 0.12 * h)}C${at(-0.09, 0.06)} ${at(-0.05, 0)} ${at(0, 0)}C${at(0.05, 0)} ${at(0.09, 0.06)} ${at(0.05, 0.12)}V${n(y + 0.36 * h)}`,
      colour,
      h * 0.02,
    ) +
    line(
      `M${at(-0.05, 0.2)}H${n(x + 0.05 * h)}M${at(-0.05, 0.27)}H${n(x + 0.05 * h)}`,
      colour,
      h * 0.012,
    ) +
    line(`M${at(0, 0.93)}V${n(y + 0.98 * h)}`, colour, h * 0.02) +
    `<circle cx="${n(x)}" cy="${n(y + 1.0 * h)}" r="${n(h * 0.032)}" fill="${colour}"/>`
  );
}

/** A pair of opening quotation marks; `size` is their height. */
export function quoteMarks(
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity = 1,
): string {
  const mark = (left: number): string => {
    const at = (dx: number, dy: number): string => `${n(left + dx * size)} ${n(y + dy * size)}`;
    return (
      `M${at(0.5, 0.02)}C${at(0.2, 0.14)} ${at(0.02, 0.42)} ${at(0.02, 0.68)}C${at(0.02, 0.88)} ${at(0.14, 1)} ${at(0.3, 1)}` +
      `C${at(0.45, 1)} ${at(0.56, 0.89)} ${at(0.56, 0.74)}C${at(0.56, 0.59)} ${at(0.45, 0.49)} ${at(0.31, 0.49)}` +
      `C${at(0.27, 0.49)} ${at(0.24, 0.5)} ${at(0.21, 0.51)}C${at(0.24, 0.34)} ${at(0.36, 0.18)} ${at(0.54, 0.09)}Z`
    );
  };
  return `<path d="${mark(x)}${mark(x + size * 0.72)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}
