import { mix } from '../pen/colour.ts';
import type { Random } from '../pen/random.ts';
import { n } from '../pen/svg.ts';
import type { Scheme } from './scheme.ts';
import type { Pose } from './sheetGeometry.ts';
import { project, type Facet } from './surface.ts';

/** The heart of an open flower: filaments with anthers at their ends, and a pistil. */
export function stamens(
  pose: Pose,
  scheme: Scheme,
  random: Random,
  count: number,
  length: number,
): Facet[] {
  const facets: Facet[] = [];
  const filament = mix(scheme.throat, scheme.petal[2] ?? '#ffffff', 0.4);
  for (let index = 0; index <= count; index += 1) {
    const pistil = index === count;
    const around = (index * 2 * Math.PI) / count + random.near(0.5, 0.15);
    const spread = pistil ? 0.05 : random.near(0.36, 0.06);
    const reach = pistil ? length * 1.12 : length;
    const points = Array.from({ length: 9 }, (_, step) => {
      const t = step / 8;
      const out = Math.sin(spread * t * 1.6) * reach * t;
      return project(
        [Math.cos(around) * out, Math.sin(around) * out, Math.cos(spread * t) * reach * t],
        pose,
      );
    });
    const width = (pistil ? 3.6 : 2.2) * pose.scale;
    for (let step = 0; step < 8; step += 1) {
      const [a, b] = [points[step], points[step + 1]];
      if (!a || !b) continue;
      const d = `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
      facets.push({
        depth: (a.depth + b.depth) / 2 + 4 * pose.scale,
        svg:
          `<path d="${d}" fill="none" stroke="${scheme.line}" stroke-width="${n(width + 1.1)}" stroke-linecap="round"/>` +
          `<path d="${d}" fill="none" stroke="${filament}" stroke-width="${n(width)}" stroke-linecap="round"/>`,
      });
    }
    const end = points[8];
    const before = points[7];
    if (!end || !before) continue;
    const angle =
      (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI + 80 + random.near(0, 20);
    const [long, short] = pistil ? [5.5, 5] : [11, 3.6];
    facets.push({
      depth: end.depth + 8 * pose.scale,
      svg:
        `<ellipse cx="${n(end.x)}" cy="${n(end.y)}" rx="${n(long * pose.scale)}" ry="${n(short * pose.scale)}" ` +
        `fill="${pistil ? filament : scheme.anther}" stroke="${scheme.line}" stroke-width="${n(0.7 * pose.scale)}" ` +
        `transform="rotate(${n(angle)} ${n(end.x)} ${n(end.y)})"/>`,
    });
  }
  return facets;
}
