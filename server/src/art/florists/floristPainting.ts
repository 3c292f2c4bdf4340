import { arc, fan, posy, type Placed } from '../botany/arrangements.ts';
import { krisan, lily, melati, rose } from '../botany/flowers.ts';
import { anggrek } from '../botany/gardenFlowers.ts';
import { branch, leaf, leafForms, stem } from '../botany/leaves.ts';
import { whiteScheme, type Scheme } from '../botany/scheme.ts';
import { blooms } from '../boards/stamps.ts';
import { clouds } from '../pen/clouds.ts';
import { mix } from '../pen/colour.ts';
import { svgPainting, type Painting } from '../pen/painting.ts';
import { seeded, type Random } from '../pen/random.ts';
import { along, cubic, n } from '../pen/svg.ts';
import { dome } from './bouquet.ts';
import { basket, bucket, vase, wrap } from './vessels.ts';

const W = 1200;
const H = 800;
const fine = (scheme: Scheme): Scheme => ({ ...scheme, lineWidth: 0.6 });
const { white, cream, yellow, pink, red, lilac, purple, orange, green } = blooms;

const scenes: Readonly<Record<string, (random: Random) => string>> = {
  'meja-lili': (random) =>
    [
      room('#d8cfc0', '#8d6a48', 640, random),
      vase(600, 690, 210, 260, '#e9e4da'),
      dome(
        [600, 470],
        330,
        230,
        17,
        [
          { flower: lily, scheme: fine(white), scale: 0.95 },
          { flower: rose, scheme: fine(cream), scale: 0.7 },
          { flower: melati, scheme: fine(white), scale: 0.5 },
        ],
        whiteScheme,
        random,
      ),
      fallen(random, white, [
        [330, 716],
        [390, 738],
        [870, 722],
      ]),
    ].join(''),
  'ember-krisan': (random) =>
    [
      planks('#7d8a80', random),
      ground('#8b7a67', 640),
      ...(
        [
          [240, white, krisan],
          [600, yellow, krisan],
          [960, pink, rose],
        ] as const
      ).map(
        ([x, scheme, flower]) =>
          bucket(x, 730, 230, 230, '#9aa3a5') +
          dome(
            [x, 560],
            178,
            170,
            13,
            [
              { flower, scheme: fine(scheme), scale: 0.62 },
              { flower: krisan, scheme: fine(white), scale: 0.5 },
            ],
            whiteScheme,
            random,
          ),
      ),
    ].join(''),
  'buket-kertas': (random) =>
    [
      room('#3f4a47', '#2e3532', 660, random, 0.5),
      wrap.back(600, 250, 770, 640, '#d9c9ae'),
      dome(
        [600, 470],
        260,
        200,
        19,
        [
          { flower: rose, scheme: fine(white), scale: 0.72 },
          { flower: rose, scheme: fine(pink), scale: 0.62 },
          { flower: krisan, scheme: fine(cream), scale: 0.5 },
        ],
        whiteScheme,
        random,
      ),
      wrap.front(600, 330, 770, 600, '#d9c9ae', '#6b2029'),
    ].join(''),
  'toko-sudut': (random) => [shopfront(random)].join(''),
  'krans-berdiri': (random) => {
    const ring: Placed[] = arc([0, 0], 196, 196, 0, 2 * Math.PI, 26)
      .slice(1)
      .map(([x, y], index): Placed => ({
        flower: index % 3 === 1 ? rose : krisan,
        scheme: fine([white, cream, white, green][index % 4] ?? white),
        x: x + random.near(0, 8),
        y: y + random.near(0, 8),
        scale: random.range(0.42, 0.52),
        tilt: 0.35,
      }));
    const inner: Placed[] = arc([0, 0], 142, 142, 0.1, 2 * Math.PI + 0.1, 18)
      .slice(1)
      .map(([x, y], index): Placed => ({
        flower: index % 2 === 0 ? melati : krisan,
        scheme: fine(index % 2 === 0 ? white : lilac),
        x,
        y,
        scale: 0.36,
        tilt: 0.35,
      }));
    return [
      room('#cfc8bd', '#a39684', 650, random),
      `<g stroke="#6b4a2c" stroke-linecap="round"><path d="M600 120L430 752" stroke-width="16"/><path d="M600 120L770 752" stroke-width="16"/><path d="M604 130L640 730" stroke-width="12" stroke="#4c331d"/><path d="M486 560H714" stroke-width="12"/></g>`,
      posy(
        [600, 360],
        [...ring, ...inner],
        [...fan(leafForms.lily, 34, 110, 214, random), ...fan(leafForms.rose, 26, 84, 120, random)],
        whiteScheme,
        random,
      ),
      `<path d="M436 470C520 540 680 540 764 470L776 512C690 586 510 586 424 512Z" fill="#f5efe2"/><path d="M436 470C520 540 680 540 764 470" fill="none" stroke="#c4a364" stroke-width="3"/><path d="M424 512C510 586 690 586 776 512" fill="none" stroke="#c4a364" stroke-width="3"/>`,
    ].join('');
  },
  'rak-anggrek': (random) =>
    [
      room('#dcd7cb', '#77583b', 650, random),
      ...[300, 600, 900].map((x, index) => {
        const colours = [white, lilac, pink][index] ?? white;
        const bow = cubic([x, 560], [x - 30, 380], [x - 60 + index * 20, 200], [x + 130, 150], 30);
        return [
          ...[-2.6, -2.1, -1.1, -0.55].map((angle) =>
            leaf([x, 566], angle, 170, leafForms.laurel, whiteScheme, random),
          ),
          stem(bow, 8, whiteScheme),
          ...Array.from({ length: 6 }, (_, place) => {
            const at = along(bow, 1 - place * 0.11);
            return anggrek(
              {
                x: at.point[0] + (place % 2 === 0 ? 14 : -22),
                y: at.point[1] + 30,
                scale: 0.38 + place * 0.05,
                tilt: 0.35,
                roll: random.near(0.1, 0.3),
              },
              fine(colours),
              random,
            );
          }),
          vase(x, 690, 150, 150, ['#b9694a', '#e6dfd2', '#4d6a62'][index] ?? '#e6dfd2'),
        ].join('');
      }),
    ].join(''),
  'keranjang-melati': (random) =>
    [
      planks('#b4a48d', random),
      ground('#9b8466', 600),
      basket(600, 720, 560, 210),
      dome(
        [600, 545],
        270,
        130,
        34,
        [
          { flower: melati, scheme: fine(white), scale: 0.5 },
          { flower: rose, scheme: fine(red), scale: 0.42 },
          { flower: melati, scheme: fine(white), scale: 0.44 },
          { flower: rose, scheme: fine(pink), scale: 0.4 },
        ],
        whiteScheme,
        random,
      ),
      fallen(random, red, [
        [210, 730],
        [270, 752],
        [930, 742],
        [1000, 716],
      ]),
      fallen(random, white, [
        [240, 706],
        [960, 760],
        [880, 765],
      ]),
    ].join(''),
  'meja-rangkai': (random) =>
    [
      room('#c9d0c8', '#8a6a4c', 610, random),
      `<path d="M120 640L60 800H1140L1080 640Z" fill="#a07c58"/><path d="M120 640H1080L1086 656H114Z" fill="#c49d74"/>`,
      vase(330, 680, 130, 190, '#8fa39a'),
      dome(
        [330, 520],
        170,
        150,
        11,
        [
          { flower: krisan, scheme: fine(purple), scale: 0.5 },
          { flower: rose, scheme: fine(lilac), scale: 0.5 },
        ],
        whiteScheme,
        random,
      ),
      bucket(860, 690, 190, 180, '#a9adab'),
      dome(
        [860, 550],
        170,
        150,
        12,
        [
          { flower: rose, scheme: fine(orange), scale: 0.52 },
          { flower: krisan, scheme: fine(yellow), scale: 0.46 },
        ],
        whiteScheme,
        random,
      ),
      branch(
        cubic([470, 720], [560, 700], [650, 740], [730, 716]),
        { form: leafForms.round, length: 46, pairs: 6 },
        whiteScheme,
        random,
      ),
      rose({ x: 580, y: 742, scale: 0.4, tilt: 0.8, roll: 1 }, fine(pink), random),
      `<g stroke="#c8cdd0" stroke-width="7" stroke-linecap="round" fill="none"><path d="M470 766L600 782M600 766L476 784"/><circle cx="452" cy="764" r="13"/><circle cx="458" cy="788" r="13"/></g>`,
    ].join(''),
};

/** The florists' pictures by key; the key is stable. */
export const floristKeys: readonly string[] = Object.keys(scenes);

/** A florist's own picture. 1200 x 800 units. Undefined for an unknown key. */
export function floristPainting(key: string): Painting | undefined {
  const scene = scenes[key];
  if (!scene) return undefined;
  return svgPainting(W, H, () => `${scene(seeded(`florist ${key}`))}${evening()}`);
}

function room(wall: string, table: string, edge: number, random: Random, window = 1): string {
  const panes = [0, 1, 2, 3]
    .map((index) => {
      const [column, row] = [index % 2, Math.floor(index / 2)];
      const [x, y] = [130 + column * 190, -20 + row * 230];
      return `<path d="M${x} ${y}h170l60 210h-170z" fill="#fff3d6" opacity="${n(0.3 * window)}"/>`;
    })
    .join('');
  return (
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${mix(wall, '#ffffff', 0.35 * window)}"/><stop offset="1" stop-color="${mix(wall, '#2c2318', 0.4)}"/></linearGradient>` +
    `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(table, '#ffffff', 0.22)}"/><stop offset="1" stop-color="${mix(table, '#1a120a', 0.35)}"/></linearGradient>` +
    `<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="12"/></filter>` +
    `</defs>` +
    `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
    clouds(W, H, { across: 5, octaves: 4, seed: random.int(1, 80), strength: 0.14, stretch: 0.7 }) +
    `<g filter="url(#blur)">${panes}</g>` +
    `<rect y="${edge}" width="${W}" height="${H - edge}" fill="url(#table)"/><rect y="${edge}" width="${W}" height="4" fill="#ffffff" opacity=".28"/>` +
    grainLines(edge, table, random)
  );
}

function grainLines(top: number, colour: string, random: Random): string {
  const lines = Array.from({ length: 26 }, () => {
    const y = random.range(top + 10, H);
    const x = random.range(-200, W);
    return `M${n(x)} ${n(y)}q${n(random.range(100, 240))} ${n(random.near(0, 7))} ${n(random.range(300, 620))} ${n(random.near(0, 5))}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${mix(colour, '#1a0f06', 0.5)}" stroke-width="1.6" opacity=".3"/>`;
}

function planks(colour: string, random: Random): string {
  const boards = Array.from({ length: 11 }, (_, index) => {
    const tone = mix(colour, random.pick(['#ffffff', '#2a2118']), random.range(0.02, 0.16));
    return `<rect x="${index * 110}" width="108" height="${H}" fill="${tone}"/><rect x="${index * 110 + 106}" width="4" height="${H}" fill="#1a140d" opacity=".4"/>`;
  });
  return (
    boards.join('') +
    `<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff2d4" stop-opacity=".34"/><stop offset=".5" stop-color="#fff2d4" stop-opacity="0"/><stop offset="1" stop-color="#120c06" stop-opacity=".5"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#shade)"/>`
  );
}

function ground(colour: string, top: number): string {
  return (
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(colour, '#1a120a', 0.35)}"/><stop offset=".2" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#ffffff', 0.12)}"/></linearGradient></defs>` +
    `<rect y="${top}" width="${W}" height="${H - top}" fill="url(#ground)"/>`
  );
}

function fallen(
  random: Random,
  scheme: Scheme,
  places: readonly (readonly [number, number])[],
): string {
  return places
    .map(
      ([x, y]) =>
        `<ellipse cx="${x + 4}" cy="${y + 6}" rx="22" ry="6" fill="#140d07" opacity=".3"/>${leaf([x - 18, y], random.near(0, 0.5), 40, leafForms.round, { ...fine(scheme), leaf: scheme.petal, leafBack: scheme.petalBack, leafLine: scheme.line }, random)}`,
    )
    .join('');
}

function shopfront(random: Random): string {
  const stripes = Array.from({ length: 12 }, (_, index) => {
    const [x1, x2] = [150 + index * 75, 225 + index * 75];
    const [a, b] = [110 + index * 82, 192 + index * 82];
    const colour = index % 2 === 0 ? '#1f4d4a' : '#f3ecdd';
    return `<path d="M${x1} 120H${x2}L${b} 232Q${(a + b) / 2} 262 ${a} 232Z" fill="${colour}"/><path d="M${a} 226H${b}V232Q${(a + b) / 2} 262 ${a} 232Z" fill="#120c06" opacity=".14"/>`;
  });
  const pots: readonly (readonly [number, number, Scheme, typeof rose, string])[] = [
    [230, 738, white, krisan, '#9aa3a5'],
    [400, 752, pink, rose, '#b9694a'],
    [810, 752, cream, rose, '#9aa3a5'],
    [985, 738, lilac, krisan, '#7d8a80'],
  ];
  return [
    `<defs><linearGradient id="front" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#efe6d6"/><stop offset="1" stop-color="#b7a890"/></linearGradient><radialGradient id="inside" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#fff0cc"/><stop offset="1" stop-color="#b47b42"/></radialGradient></defs>`,
    `<rect width="${W}" height="${H}" fill="url(#front)"/>`,
    ground('#a3998c', 690),
    `<rect x="130" y="60" width="940" height="640" fill="#24524e"/><rect x="130" y="60" width="940" height="70" fill="#1b3f3c"/>`,
    `<rect x="180" y="250" width="300" height="360" fill="url(#inside)"/><rect x="720" y="250" width="300" height="360" fill="url(#inside)"/><rect x="520" y="250" width="160" height="440" fill="url(#inside)"/>`,
    ...[190, 730].flatMap((x) =>
      [360, 480].map((y) => `<rect x="${x}" y="${y}" width="280" height="9" fill="#6b4a2c"/>`),
    ),
    ...[240, 330, 420, 780, 870, 960].flatMap((x, index) =>
      [352, 472].map((y) =>
        dome(
          [x, y - 10],
          40,
          34,
          6,
          [
            {
              flower: index % 2 === 0 ? rose : krisan,
              scheme: fine([white, pink, cream, lilac][(index + y) % 4] ?? white),
              scale: 0.22,
            },
          ],
          whiteScheme,
          random,
        ),
      ),
    ),
    `<path d="M180 250H480V610H180ZM330 250V610M720 250H1020V610H720ZM870 250V610" fill="none" stroke="#173533" stroke-width="12"/><path d="M520 690V250H680V690M600 250V690" fill="none" stroke="#173533" stroke-width="12"/><circle cx="586" cy="490" r="7" fill="#d9b66f"/><circle cx="614" cy="490" r="7" fill="#d9b66f"/>`,
    `<path d="M180 250L300 250L180 420ZM720 250L840 250L720 420Z" fill="#ffffff" opacity=".16"/>`,
    `<rect x="150" y="610" width="360" height="84" fill="#1b3f3c"/><rect x="690" y="610" width="360" height="84" fill="#1b3f3c"/>`,
    stripes.join(''),
    ...pots.map(
      ([x, base, scheme, flower, pot]) =>
        bucket(x, base, 130, 120, pot) +
        dome(
          [x, base - 90],
          104,
          92,
          11,
          [
            { flower, scheme: fine(scheme), scale: 0.4 },
            { flower: krisan, scheme: fine(white), scale: 0.32 },
          ],
          whiteScheme,
          random,
        ),
    ),
  ].join('');
}

function evening(): string {
  return `<defs><radialGradient id="fall" cx=".42" cy=".4" r=".8"><stop offset=".5" stop-color="#1a1008" stop-opacity="0"/><stop offset="1" stop-color="#1a1008" stop-opacity=".36"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#fall)"/>`;
}
