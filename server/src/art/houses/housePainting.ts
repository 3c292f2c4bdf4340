import { clouds } from '../pen/clouds.ts';
import { mix } from '../pen/colour.ts';
import { svgPainting, type Painting } from '../pen/painting.ts';
import { seeded, type Random } from '../pen/random.ts';
import { n } from '../pen/svg.ts';
import { column, hedge, kambojaTree, palm, tree } from './garden.ts';
import { hallDoor, pillar, steps, tiledRoof, wallFace, window } from './masonry.ts';

const W = 1200;
const H = 800;
/** Where buildings stand. */
const GROUND = 640;

interface House {
  sky: readonly [string, string, string];
  hills: string;
  build(random: Random): string;
  before(random: Random): string;
}

const houses: Readonly<Record<string, House>> = {
  joglo: {
    sky: ['#6f86a0', '#c9c2bb', '#f3d9b4'],
    hills: '#6f8288',
    build: () =>
      [
        wallFace(270, 470, 660, 170, '#e9dcc3'),
        tiledRoof(190, 1010, 330, 870, 378, 478, '#9a5138'),
        tiledRoof(390, 810, 500, 700, 236, 384, '#a85b3f'),
        window(320, 520, 66, 84, '#5b3a22'),
        window(420, 520, 66, 84, '#5b3a22'),
        window(714, 520, 66, 84, '#5b3a22'),
        window(814, 520, 66, 84, '#5b3a22'),
        hallDoor(530, 506, 140, 134, '#5b3a22'),
        ...[240, 360, 500, 700, 840, 960].map((x) => pillar(x, 482, 158, 16, '#7a4e2d')),
        steps(480, 640, 240, 3, '#b3a48d'),
      ].join(''),
    before: (random) =>
      kambojaTree(130, 690, 330, random) +
      kambojaTree(1075, 690, 300, random) +
      hedge(0, 664, 380, 34, random) +
      hedge(820, 664, 380, 34, random),
  },
  kolonial: {
    sky: ['#87a3b3', '#c4d3d3', '#f0ead8'],
    hills: '#86999a',
    build: () =>
      [
        wallFace(140, 420, 920, 220, '#f3eee1'),
        tiledRoof(100, 1100, 210, 990, 320, 424, '#8d4b38'),
        ...[186, 282, 378, 768, 864, 960].map((x) =>
          window(x, 478, 58, 110, '#4c5f52', [2, 4], true),
        ),
        wallFace(456, 392, 288, 248, '#f8f4e9'),
        `<path d="M430 396L600 286L770 396Z" fill="#f8f4e9"/><path d="M430 396L600 286L770 396Z" fill="none" stroke="#cfc3a8" stroke-width="8"/><circle cx="600" cy="356" r="22" fill="url(#lamp)" stroke="#4c5f52" stroke-width="5"/>`,
        hallDoor(530, 470, 140, 170, '#4c5f52'),
        ...[468, 512, 688, 732].map((x) => pillar(x, 398, 242, 20, '#f1eadb')),
        `<rect x="424" y="388" width="352" height="14" fill="#e6dcc5"/>`,
        steps(450, 640, 300, 4, '#c2b8a5'),
      ].join(''),
    before: (random) =>
      tree(70, 700, 420, random) +
      palm(1090, 700, 420, random) +
      palm(1150, 706, 340, random) +
      hedge(60, 662, 340, 32, random) +
      hedge(800, 662, 360, 32, random),
  },
  dekoris: {
    sky: ['#54698a', '#a7a6b4', '#efcfb0'],
    hills: '#5f7180',
    build: () => {
      const band = (y: number): string =>
        `<path d="M120 ${y}H820C960 ${y} 1040 ${y + 14} 1040 ${y + 14}" fill="none" stroke="#c9b58f" stroke-width="5"/>`;
      return [
        `<path d="M120 640V400H840C980 400 1060 440 1060 500V640Z" fill="#eee6d6"/><path d="M820 400H840C980 400 1060 440 1060 500V640H940C960 560 900 440 820 400Z" fill="#3d3021" opacity=".14"/>`,
        `<path d="M100 400H850C1000 400 1084 446 1084 500V484C1084 424 1000 384 850 384H100Z" fill="#d8ccb4"/>`,
        band(424),
        band(438),
        wallFace(330, 290, 180, 350, '#e6dcc6', 0),
        `<path d="M316 290H524V276H316ZM336 276H504V262H336ZM360 262H480V248H360Z" fill="#d2c4a6"/>`,
        `<path d="M390 300V440M420 300V440M450 300V440" stroke="#b59f74" stroke-width="9"/>`,
        ...[150, 232].map((x) => window(x, 480, 60, 104, '#3c4a52', [2, 4])),
        ...[560, 640, 720, 800, 880].map((x, index) =>
          window(x, 480 + index * 1.5, 62, 104, '#3c4a52', [3, 2]),
        ),
        hallDoor(352, 480, 136, 160, '#3c4a52'),
        `<path d="M300 470H540C556 470 560 484 540 484H300C284 484 284 470 300 470Z" fill="#c9b58f"/>`,
        steps(320, 640, 200, 3, '#b9ad98'),
      ].join('');
    },
    before: (random) =>
      column(70, 690, 330, random) +
      column(1110, 690, 360, random) +
      column(1160, 700, 300, random) +
      hedge(560, 656, 560, 34, random) +
      kambojaTree(930, 716, 220, random),
  },
  tropis: {
    sky: ['#8fb0b4', '#cddad0', '#f4ecd6'],
    hills: '#7f9a8f',
    build: () => {
      const slats = Array.from(
        { length: 30 },
        (_, index) =>
          `<rect x="${170 + index * 13}" y="440" width="7" height="200" fill="${index % 3 === 0 ? '#a3764a' : '#8a6038'}"/>`,
      );
      return [
        `<path d="M100 430L700 330L1120 430V446L700 350L100 446Z" fill="#3f3a36"/>`,
        `<path d="M140 440L700 350L1080 440V640H140Z" fill="#ece7dc"/>`,
        ...slats,
        `<rect x="590" y="410" width="430" height="230" fill="url(#hall)"/>`,
        `<path d="M590 410H1020V640H590ZM697 410V640M805 410V640M912 410V640M590 470H1020" fill="none" stroke="#3f3a36" stroke-width="8"/>`,
        hallDoor(700, 480, 106, 160, '#6d4a2c'),
        `<path d="M560 404H1050V416H560Z" fill="#3f3a36"/>`,
        `<rect x="150" y="640" width="920" height="16" fill="#bdb4a3"/>`,
        `<path d="M0 690H520V760H0Z" fill="#6f9aa0"/><path d="M0 690H520V696H0Z" fill="#d9d1c0"/><path d="M40 716q60 -8 120 0t120 0t120 0M20 738q60 -8 120 0t120 0t120 0t120 0" fill="none" stroke="#c4dcdc" stroke-width="2.4" opacity=".7"/>`,
      ].join('');
    },
    before: (random) =>
      palm(80, 700, 430, random) +
      palm(1130, 700, 470, random) +
      tree(1050, 720, 250, random) +
      hedge(560, 668, 120, 30, random) +
      hedge(840, 668, 340, 30, random),
  },
  oriental: {
    sky: ['#7d8ba3', '#c8c0c0', '#f0d5bb'],
    hills: '#758394',
    build: () => {
      const roof = (x1: number, x2: number, y1: number, y2: number, lift: number): string => {
        const ribs = Array.from({ length: Math.round((x2 - x1) / 16) }, (_, index) => {
          const t = (index + 0.5) / Math.round((x2 - x1) / 16);
          const top = x1 + 70 + (x2 - x1 - 140) * t;
          const foot = x1 + 10 + (x2 - x1 - 20) * t;
          const drop = 4 * (t - 0.5) ** 2;
          return `M${n(top)} ${n(y1 - lift * 0.4 * drop)}Q${n((top + foot) / 2)} ${n(y2 - (y2 - y1) * 0.35)} ${n(foot)} ${n(y2 - lift * drop * 0.8)}`;
        });
        const body = `M${x1 - 26} ${y2 - lift}Q${x1 + 60} ${y2 + 4} ${(x1 + x2) / 2} ${y2 + 6}Q${x2 - 60} ${y2 + 4} ${x2 + 26} ${y2 - lift}Q${x2 - 56} ${y2 - 30} ${x2 - 64} ${y1 - lift * 0.5}Q${(x1 + x2) / 2} ${y1 + 16} ${x1 + 64} ${y1 - lift * 0.5}Q${x1 + 56} ${y2 - 30} ${x1 - 26} ${y2 - lift}Z`;
        return `<path d="${body}" fill="#5d6b5c"/><path d="${ribs.join('')}" stroke="#3d4a3f" stroke-width="3" fill="none"/><path d="M${x1 + 58} ${y1 - lift * 0.6}Q${(x1 + x2) / 2} ${y1 + 14} ${x2 - 58} ${y1 - lift * 0.6}" stroke="#39443a" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M${x1 - 26} ${y2 - lift}Q${x1 + 60} ${y2 + 4} ${(x1 + x2) / 2} ${y2 + 6}Q${x2 - 60} ${y2 + 4} ${x2 + 26} ${y2 - lift}" stroke="#c9a860" stroke-width="6" fill="none"/>`;
      };
      return [
        wallFace(210, 440, 780, 200, '#efe4d0'),
        ...[250, 350, 780, 880].map(
          (x) =>
            `${window(x, 494, 72, 72, '#6b2f26', [3, 3])}<circle cx="${x + 36}" cy="530" r="20" fill="none" stroke="#6b2f26" stroke-width="3"/>`,
        ),
        roof(170, 1030, 356, 446, 40),
        wallFace(440, 330, 320, 80, '#e9dcc4', 0),
        roof(400, 800, 246, 340, 36),
        hallDoor(522, 480, 156, 160, '#6b2f26'),
        ...[236, 460, 500, 700, 740, 964].map((x) => pillar(x, 446, 194, 18, '#7c342a')),
        steps(470, 640, 260, 4, '#b8ab98'),
      ].join('');
    },
    before: (random) =>
      tree(90, 704, 360, random) +
      column(1100, 690, 330, random) +
      column(1150, 700, 280, random) +
      hedge(20, 668, 390, 30, random) +
      hedge(800, 668, 380, 30, random),
  },
  kapel: {
    sky: ['#5d7590', '#b4b3bb', '#f3d3a9'],
    hills: '#64788a',
    build: () =>
      [
        wallFace(160, 450, 880, 190, '#ddd5c8'),
        tiledRoof(130, 1070, 190, 1010, 372, 456, '#57504c'),
        ...[206, 296, 386, 762, 852, 942].map((x) =>
          window(x, 494, 48, 106, '#4a3b30', [2, 3], true),
        ),
        wallFace(470, 330, 260, 310, '#e7dfd1'),
        `<path d="M446 340L600 190L754 340Z" fill="#57504c"/><path d="M482 340L600 224L718 340Z" fill="#e7dfd1"/>`,
        window(570, 300, 60, 110, '#4a3b30', [2, 3], true),
        hallDoor(532, 476, 136, 164, '#5a3f28'),
        `<path d="M516 470H684L600 424Z" fill="#57504c"/>`,
        steps(486, 640, 228, 4, '#b5aa9b'),
      ].join(''),
    before: (random) =>
      column(90, 696, 380, random) +
      column(140, 704, 320, random) +
      kambojaTree(1090, 706, 320, random) +
      hedge(180, 660, 250, 30, random) +
      hedge(770, 660, 260, 30, random),
  },
};

/** The funeral houses by key; the key is stable. */
export const houseKeys: readonly string[] = Object.keys(houses);

/** A funeral house in its garden at the end of the day. 1200 x 800 units. Undefined for an unknown key. */
export function housePainting(key: string): Painting | undefined {
  const house = houses[key];
  return house && svgPainting(W, H, () => draw(key, house));
}

function draw(key: string, house: House): string {
  const random = seeded(`house ${key}`);
  const [high, middle, low] = house.sky;
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".8" stop-color="${low}"/></linearGradient>`,
    `<linearGradient id="lamp" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#f7dfa6"/><stop offset="1" stop-color="#c98f4c"/></linearGradient>`,
    `<radialGradient id="hall" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#fff1cb"/><stop offset=".6" stop-color="#ecc27c"/><stop offset="1" stop-color="#9d6233"/></radialGradient>`,
    `<linearGradient id="lawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d8d5c"/><stop offset="1" stop-color="#46583a"/></linearGradient>`,
    `<linearGradient id="path" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d8ccb6"/><stop offset="1" stop-color="#a79a86"/></linearGradient>`,
    `<filter id="blur"><feGaussianBlur stdDeviation="9"/></filter></defs>`,
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>`,
    clouds(W, 470, {
      across: 3,
      octaves: 5,
      seed: random.int(1, 90),
      strength: 0.75,
      colour: [255, 246, 232],
      stretch: 2.6,
    }),
    hills(house.hills, low, random),
    `<rect y="${GROUND - 14}" width="${W}" height="${H - GROUND + 14}" fill="url(#lawn)"/>`,
    lawn(random),
    `<path d="M520 ${GROUND + 30}C500 700 380 760 260 800H940C820 760 700 700 680 ${GROUND + 30}Z" fill="url(#path)"/>`,
    `<ellipse cx="600" cy="${GROUND + 10}" rx="520" ry="20" fill="#1c1a12" opacity=".4" filter="url(#blur)"/>`,
    house.build(random),
    house.before(random),
    `<rect width="${W}" height="${H}" fill="${mix(low, '#ffb765', 0.3)}" opacity=".09"/>`,
  ].join('');
}

function hills(colour: string, haze: string, random: Random): string {
  return [0, 1, 2]
    .map((layer) => {
      const base = 470 + layer * 55;
      const points: string[] = [];
      let y = base - random.range(40, 110);
      for (let x = -60; x <= W + 60; x += 90) {
        y += random.near(0, 46);
        y = Math.min(base - 10, Math.max(base - 170 + layer * 40, y));
        points.push(`${x === -60 ? 'M' : 'S'}${x === -60 ? '' : `${x - 45} ${n(y)} `}${x} ${n(y)}`);
      }
      return `<path d="${points.join('')}V${GROUND}H-60Z" fill="${mix(haze, colour, 0.35 + layer * 0.28)}"/>`;
    })
    .join('');
}

function lawn(random: Random): string {
  const blades: string[] = [];
  for (let index = 0; index < 900; index += 1) {
    const depth = random.next();
    const y = GROUND + depth * (H - GROUND);
    blades.push(`M${n(random.range(0, W))} ${n(y)}l${n(random.near(0, 3))} ${n(-4 - depth * 9)}`);
  }
  return `<path d="${blades.join('')}" stroke="#a3b077" stroke-width="1.5" opacity=".4"/>`;
}
