import { clouds } from '../pen/clouds.ts';
import { mix } from '../pen/colour.ts';
import type { Random } from '../pen/random.ts';
import { n } from '../pen/svg.ts';
import type { BoardDesign } from './boardCatalogue.ts';
import { BOARD_HEIGHT as H, BOARD_WIDTH as W, type BoardShape } from './boardShape.ts';

/** Where wall and floor meet. */
const HORIZON = 700;

/** Wall, floor, the board's shadow and its stand, as SVG elements. */
export function boardScene(
  design: BoardDesign,
  shape: BoardShape,
  feet: number,
  random: Random,
): string {
  return [
    wall(design, random),
    floor(design, random),
    shadows(shape, feet),
    stand(design, shape, feet, random),
  ].join('');
}

function wall(design: BoardDesign, random: Random): string {
  const base = design.wall;
  const window = random.range(120, 360);
  const panes = [0, 1, 2].map((index) => {
    const x = window + index * 210;
    return `<path d="M${n(x)} -40L${n(x + 150)} -40L${n(x + 330)} 720L${n(x + 140)} 720Z" fill="#fff6df" opacity=".13"/>`;
  });
  return (
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(base, '#ffffff', 0.32)}"/>` +
    `<stop offset="1" stop-color="${mix(base, '#3b3024', 0.28)}"/></linearGradient>` +
    `<filter id="soft"><feGaussianBlur stdDeviation="14"/></filter><filter id="softer" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="20"/></filter>` +
    `</defs>` +
    `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
    clouds(W, HORIZON, {
      across: 6,
      octaves: 4,
      seed: random.int(1, 90),
      strength: 0.13,
      stretch: 0.7,
    }) +
    `<g filter="url(#soft)">${panes.join('')}</g>` +
    `<rect y="${HORIZON - 26}" width="${W}" height="26" fill="${mix(base, '#4a3d2e', 0.3)}"/><rect y="${HORIZON - 28}" width="${W}" height="2.4" fill="${mix(base, '#ffffff', 0.45)}"/>`
  );
}

function floor(design: BoardDesign, random: Random): string {
  if (design.floor === 'grass') return grass(random);
  const tone = design.floor === 'tile' ? '#b9ac9b' : '#9c8a76';
  const lines: string[] = [];
  for (let index = -14; index <= 14; index += 1) {
    lines.push(`M${600 + index * 86} ${HORIZON}L${600 + index * 210} ${H}`);
  }
  for (let row = 0; row < 7; row += 1) {
    const y = HORIZON + 200 * (row / 7) ** 1.7;
    lines.push(`M0 ${n(y)}H${W}`);
  }
  return (
    `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(tone, '#3a2c1e', 0.25)}"/><stop offset="1" stop-color="${mix(tone, '#ffffff', 0.16)}"/></linearGradient></defs>` +
    `<rect y="${HORIZON}" width="${W}" height="${H - HORIZON}" fill="url(#floor)"/>` +
    `<path d="${lines.join('')}" stroke="${mix(tone, '#2c2115', 0.4)}" stroke-width="1.6" fill="none" opacity=".45"/>`
  );
}

function grass(random: Random): string {
  const blades: string[] = [];
  for (let index = 0; index < 1500; index += 1) {
    const depth = random.next() ** 0.7;
    const y = HORIZON - 6 + depth * (H - HORIZON + 20);
    const x = random.range(-10, W + 10);
    const tall = 7 + depth * 22;
    const colour = mix(
      random.pick(['#4f6b34', '#5f7d3c', '#74904a', '#3f5a2e']),
      '#2b3b20',
      0.35 * (1 - depth),
    );
    blades.push(
      `<path d="M${n(x)} ${n(y)}q${n(random.near(0, 5))} ${n(-tall * 0.6)} ${n(random.near(0, 11))} ${n(-tall)}" stroke="${colour}" stroke-width="${n(1 + depth * 1.5)}" fill="none"/>`,
    );
  }
  return `<rect y="${HORIZON}" width="${W}" height="${H - HORIZON}" fill="#4d6633"/>${blades.join('')}`;
}

function shadows(shape: BoardShape, feet: number): string {
  return (
    `<g filter="url(#softer)"><rect x="${n(shape.x + 34)}" y="${n(shape.y + 30)}" width="${n(shape.width + 10)}" height="${n(shape.height + 40)}" rx="30" fill="#2a2118" opacity=".38"/>` +
    `<ellipse cx="${W / 2 + 30}" cy="${feet + 2}" rx="${n(shape.width * 0.5)}" ry="20" fill="#1d150d" opacity=".5"/></g>`
  );
}

function stand(design: BoardDesign, shape: BoardShape, feet: number, random: Random): string {
  const legs = [shape.x + shape.width * 0.12, shape.x + shape.width * 0.88];
  const parts: string[] = [];
  legs.forEach((x, index) => {
    const lean = index === 0 ? -26 : 26;
    parts.push(
      pole(
        x - lean * 0.6,
        shape.y + shape.height * 0.4,
        x + lean * 1.6,
        feet - 34,
        15,
        design.stand,
        random,
        0.75,
      ),
    );
    parts.push(pole(x, shape.y + 30, x + lean, feet, 22, design.stand, random, 1));
  });
  parts.push(pole(legs[0] ?? 0, feet - 70, legs[1] ?? 0, feet - 70, 14, design.stand, random, 0.9));
  return parts.join('');
}

/** A bamboo pole, a squared timber or an iron tube from one point to another. */
function pole(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  kind: BoardDesign['stand'],
  random: Random,
  light: number,
): string {
  const tones = {
    bamboo: ['#8a7430', '#d8c272', '#6d5a22'],
    wood: ['#5a3d24', '#9a7048', '#3f2a18'],
    iron: ['#2c2e31', '#6f7478', '#1b1c1e'],
  }[kind];
  const [dark = '#000000', pale = '#ffffff', seam = '#000000'] = tones.map((tone) =>
    mix(tone, '#20170c', (1 - light) * 0.7),
  );
  const length = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI - 90;
  const thick = kind === 'iron' ? width * 0.55 : width;
  const strips = [0, 0.18, 0.42, 0.7].map((from, index) => {
    const colour = [dark, mix(dark, pale, 0.65), pale, mix(dark, pale, 0.35)][index] ?? dark;
    return `<rect x="${n(-thick / 2 + thick * from)}" width="${n(thick * (1 - from))}" height="${n(length)}" fill="${colour}"/>`;
  });
  const nodes: string[] = [];
  if (kind === 'bamboo') {
    for (let y = random.range(20, 50); y < length; y += random.range(62, 84)) {
      nodes.push(
        `<rect x="${n(-thick / 2 - 1.5)}" y="${n(y)}" width="${n(thick + 3)}" height="5" rx="2.5" fill="${mix(dark, pale, 0.45)}"/>` +
          `<rect x="${n(-thick / 2)}" y="${n(y + 5)}" width="${n(thick)}" height="2" fill="${seam}" opacity=".7"/>`,
      );
    }
  }
  return `<g transform="translate(${n(x1)} ${n(y1)}) rotate(${n(turn)})">${strips.join('')}${nodes.join('')}</g>`;
}
