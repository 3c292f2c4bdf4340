import { arc, fan, posy, sedapMalam, wreath } from '../art/botany/arrangements.ts';
import { lily, lilyBud, melati } from '../art/botany/flowers.ts';
import { branch, leafForms, melatiSprig, oliveBranch } from '../art/botany/leaves.ts';
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
import { CARD_SIZE as S } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { memorialTexts, dividerY, type MemorialArea } from './memorialTexts.ts';

const INK = '#1f2a2e';
const SOFT = '#56636a';
const EVERGREEN = '#1f4d4a';
const GOLD = '#b08d57';
const IVORY = '#f6f0e2';

/** The templates of group F: botanical frames on paper, stone, linen and dusk backgrounds. */
export const generalTemplates: readonly CardTemplate[] = [
  general(
    101,
    'Ranting Zaitun',
    { x: 170, top: 215, width: 740, bottom: 880, ink: INK, soft: SOFT },
    (area) => {
      const random = seeded('olive corners');
      return [
        paperGround(S, S, '#fbf8f2'),
        hairlineFrame(S, S, 44, GOLD),
        ...[0, 180].map(
          (turn) =>
            `<g transform="rotate(${turn} 540 540)">${[
              oliveBranch(
                cubic([30, 330], [70, 210], [110, 130], [330, 92]),
                96,
                inkScheme,
                random,
              ),
              oliveBranch(
                cubic([60, 210], [110, 140], [210, 60], [520, 62]),
                104,
                inkScheme,
                random,
              ),
              oliveBranch(cubic([40, 150], [60, 300], [70, 360], [84, 520]), 92, inkScheme, random),
            ].join('')}</g>`,
        ),
        divider(540, dividerY(area), 250, GOLD),
      ].join('');
    },
  ),
  general(
    102,
    'Melati di Atas Linen',
    { x: 160, top: 330, width: 760, bottom: 990, ink: INK, soft: '#444f54' },
    (area) => {
      const random = seeded('melati linen');
      return [
        linenGround(S, S, '#ece4d6'),
        melatiSprig(
          cubic([540, 120], [440, 60], [330, 90], [170, 210]),
          118,
          whiteScheme,
          random,
          3,
        ),
        melatiSprig(
          cubic([540, 120], [640, 60], [750, 90], [910, 210]),
          118,
          whiteScheme,
          random,
          3,
        ),
        posy(
          [540, 150],
          [
            { flower: melati, x: -78, y: 26, scale: 0.72 },
            { flower: melati, x: 82, y: 22, scale: 0.7 },
            { flower: melati, x: 4, y: -52, scale: 0.66 },
            { flower: melati, x: 2, y: 30, scale: 0.92, tilt: 0.3 },
          ],
          fan(leafForms.melati, 9, 120, 30, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 250, '#8f7142'),
      ].join('');
    },
  ),
  general(
    103,
    'Lingkar Zaitun',
    {
      x: 265,
      top: 250,
      width: 550,
      bottom: 800,
      ink: INK,
      soft: '#444f54',
      nameSize: 74,
      headlineSize: 52,
    },
    (area) => {
      const random = seeded('olive wreath');
      return [
        stoneGround(S, S, '#e4e1db'),
        wreath(
          [540, 540],
          430,
          0.34,
          { form: leafForms.olive, length: 104, pairs: 21, spread: 0.66 },
          whiteScheme,
          random,
        ),
        posy(
          [540, 958],
          [
            { flower: melati, x: -62, y: 4, scale: 0.56 },
            { flower: melati, x: 60, y: 6, scale: 0.54 },
            { flower: melati, x: 0, y: -8, scale: 0.68, tilt: 0.3 },
          ],
          fan(leafForms.melati, 7, 84, 26, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 200, '#8f7142'),
      ].join('');
    },
  ),
  general(
    104,
    'Lili Senja',
    { x: 130, top: 84, width: 820, bottom: 690, ink: IVORY, soft: '#d9cfb8' },
    (area) => {
      const random = seeded('lily dusk');
      return [
        duskGround(S, S, '#152a2e', '#46605c'),
        hairlineFrame(S, S, 40, '#c9ab74'),
        posy(
          [300, 1010],
          [
            { flower: lilyBud, x: -235, y: -120, scale: 1, tilt: 1.35, roll: -0.75 },
            { flower: lilyBud, x: 215, y: -105, scale: 0.9, tilt: 1.35, roll: 0.95 },
            { flower: lily, x: -205, y: 0, scale: 1.25 },
            { flower: lily, x: 190, y: 10, scale: 1.2 },
            { flower: lily, x: -10, y: -60, scale: 1.45, tilt: 0.5, roll: -0.3 },
          ],
          fan(leafForms.lily, 17, 260, 70, random, Math.PI * 1.02, Math.PI * 1.98),
          duskScheme,
          random,
        ),
        posy(
          [850, 1030],
          [
            { flower: lilyBud, x: 120, y: -150, scale: 0.95, tilt: 1.3, roll: 0.5 },
            { flower: lily, x: 120, y: -10, scale: 1.15 },
            { flower: lily, x: -75, y: 10, scale: 1.05 },
          ],
          fan(leafForms.lily, 13, 230, 60, random, Math.PI * 1.05, Math.PI * 1.95),
          duskScheme,
          random,
        ),
        divider(540, dividerY(area), 260, '#c9ab74'),
      ].join('');
    },
  ),
  general(
    105,
    'Sedap Malam',
    {
      x: 390,
      top: 170,
      width: 590,
      bottom: 930,
      align: 'left',
      ink: INK,
      soft: SOFT,
      nameSize: 80,
    },
    () => {
      const random = seeded('tuberose');
      return [
        paperGround(S, S, '#f7f1e6', 8),
        `<rect x="360" y="190" width="1.6" height="700" fill="${GOLD}"/>`,
        sedapMalam(cubic([200, 1110], [180, 800], [160, 500], [215, 130]), 104, inkScheme, random),
        sedapMalam(cubic([150, 1120], [110, 880], [50, 640], [60, 380]), 84, inkScheme, random),
        sedapMalam(cubic([225, 1130], [255, 960], [280, 800], [285, 560]), 76, inkScheme, random),
      ].join('');
    },
  ),
  general(
    106,
    'Bingkai Daun Emas',
    { x: 200, top: 212, width: 680, bottom: 868, ink: IVORY, soft: '#d5c7a6' },
    (area) => {
      const random = seeded('gold leaves');
      const scheme = penScheme('#cfb078', '#1d4340', '#16383a');
      const corner = (sx: number, sy: number): string =>
        `<g transform="translate(${sx > 0 ? 0 : S} ${sy > 0 ? 0 : S}) scale(${sx} ${sy})">${[
          branch(
            cubic([60, 60], [150, 46], [300, 84], [470, 66]),
            { form: leafForms.laurel, length: 84, pairs: 9 },
            scheme,
            random,
          ),
          branch(
            cubic([60, 60], [46, 150], [84, 300], [66, 470]),
            { form: leafForms.laurel, length: 84, pairs: 9 },
            scheme,
            random,
          ),
          branch(
            cubic([60, 60], [110, 120], [140, 150], [215, 205]),
            { form: leafForms.laurel, length: 70, pairs: 4 },
            scheme,
            random,
          ),
        ].join('')}</g>`;
      return [
        stoneGround(S, S, '#1c403e', 31),
        corner(1, 1),
        corner(-1, 1),
        corner(1, -1),
        corner(-1, -1),
        divider(540, dividerY(area), 250, '#cfb078'),
      ].join('');
    },
  ),
  general(
    107,
    'Mahkota Linen',
    { x: 170, top: 250, width: 740, bottom: 900, ink: EVERGREEN, soft: '#4b5f5b' },
    (area) => {
      const random = seeded('linen crown');
      const half = (side: number): string =>
        `<g transform="translate(540 0) scale(${side} 1)">${[
          branch(
            cubic([0, 150], [120, 160], [240, 130], [350, 60]),
            { form: leafForms.round, length: 66, pairs: 7 },
            whiteScheme,
            random,
          ),
          branch(
            cubic([0, 160], [90, 200], [160, 210], [260, 190]),
            { form: leafForms.olive, length: 82, pairs: 6 },
            whiteScheme,
            random,
          ),
          branch(
            cubic([0, 985], [120, 990], [230, 1000], [330, 975]),
            { form: leafForms.olive, length: 74, pairs: 7 },
            whiteScheme,
            random,
          ),
        ].join('')}</g>`;
      return [
        linenGround(S, S, '#f0eade'),
        half(1),
        half(-1),
        posy(
          [540, 150],
          [
            { flower: melati, x: -52, y: 14, scale: 0.6 },
            { flower: melati, x: 54, y: 16, scale: 0.58 },
            { flower: melati, x: 0, y: -8, scale: 0.76, tilt: 0.25 },
          ],
          fan(leafForms.rose, 7, 84, 20, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 250, '#8f7142'),
      ].join('');
    },
  ),
  general(
    108,
    'Sabit Lili',
    { x: 405, top: 190, width: 575, bottom: 900, ink: INK, soft: SOFT, nameSize: 76 },
    (area) => {
      const random = seeded('lily crescent');
      return [
        stoneGround(S, S, '#efece6', 40),
        branch(
          arc([600, 540], 510, 480, Math.PI, Math.PI * 1.52),
          { form: leafForms.olive, length: 120, pairs: 12 },
          inkScheme,
          random,
        ),
        branch(
          arc([600, 540], 510, 480, Math.PI, Math.PI * 0.48),
          { form: leafForms.olive, length: 120, pairs: 12 },
          inkScheme,
          random,
        ),
        posy(
          [130, 540],
          [
            { flower: lilyBud, x: 40, y: -260, scale: 0.9, tilt: 1.35, roll: 0.35 },
            { flower: lilyBud, x: 50, y: 260, scale: 0.85, tilt: 1.35, roll: 2.7 },
            { flower: lily, x: 10, y: -165, scale: 0.95 },
            { flower: lily, x: 20, y: 165, scale: 0.92 },
            { flower: lily, x: 25, y: 0, scale: 1.15, tilt: 0.4, roll: 1.4 },
          ],
          fan(leafForms.lily, 12, 210, 60, random, -1.9, 1.9),
          inkScheme,
          random,
        ),
        divider(692, dividerY(area), 230, GOLD),
      ].join('');
    },
  ),
];

function general(
  id: number,
  title: string,
  area: MemorialArea,
  draw: (area: MemorialArea) => string,
): CardTemplate {
  return {
    id,
    group: 'F',
    title,
    layout: { width: S, height: S, texts: memorialTexts(area) },
    draw: () => draw(area),
  };
}
