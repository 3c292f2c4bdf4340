import { mix } from '../pen/colour.ts';
import type { Random } from '../pen/random.ts';
import { n } from '../pen/svg.ts';

/** A crown of foliage: many small strokes of leaf, lit from the upper left. */
export function crown(
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: readonly [string, string, string],
  random: Random,
  density = 1,
): string {
  const [dark, middle, light] = tones;
  const parts: string[] = [];
  const count = Math.round(((rx * ry) / 24) * density);
  for (let index = 0; index < count; index += 1) {
    const angle = random.range(0, 6.283);
    const reach = Math.sqrt(random.next());
    const px = x + Math.cos(angle) * rx * reach * random.near(1, 0.12);
    const py = y + Math.sin(angle) * ry * reach * random.near(1, 0.12);
    const lit = (-(px - x) / rx) * 0.3 - ((py - y) / ry) * 0.55 + random.near(0.45, 0.35);
    const share = index / count;
    const colour =
      lit * (0.35 + 0.65 * share) > 0.42
        ? mix(middle, light, lit)
        : mix(dark, middle, Math.max(0, lit + 0.35 * share));
    const size = random.range(4, 9) * Math.min(1.4, Math.max(0.7, rx / 80));
    parts.push(
      `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size)}" ry="${n(size * 0.42)}" fill="${colour}" transform="rotate(${n(random.range(0, 180))} ${n(px)} ${n(py)})"/>`,
    );
  }
  return parts.join('');
}

const GREENS = ['#233d2b', '#47694a', '#90a873'] as const;
const PALE_GREENS = ['#2f4a34', '#64845a', '#b3c48c'] as const;

/** A broad tree with several crowns. */
export function tree(x: number, base: number, height: number, random: Random): string {
  const trunk = `<path d="M${n(x - height * 0.03)} ${base}C${n(x - height * 0.02)} ${n(base - height * 0.3)} ${n(x - height * 0.03)} ${n(base - height * 0.4)} ${n(x - height * 0.1)} ${n(base - height * 0.6)}L${n(x)} ${n(base - height * 0.5)}L${n(x + height * 0.1)} ${n(base - height * 0.62)}C${n(x + height * 0.03)} ${n(base - height * 0.4)} ${n(x + height * 0.025)} ${n(base - height * 0.3)} ${n(x + height * 0.035)} ${base}Z" fill="#4c3b2b"/>`;
  return (
    trunk +
    crown(x - height * 0.16, base - height * 0.62, height * 0.2, height * 0.16, GREENS, random) +
    crown(x + height * 0.17, base - height * 0.64, height * 0.2, height * 0.17, GREENS, random) +
    crown(x, base - height * 0.8, height * 0.23, height * 0.19, PALE_GREENS, random)
  );
}

/** A slim upright tree, as planted along drives. */
export function column(x: number, base: number, height: number, random: Random): string {
  return (
    `<rect x="${n(x - 3)}" y="${n(base - 20)}" width="6" height="20" fill="#4c3b2b"/>` +
    crown(x, base - height * 0.52, height * 0.11, height * 0.46, GREENS, random, 1.5)
  );
}

/** A palm. */
export function palm(x: number, base: number, height: number, random: Random): string {
  const lean = random.near(0, height * 0.06);
  const top = { x: x + lean, y: base - height };
  const parts = [
    `<path d="M${n(x - 7)} ${base}C${n(x - 4)} ${n(base - height * 0.4)} ${n(top.x - 6)} ${n(base - height * 0.7)} ${n(top.x - 4)} ${n(top.y)}H${n(top.x + 4)}C${n(top.x + 6)} ${n(base - height * 0.7)} ${n(x + 6)} ${n(base - height * 0.4)} ${n(x + 8)} ${base}Z" fill="#6a5844"/>`,
  ];
  for (let index = 0; index < 15; index += 1) {
    const angle = -Math.PI * (0.02 + (0.96 * index) / 14) + random.near(0, 0.1);
    const reach = height * random.range(0.3, 0.42);
    const ex = top.x + Math.cos(angle) * reach;
    const ey = top.y + Math.sin(angle) * reach * 0.75 + reach * 0.36;
    const cx = top.x + Math.cos(angle) * reach * 0.6;
    const cy = top.y + Math.sin(angle) * reach * 0.8;
    const colour = mix(
      index % 2 === 0 ? '#35553a' : '#4f7248',
      '#a9bf80',
      Math.max(0, 0.45 - 0.06 * index),
    );
    const leaflets: string[] = [];
    for (let step = 2; step <= 15; step += 1) {
      const t = step / 15;
      const px = (1 - t) ** 2 * top.x + 2 * (1 - t) * t * cx + t * t * ex;
      const py = (1 - t) ** 2 * top.y + 2 * (1 - t) * t * cy + t * t * ey;
      const size = reach * 0.22 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12));
      leaflets.push(
        `M${n(px)} ${n(py)}l${n(Math.cos(angle + 1) * size)} ${n(Math.abs(Math.sin(angle + 1)) * size * 0.5 + size * 0.5)}M${n(px)} ${n(py)}l${n(Math.cos(angle - 1) * size)} ${n(size * 0.35)}`,
      );
    }
    parts.push(
      `<path d="M${n(top.x)} ${n(top.y)}Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}${leaflets.join('')}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`,
    );
  }
  return parts.join('');
}

/** Kamboja: bare forked limbs, tufts of leaves and pale blossoms. */
export function kambojaTree(x: number, base: number, height: number, random: Random): string {
  const parts: string[] = [];
  const tips: { x: number; y: number }[] = [];
  const limb = (
    fromX: number,
    fromY: number,
    angle: number,
    length: number,
    level: number,
  ): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    parts.push(
      `<path d="M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + 4)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}" stroke="#7a6a58" stroke-width="${n(15 - level * 3.6)}" fill="none" stroke-linecap="round"/>`,
    );
    if (level >= 3) {
      tips.push({ x: toX, y: toY });
      return;
    }
    limb(toX, toY, angle - random.range(0.3, 0.6), length * 0.76, level + 1);
    limb(toX, toY, angle + random.range(0.3, 0.6), length * 0.76, level + 1);
  };
  limb(x, base, -Math.PI / 2 + random.near(0, 0.1), height * 0.3, 0);
  for (const tip of tips) {
    parts.push(crown(tip.x, tip.y - 4, height * 0.11, height * 0.075, PALE_GREENS, random, 1.1));
    for (let index = 0; index < 5; index += 1) {
      const [fx, fy] = [
        tip.x + random.near(0, height * 0.08),
        tip.y - 6 + random.near(0, height * 0.06),
      ];
      parts.push(
        `<circle cx="${n(fx)}" cy="${n(fy)}" r="3.8" fill="#fffaf0"/><circle cx="${n(fx)}" cy="${n(fy)}" r="1.5" fill="#eec25a"/>`,
      );
    }
  }
  return parts.join('');
}

/** A clipped hedge with a sprinkling of white blossoms. */
export function hedge(x: number, y: number, width: number, height: number, random: Random): string {
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${GREENS[0]}"/>`,
  ];
  for (let place = x; place < x + width; place += height * 0.7) {
    parts.push(crown(place, y + height * 0.5, height * 0.62, height * 0.5, GREENS, random, 1.1));
  }
  for (let index = 0; index < width / 16; index += 1) {
    parts.push(
      `<circle cx="${n(random.range(x, x + width))}" cy="${n(random.range(y + height * 0.1, y + height * 0.7))}" r="2.6" fill="#fbf6ea"/>`,
    );
  }
  return parts.join('');
}
