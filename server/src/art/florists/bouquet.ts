import { posy, type Placed } from '../botany/arrangements.ts';
import type { Flower } from '../botany/flowers.ts';
import { leafForms } from '../botany/leaves.ts';
import type { Scheme } from '../botany/scheme.ts';
import type { Random } from '../pen/random.ts';
import { group, n, type Point } from '../pen/svg.ts';

/** A kind of flower in a bouquet. */
export interface Stem {
  flower: Flower;
  scheme: Scheme;
  scale: number;
}

/** A dome of flowers seen from the front: `rx` x `ry` px, standing on `foot`, with leaves around and below. */
export function dome(
  foot: Point,
  rx: number,
  ry: number,
  count: number,
  stems: readonly Stem[],
  greens: Scheme,
  random: Random,
): string {
  const middle: Point = [foot[0], foot[1] - ry * 0.55];
  const placed: Placed[] = Array.from({ length: count }, (_, index): Placed => {
    const share = Math.sqrt((index + 0.6) / count);
    const angle = index * 2.39996 + random.near(0, 0.12);
    const stem = stems[index % stems.length] ?? stems[0];
    if (!stem) throw new RangeError('A bouquet needs at least one kind of flower');
    return {
      flower: stem.flower,
      scheme: stem.scheme,
      scale: stem.scale * random.near(1, 0.1),
      x: Math.cos(angle) * rx * share,
      y: Math.sin(angle) * ry * share * 0.82,
      tilt: 0.2 + 0.75 * share,
    };
  });
  placed.sort((a, b) => Math.hypot(b.x / rx, b.y / ry) - Math.hypot(a.x / rx, a.y / ry));
  const around = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 2 * Math.PI + random.near(0, 0.12);
    const flat = Math.hypot(Math.cos(angle) * rx, Math.sin(angle) * ry);
    return {
      form: index % 3 === 0 ? leafForms.lily : index % 3 === 1 ? leafForms.rose : leafForms.laurel,
      length: Math.min(rx, ry) * random.range(0.5, 0.8),
      angle,
      away: flat * 0.62,
    };
  });
  const between = Array.from({ length: Math.round(count * 2.2) }, (_, index) => ({
    form: index % 2 === 0 ? leafForms.rose : leafForms.laurel,
    length: Math.min(rx, ry) * random.range(0.45, 0.62),
    angle: index * 2.39996,
    away:
      Math.min(rx, ry) * (index % 2 === 0 ? -0.3 : 0.62) * Math.sqrt((index + 0.5) / (count * 2.2)),
  }));
  const wide = Math.max(1, rx / ry);
  return (
    group(
      `translate(${n(middle[0])} ${n(middle[1])}) scale(${n(wide)} 1)`,
      posy([0, 0], [], between, greens, random),
    ) + posy(middle, placed, around, greens, random)
  );
}
