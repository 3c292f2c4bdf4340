import { arc, fan, posy, wreath } from '../art/botany/arrangements.ts';
import { krisan, lily, lilyBud, melati } from '../art/botany/flowers.ts';
import { kamboja, lotus, plum } from '../art/botany/gardenFlowers.ts';
import { branch, leafForms, melatiSprig, oliveBranch, stem } from '../art/botany/leaves.ts';
import { duskScheme, inkScheme, whiteScheme, withPetals } from '../art/botany/scheme.ts';
import {
  divider,
  duskGround,
  hairlineFrame,
  linenGround,
  paperGround,
  stoneGround,
} from '../art/grounds.ts';
import { seeded } from '../art/pen/random.ts';
import { along, cubic, fill, line } from '../art/pen/svg.ts';
import {
  chiRho,
  dharmaWheel,
  eightStar,
  genta,
  latinCross,
  mihrab,
  splitGate,
  starPattern,
} from '../art/symbols.ts';
import { CARD_SIZE as S } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { memorialTexts, dividerY, type MemorialArea } from './memorialTexts.ts';

const INK = '#1f2a2e';
const SOFT = '#56636a';
const IVORY = '#f6f0e2';
const GOLD = '#b08d57';
const PALE_GOLD = '#cfb078';

const pink = withPetals(
  whiteScheme,
  ['#a86d7c', '#d29dab', '#ecc9cf', '#fbeeed'],
  '#e7c9a0',
  '#7d4a58',
);
const plumeria = withPetals(
  whiteScheme,
  ['#b3ac9a', '#ded6c4', '#f5efdf', '#fffdf5'],
  '#e0ad38',
  '#85795c',
);

/**
 * The templates of group E: Islam, Protestantism, Catholicism, Hinduism, Buddhism, Confucianism.
 */
export const religiousTemplates: readonly CardTemplate[] = [
  religious(
    301,
    'Islam · Mihrab',
    {
      x: 215,
      top: 330,
      width: 650,
      bottom: 960,
      ink: IVORY,
      soft: '#d5c7a6',
      headlineSize: 46,
      nameSize: 74,
      headline: 'Inna lillahi wa inna ilaihi raji’un',
      under: 'telah berpulang ke rahmatullah',
    },
    (area) => [
      stoneGround(S, S, '#12383a', 81),
      `<defs>${starPattern('girih', 108, PALE_GOLD, 0.5)}<clipPath id="outside"><path clip-rule="evenodd" d="M0 0H1080V1080H0Z${mihrab(150, 780, 70, 420, 1090)}Z"/></clipPath></defs>`,
      `<g clip-path="url(#outside)"><rect width="1080" height="1080" fill="#0d2d30"/><rect width="1080" height="1080" fill="url(#girih)"/></g>`,
      line(mihrab(150, 780, 70, 420, 1090), PALE_GOLD, 3.2),
      line(mihrab(166, 748, 94, 424, 1090), PALE_GOLD, 1.1),
      line(mihrab(134, 812, 46, 416, 1090), PALE_GOLD, 1.1),
      line(eightStar(540, 235, 46), PALE_GOLD, 2.2),
      line(eightStar(540, 235, 34), PALE_GOLD, 1),
      fill(eightStar(540, 235, 13), PALE_GOLD),
      divider(540, dividerY(area), 230, PALE_GOLD),
    ],
  ),
  religious(
    302,
    'Islam · Melati dan Bintang',
    {
      x: 150,
      top: 250,
      width: 780,
      bottom: 890,
      ink: '#17413a',
      soft: '#4d625b',
      headlineSize: 50,
      headline: 'Inna lillahi wa inna ilaihi raji’un',
      under: 'telah berpulang ke rahmatullah',
    },
    (area) => {
      const random = seeded('islam melati');
      const band = (y: number): string =>
        `<rect x="0" y="${y}" width="1080" height="108" fill="#eae3d2"/><rect x="0" y="${y}" width="1080" height="108" fill="url(#girih)"/>` +
        `<path d="M0 ${y}H1080M0 ${y + 108}H1080" stroke="${GOLD}" stroke-width="2"/><path d="M0 ${y - 8}H1080M0 ${y + 116}H1080" stroke="${GOLD}" stroke-width=".8"/>`;
      return [
        paperGround(S, S, '#f8f4ea', 90),
        `<defs>${starPattern('girih', 108, '#927443', 0.75)}</defs>`,
        band(46),
        `<g transform="translate(0 972)">${band(-46)}</g>`,
        melatiSprig(
          cubic([540, 212], [450, 214], [380, 205], [310, 190]),
          66,
          whiteScheme,
          random,
          1,
        ),
        melatiSprig(
          cubic([540, 212], [630, 214], [700, 205], [770, 190]),
          66,
          whiteScheme,
          random,
          1,
        ),
        posy(
          [540, 208],
          [
            { flower: melati, x: -44, y: 0, scale: 0.42 },
            { flower: melati, x: 44, y: 0, scale: 0.42 },
            { flower: melati, x: 0, y: -4, scale: 0.55, tilt: 0.2 },
          ],
          fan(leafForms.melati, 6, 60, 18, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 250, GOLD),
      ];
    },
  ),
  religious(
    303,
    'Kristen · Salib dan Lili',
    {
      x: 440,
      top: 160,
      width: 570,
      bottom: 880,
      ink: INK,
      soft: '#4a555a',
      nameSize: 76,
      under: 'atas berpulangnya ke rumah Bapa di surga',
    },
    (area) => {
      const random = seeded('cross lilies');
      return [
        stoneGround(S, S, '#efece5', 101),
        fill(latinCross(219, 152, 720, 36), '#7c5f3b'),
        fill(latinCross(216, 150, 720, 32), '#a98a5c'),
        oliveBranch(cubic([60, 1010], [140, 900], [260, 860], [330, 640]), 92, whiteScheme, random),
        oliveBranch(cubic([330, 1040], [250, 960], [120, 860], [90, 660]), 92, whiteScheme, random),
        posy(
          [216, 900],
          [
            { flower: lilyBud, x: -105, y: -170, scale: 0.95, tilt: 1.35, roll: -0.4 },
            { flower: lilyBud, x: 115, y: -190, scale: 0.9, tilt: 1.35, roll: 0.45 },
            { flower: lily, x: -95, y: 30, scale: 1 },
            { flower: lily, x: 105, y: 40, scale: 1 },
            { flower: lily, x: 5, y: -60, scale: 1.15, tilt: 0.5, roll: 0.1 },
          ],
          fan(leafForms.lily, 13, 210, 60, random, Math.PI, 2 * Math.PI),
          whiteScheme,
          random,
        ),
        divider(725, dividerY(area), 230, '#8f7142'),
      ];
    },
  ),
  religious(
    304,
    'Katolik · Damai Kristus',
    {
      x: 265,
      top: 310,
      width: 550,
      bottom: 840,
      ink: INK,
      soft: '#444f54',
      headlineSize: 46,
      nameSize: 66,
      headline: 'Beristirahatlah dalam Damai',
      under: 'telah dipanggil menghadap Bapa di surga',
    },
    (area) => {
      const random = seeded('chi rho wreath');
      return [
        linenGround(S, S, '#efe8dc'),
        wreath(
          [540, 560],
          445,
          0.52,
          { form: leafForms.laurel, length: 104, pairs: 20, spread: 0.62 },
          whiteScheme,
          random,
        ),
        `<circle cx="540" cy="168" r="112" fill="#f3ecdf"/>`,
        chiRho(540, 168, 92, '#96763f'),
        posy(
          [540, 998],
          [
            { flower: lily, x: -70, y: 0, scale: 0.7 },
            { flower: lily, x: 70, y: 0, scale: 0.7 },
            { flower: lily, x: 0, y: -26, scale: 0.86, tilt: 0.4, roll: 0 },
          ],
          fan(leafForms.lily, 10, 130, 34, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 190, '#8f7142'),
      ];
    },
  ),
  religious(
    305,
    'Hindu · Kamboja dan Candi Bentar',
    {
      x: 170,
      top: 100,
      width: 740,
      bottom: 690,
      ink: '#fbf6ea',
      soft: '#f0dfbd',
      headlineSize: 56,
      headline: 'Dumogi Amor ing Acintya',
      under: 'turut berdukacita atas berpulangnya',
    },
    (area) => {
      const random = seeded('split gate');
      return [
        duskGround(S, S, '#2a2230', '#94603f', 1.15),
        `<defs><radialGradient id="sun" cx=".5" cy="1" r=".36"><stop offset="0" stop-color="#ffe0a6" stop-opacity=".85"/><stop offset="1" stop-color="#ffcf8a" stop-opacity="0"/></radialGradient></defs><rect width="1080" height="1080" fill="url(#sun)"/>`,
        splitGate(462, 1100, 330, -1, '#1d1820'),
        splitGate(618, 1100, 330, 1, '#1d1820'),
        ...[-1, 1].map((side) =>
          posy(
            [540 + side * 440, 985],
            [
              { flower: kamboja, x: side * 30, y: -140, scale: 0.62 },
              { flower: kamboja, x: side * -130, y: 20, scale: 0.8 },
              { flower: kamboja, x: side * 60, y: 45, scale: 0.85 },
              { flower: kamboja, x: side * -30, y: -55, scale: 1, tilt: 0.3 },
            ],
            fan(leafForms.laurel, 13, 215, 40, random, Math.PI * 0.9, Math.PI * 2.1),
            { ...plumeria, leaf: duskScheme.leaf, leafBack: duskScheme.leafBack },
            random,
          ),
        ),
        divider(540, dividerY(area), 250, '#e2c48a'),
      ];
    },
  ),
  religious(
    306,
    'Buddha · Dharmacakra dan Teratai',
    {
      x: 170,
      top: 250,
      width: 740,
      bottom: 800,
      ink: INK,
      soft: SOFT,
      headlineSize: 52,
      nameSize: 78,
      headline: 'Sabbe Sankhara Anicca',
      under: 'segala yang terbentuk tidaklah kekal',
    },
    (area) => {
      const random = seeded('lotus pond');
      const pad = (x: number, y: number, rx: number): string =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.26}" fill="#3d6257"/><ellipse cx="${x}" cy="${y - 3}" rx="${rx - 4}" ry="${rx * 0.26 - 3}" fill="#5d8573"/>` +
        Array.from({ length: 11 }, (_, index) => {
          const angle = (index / 11) * 2 * Math.PI + 0.2;
          return `<path d="M${x} ${y - 3}Q${x + Math.cos(angle) * rx * 0.5} ${y - 6 + Math.sin(angle) * rx * 0.12} ${x + Math.cos(angle) * (rx - 6)} ${y - 3 + Math.sin(angle) * (rx * 0.26 - 5)}" stroke="#3d6257" stroke-width="1.4" fill="none" opacity=".7"/>`;
        }).join('');
      return [
        paperGround(S, S, '#f6f0e3', 111),
        hairlineFrame(S, S, 40, GOLD),
        dharmaWheel(540, 150, 66, '#a5834a'),
        `<g opacity=".9">${pad(230, 985, 150)}${pad(860, 990, 170)}${pad(540, 1010, 210)}${pad(110, 1030, 110)}${pad(985, 1035, 110)}</g>`,
        stem(cubic([330, 1000], [322, 960], [318, 940], [322, 905]), 9, whiteScheme),
        stem(cubic([772, 1000], [780, 960], [784, 950], [780, 915]), 9, whiteScheme),
        lotus({ x: 322, y: 905, scale: 0.78, tilt: 1.12, roll: -0.12 }, pink, random),
        lotus({ x: 780, y: 918, scale: 0.7, tilt: 1.12, roll: 0.14 }, pink, random),
        lotus({ x: 545, y: 975, scale: 1.3, tilt: 1.05, roll: 0 }, pink, random),
        divider(540, dividerY(area), 220, '#a5834a'),
      ];
    },
  ),
  religious(
    307,
    'Khonghucu · Genta dan Mei Hua',
    {
      x: 130,
      top: 280,
      width: 650,
      bottom: 940,
      align: 'left',
      ink: INK,
      soft: SOFT,
      nameSize: 80,
      under: 'atas berpulangnya ke haribaan Tian',
    },
    () => {
      const random = seeded('plum branch');
      const bough = cubic([1100, 60], [1010, 330], [960, 480], [1010, 820], 40);
      const twigs = [
        cubic([1060, 150], [900, 120], [760, 190], [560, 120]),
        cubic([1020, 270], [900, 300], [860, 260], [770, 320]),
        cubic([985, 470], [920, 500], [900, 570], [880, 640]),
        cubic([990, 620], [1000, 760], [930, 860], [940, 980]),
      ];
      const wood = { ...whiteScheme, stem: '#5c4a40', leafLine: '#3a2d27' };
      const blossoms = twigs.flatMap((twig, index) =>
        Array.from({ length: index === 0 ? 6 : 4 }, (_, place) => {
          const at = along(twig, 0.25 + (0.75 * place) / (index === 0 ? 5 : 3));
          return plum(
            {
              x: at.point[0] + random.near(0, 14),
              y: at.point[1] + random.near(0, 14),
              scale: random.range(0.3, 0.5),
              tilt: random.range(0.1, 0.8),
              roll: random.range(0, 6.28),
            },
            index % 2 === 0 ? whiteScheme : pink,
            random,
          );
        }),
      );
      return [
        paperGround(S, S, '#f5eee1', 120),
        hairlineFrame(S, S, 40, GOLD),
        stem(bough, 34, wood),
        ...twigs.map((twig) => stem(twig, 13, wood)),
        ...blossoms,
        branch(
          cubic([800, 1060], [830, 960], [860, 900], [900, 850]),
          { form: leafForms.bamboo, length: 120, pairs: 4, spread: 0.6 },
          inkScheme,
          random,
        ),
        posy(
          [930, 985],
          [
            { flower: krisan, x: -70, y: 25, scale: 0.6 },
            { flower: krisan, x: 50, y: 10, scale: 0.85, tilt: 0.3 },
          ],
          fan(leafForms.bamboo, 9, 150, 40, random, Math.PI, 2 * Math.PI),
          whiteScheme,
          random,
        ),
        genta(190, 112, 150, '#96763f'),
      ];
    },
  ),
  religious(
    308,
    'Kristen · Terang Kekal',
    {
      x: 150,
      top: 372,
      width: 780,
      bottom: 990,
      ink: '#fbf6ea',
      soft: '#eee2c8',
      under: 'telah pulang ke rumah Bapa',
    },
    (area) => {
      const random = seeded('eternal light');
      const rays = Array.from({ length: 28 }, (_, index) => {
        const angle = (index / 28) * 2 * Math.PI;
        const [a, b] = [angle - 0.035, angle + 0.035];
        return `<path d="M540 165L${540 + Math.cos(a) * 900} ${165 + Math.sin(a) * 900}L${540 + Math.cos(b) * 900} ${165 + Math.sin(b) * 900}Z" fill="#f3dfae" opacity=".05"/>`;
      });
      return [
        duskGround(S, S, '#1c2b3a', '#3f5560'),
        `<defs><radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="540" cy="150" r="300"><stop offset="0" stop-color="#ffe9bd" stop-opacity=".62"/><stop offset=".4" stop-color="#f3d79b" stop-opacity=".17"/><stop offset="1" stop-color="#f3d79b" stop-opacity="0"/></radialGradient></defs>`,
        ...rays,
        `<rect width="1080" height="1080" fill="url(#halo)"/>`,
        fill(latinCross(540, 52, 270, 20), '#fff6e0'),
        ...[-1, 1].map((side) =>
          branch(
            arc([540, 210], 300, 92, Math.PI / 2, Math.PI / 2 + side * 1.75),
            { form: leafForms.olive, length: 74, pairs: 9 },
            duskScheme,
            random,
          ),
        ),
        posy(
          [540, 304],
          [
            { flower: melati, x: -44, y: 2, scale: 0.42 },
            { flower: melati, x: 44, y: 2, scale: 0.42 },
            { flower: melati, x: 0, y: 0, scale: 0.52, tilt: 0.2 },
          ],
          [],
          duskScheme,
          random,
        ),
        divider(540, dividerY(area), 250, '#d9c08c'),
      ];
    },
  ),
];

function religious(
  id: number,
  title: string,
  area: MemorialArea,
  draw: (area: MemorialArea) => string[],
): CardTemplate {
  return {
    id,
    group: 'E',
    title,
    layout: { width: S, height: S, texts: memorialTexts(area) },
    draw: () => draw(area).join(''),
  };
}
