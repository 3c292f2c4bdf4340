import { arc, fan, posy, wreath } from '../art/botany/arrangements.ts';
import { lily, lilyBud, melati, rose } from '../art/botany/flowers.ts';
import { branch, leafForms, oliveBranch } from '../art/botany/leaves.ts';
import { duskScheme, inkScheme, penScheme, whiteScheme } from '../art/botany/scheme.ts';
import {
  divider,
  duskGround,
  hairlineFrame,
  linenGround,
  paperGround,
  stoneGround,
} from '../art/grounds.ts';
import { seeded } from '../art/pen/random.ts';
import { cubic } from '../art/pen/svg.ts';
import { CARD_SIZE as S, type Box } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { memorialTexts, dividerY, type MemorialArea } from './memorialTexts.ts';

const INK = '#1f2a2e';
const SOFT_INK = '#56636a';
const GOLD = '#b08d57';
const PALE_GOLD = '#cfb078';

/** Distance between the edge of the plate and the logo box on it, in px. */
const MARGIN = 22;

/**
 * The templates of the group `logo`. The company's logo is on a pale background or a pale plate, so
 * that any logo is legible.
 */
export const logoTemplates: readonly CardTemplate[] = [
  logoTemplate(
    501,
    'Kop Surat',
    { x: 340, y: 84, width: 400, height: 170 },
    { x: 150, top: 300, width: 780, bottom: 950, ink: INK, soft: SOFT_INK },
    (area) => [
      paperGround(S, S, '#fbf9f5', 180),
      hairlineFrame(S, S, 44, GOLD),
      `<rect x="290" y="40" width="500" height="26" fill="#fbf9f5"/>`,
      `<path d="M300 273H780" stroke="${GOLD}" stroke-width="1.2"/>`,
      divider(540, dividerY(area), 250, GOLD),
    ],
  ),
  logoTemplate(
    502,
    'Zaitun Resmi',
    { x: 345, y: 76, width: 390, height: 160 },
    { x: 150, top: 270, width: 780, bottom: 880, ink: INK, soft: SOFT_INK },
    (area, plate) => {
      const random = seeded('logo olive');
      return [
        stoneGround(S, S, '#e9e6df', 190),
        plate('#fdfcf9', '#d9d1c3'),
        ...[-1, 1].map((side) =>
          oliveBranch(
            cubic(
              [540, 985],
              [540 + side * 150, 1000],
              [540 + side * 300, 990],
              [540 + side * 470, 900],
            ),
            96,
            whiteScheme,
            random,
          ),
        ),
        posy(
          [540, 975],
          [
            { flower: melati, x: -56, y: 6, scale: 0.55 },
            { flower: melati, x: 56, y: 6, scale: 0.55 },
            { flower: melati, x: 0, y: -6, scale: 0.68, tilt: 0.2 },
          ],
          fan(leafForms.melati, 7, 84, 24, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 240, '#8f7142'),
      ];
    },
  ),
  logoTemplate(
    503,
    'Lajur Hijau',
    { x: 56, y: 96, width: 268, height: 200 },
    {
      x: 440,
      top: 170,
      width: 560,
      bottom: 920,
      align: 'left',
      ink: INK,
      soft: SOFT_INK,
      nameSize: 76,
    },
    (_area, plate) => {
      const random = seeded('logo column');
      const pen = penScheme('#d9bd86', '#2a5a55', '#1d4643');
      return [
        paperGround(S, S, '#f8f4ec', 200),
        `<rect width="380" height="1080" fill="#1f4d4a"/><rect x="390" width="2" height="1080" fill="${GOLD}"/>`,
        plate('#fdfcf9', '#fdfcf9'),
        branch(
          cubic([190, 1100], [150, 900], [230, 700], [190, 380]),
          { form: leafForms.laurel, length: 150, pairs: 9, spread: 0.8 },
          pen,
          random,
        ),
      ];
    },
  ),
  logoTemplate(
    504,
    'Senja Korporat',
    { x: 340, y: 92, width: 400, height: 170 },
    { x: 215, top: 296, width: 650, bottom: 862, ink: '#fbf6ea', soft: '#f0e8d4' },
    (area, plate) => {
      const random = seeded('logo dusk');
      return [
        duskGround(S, S, '#182a33', '#44585c'),
        hairlineFrame(S, S, 40, PALE_GOLD),
        plate('#faf7f0', PALE_GOLD),
        ...[-1, 1].map((side) =>
          branch(
            cubic(
              [540 + side * 500, 1040],
              [540 + side * 380, 1030],
              [540 + side * 260, 1010],
              [540 + side * 120, 985],
            ),
            { form: leafForms.olive, length: 92, pairs: 8 },
            duskScheme,
            random,
          ),
        ),
        posy(
          [90, 1000],
          [
            { flower: lily, x: -20, y: -90, scale: 0.8 },
            { flower: lily, x: 90, y: 0, scale: 0.85 },
            { flower: lily, x: -10, y: 10, scale: 0.95, tilt: 0.4 },
          ],
          fan(leafForms.lily, 9, 160, 40, random, Math.PI * 1.1, Math.PI * 2.1),
          duskScheme,
          random,
        ),
        posy(
          [990, 1000],
          [
            { flower: lily, x: 20, y: -90, scale: 0.8 },
            { flower: lily, x: -90, y: 0, scale: 0.85 },
            { flower: lily, x: 10, y: 10, scale: 0.95, tilt: 0.4 },
          ],
          fan(leafForms.lily, 9, 160, 40, random, Math.PI * 0.9, Math.PI * 1.9),
          duskScheme,
          random,
        ),
        divider(540, dividerY(area), 250, PALE_GOLD),
      ];
    },
  ),
  logoTemplate(
    505,
    'Karangan Mawar',
    { x: 350, y: 838, width: 380, height: 150 },
    { x: 150, top: 282, width: 780, bottom: 806, ink: INK, soft: SOFT_INK },
    (area, plate) => {
      const random = seeded('logo roses');
      return [
        linenGround(S, S, '#efe8dc'),
        plate('#fdfbf6', '#d8ccb6'),
        ...[-1, 1].map((side) =>
          branch(
            cubic(
              [540, 120],
              [540 + side * 160, 60],
              [540 + side * 320, 80],
              [540 + side * 480, 220],
            ),
            { form: leafForms.rose, length: 100, pairs: 8 },
            whiteScheme,
            random,
          ),
        ),
        posy(
          [540, 108],
          [
            { flower: melati, x: -220, y: -10, scale: 0.55 },
            { flower: melati, x: 220, y: -10, scale: 0.55 },
            { flower: rose, x: -135, y: 0, scale: 0.85 },
            { flower: rose, x: 135, y: 0, scale: 0.85 },
            { flower: rose, x: 0, y: 0, scale: 1.12, tilt: 0.3 },
          ],
          fan(leafForms.rose, 11, 90, 72, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 240, '#8f7142'),
      ];
    },
  ),
  logoTemplate(
    506,
    'Lingkar Lambang',
    { x: 400, y: 130, width: 280, height: 150 },
    {
      x: 275,
      top: 320,
      width: 530,
      bottom: 845,
      ink: INK,
      soft: '#4b585c',
      nameSize: 64,
      headlineSize: 48,
    },
    (area) => {
      const random = seeded('logo wreath');
      return [
        paperGround(S, S, '#f6f2ea', 210),
        wreath(
          [540, 540],
          460,
          0.9,
          { form: leafForms.olive, length: 104, pairs: 20 },
          inkScheme,
          random,
        ),
        posy(
          [540, 1004],
          [
            { flower: lilyBud, x: -110, y: -40, scale: 0.7, tilt: 1.35, roll: -1 },
            { flower: lilyBud, x: 110, y: -40, scale: 0.7, tilt: 1.35, roll: 1 },
            { flower: lily, x: 0, y: -20, scale: 0.9, tilt: 0.5, roll: 0 },
          ],
          fan(leafForms.lily, 9, 112, 30, random, Math.PI, 2 * Math.PI),
          inkScheme,
          random,
        ),
        `<g opacity=".9">${branch(arc([540, 540], 460, 460, -1.98, -1.9), { form: leafForms.olive, length: 50, pairs: 1 }, inkScheme, random)}</g>`,
        divider(540, dividerY(area), 190, GOLD),
      ];
    },
  ),
];

/** Draws the plate, a rectangle behind the logo. */
type DrawPlate = (fill: string, stroke: string) => string;

function logoTemplate(
  id: number,
  title: string,
  logoBox: Box,
  area: MemorialArea,
  draw: (area: MemorialArea, plate: DrawPlate) => string[],
): CardTemplate {
  const plate: DrawPlate = (fill, stroke) =>
    `<rect x="${logoBox.x - MARGIN}" y="${logoBox.y - MARGIN}" width="${logoBox.width + 2 * MARGIN}" height="${logoBox.height + 2 * MARGIN}" ` +
    `rx="6" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
  return {
    id,
    group: 'logo',
    title,
    layout: { width: S, height: S, texts: memorialTexts(area), logo: logoBox },
    draw: () => draw(area, plate).join(''),
  };
}
