import { arc, fan, posy, sedapMalam } from '../art/botany/arrangements.ts';
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
import { cubic, line } from '../art/pen/svg.ts';
import { quoteMarks } from '../art/symbols.ts';
import { CARD_SIZE as S } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { quoteTexts, type QuoteArea } from './quoteTexts.ts';

const INK = '#1f2a2e';
const SOFT = '#56636a';
const EVERGREEN = '#1f4d4a';
const GOLD = '#b08d57';
const PALE_GOLD = '#cfb078';
const IVORY = '#f6f0e2';

/** The templates of group quotes: a large quote. */
export const quoteTemplates: readonly CardTemplate[] = [
  quote(
    401,
    'Tanda Petik Emas',
    { x: 150, top: 220, width: 780, bottom: 970, ink: INK, soft: SOFT },
    (area) => [
      paperGround(S, S, '#fbf8f2', 130),
      hairlineFrame(S, S, 44, GOLD),
      quoteMarks(540 - 62, 104, 96, GOLD),
      divider(540, ruleAt(area), 240, GOLD),
    ],
  ),
  quote(
    402,
    'Melati Senja',
    { x: 120, top: 100, width: 800, bottom: 830, align: 'left', ink: IVORY, soft: PALE_GOLD },
    () => {
      const random = seeded('quote dusk');
      return [
        duskGround(S, S, '#14302f', '#3d5a55'),
        quoteMarks(690, 70, 330, '#ffffff', 0.06),
        melatiSprig(
          cubic([1100, 1010], [960, 1020], [800, 990], [600, 960]),
          124,
          duskScheme,
          random,
          3,
        ),
        melatiSprig(
          cubic([1100, 1030], [1040, 900], [1010, 800], [1010, 690]),
          104,
          duskScheme,
          random,
          2,
        ),
      ];
    },
  ),
  quote(
    403,
    'Garis Linen',
    {
      x: 150,
      top: 150,
      width: 780,
      bottom: 930,
      ink: EVERGREEN,
      soft: '#4b5f5b',
      upright: true,
      size: 56,
    },
    () => {
      const random = seeded('quote linen');
      const pair = (y: number, flip: number): string[] =>
        [-1, 1].map((side) =>
          oliveBranch(
            cubic(
              [540, y],
              [540 + side * 110, y - flip * 8],
              [540 + side * 220, y + flip * 14],
              [540 + side * 330, y - flip * 18],
            ),
            66,
            whiteScheme,
            random,
          ),
        );
      return [linenGround(S, S, '#f0eadd'), ...pair(92, 1), ...pair(990, -1)];
    },
  ),
  quote(
    404,
    'Lingkar Batu',
    { x: 250, top: 225, width: 580, bottom: 856, ink: INK, soft: SOFT, size: 50 },
    () => {
      const random = seeded('quote stone');
      return [
        stoneGround(S, S, '#e9e5de', 140),
        `<circle cx="540" cy="540" r="468" fill="#fbf9f5" opacity=".72"/>`,
        `<circle cx="540" cy="540" r="468" fill="none" stroke="${GOLD}" stroke-width="2"/><circle cx="540" cy="540" r="457" fill="none" stroke="${GOLD}" stroke-width=".8"/>`,
        branch(
          arc([540, 540], 468, 468, Math.PI * 0.62, Math.PI * 1.02),
          { form: leafForms.olive, length: 96, pairs: 11 },
          inkScheme,
          random,
        ),
        branch(
          arc([540, 540], 468, 468, Math.PI * 1.62, Math.PI * 2.02),
          { form: leafForms.olive, length: 96, pairs: 11 },
          inkScheme,
          random,
        ),
        posy(
          [262, 918],
          [
            { flower: melati, x: -40, y: -22, scale: 0.55 },
            { flower: melati, x: 34, y: 20, scale: 0.6 },
          ],
          fan(leafForms.melati, 6, 80, 22, random),
          inkScheme,
          random,
        ),
        posy(
          [818, 162],
          [
            { flower: melati, x: -34, y: -18, scale: 0.55 },
            { flower: melati, x: 34, y: 20, scale: 0.52 },
          ],
          fan(leafForms.melati, 6, 80, 22, random),
          inkScheme,
          random,
        ),
      ];
    },
  ),
  quote(
    405,
    'Sedap Malam di Tepi',
    {
      x: 380,
      top: 160,
      width: 600,
      bottom: 960,
      align: 'left',
      ink: INK,
      soft: '#7a6138',
      size: 54,
    },
    () => {
      const random = seeded('quote tuberose');
      const pen = penScheme('#d9bd86', '#2a5a55', '#1d4643');
      return [
        paperGround(S, S, '#f8f3e9', 150),
        `<rect width="300" height="1080" fill="#1f4d4a"/><rect x="312" width="2" height="1080" fill="${GOLD}"/>`,
        `<svg width="300" height="1080" viewBox="0 0 300 1080">${[
          sedapMalam(cubic([150, 1110], [140, 800], [120, 460], [170, 110]), 120, pen, random),
          sedapMalam(cubic([90, 1120], [60, 900], [30, 740], [60, 470]), 92, pen, random),
        ].join('')}</svg>`,
        quoteMarks(380, 56, 78, GOLD),
      ];
    },
  ),
  quote(
    406,
    'Lili di Kaki Halaman',
    { x: 140, top: 96, width: 800, bottom: 740, ink: INK, soft: SOFT, size: 54 },
    (area) => {
      const random = seeded('quote lily');
      return [
        paperGround(S, S, '#f5f1ea', 160),
        line('M120 60H960', GOLD, 1.4),
        quoteMarks(540 - 28, 40, 44, '#b08d57'),
        oliveBranch(cubic([540, 960], [380, 950], [220, 940], [40, 850]), 100, inkScheme, random),
        oliveBranch(cubic([540, 960], [700, 950], [860, 940], [1040, 850]), 100, inkScheme, random),
        posy(
          [540, 965],
          [
            { flower: lilyBud, x: -190, y: -40, scale: 0.85, tilt: 1.35, roll: -1 },
            { flower: lilyBud, x: 190, y: -40, scale: 0.85, tilt: 1.35, roll: 1 },
            { flower: lily, x: -120, y: 10, scale: 0.95 },
            { flower: lily, x: 125, y: 10, scale: 0.95 },
            { flower: lily, x: 0, y: -20, scale: 1.15, tilt: 0.5, roll: 0 },
          ],
          fan(leafForms.lily, 13, 165, 46, random, Math.PI * 1.05, Math.PI * 1.95),
          inkScheme,
          random,
        ),
        divider(540, ruleAt(area), 220, GOLD),
      ];
    },
  ),
  quote(
    407,
    'Bingkai Malam',
    { x: 190, top: 190, width: 700, bottom: 890, ink: '#f3e9d2', soft: PALE_GOLD, size: 54 },
    (area) => {
      const random = seeded('quote night');
      const pen = penScheme(PALE_GOLD, '#232c38', '#1b2430');
      const corner = (turn: number): string =>
        `<g transform="rotate(${turn} 540 540)">${branch(cubic([70, 300], [76, 160], [160, 76], [300, 70]), { form: leafForms.laurel, length: 78, pairs: 7, from: 0 }, pen, random)}</g>`;
      return [
        stoneGround(S, S, '#1b2430', 170),
        hairlineFrame(S, S, 62, PALE_GOLD),
        ...[0, 90, 180, 270].map(corner),
        divider(540, ruleAt(area), 220, PALE_GOLD),
      ];
    },
  ),
];

/** Returns the y position of the ornament between quote and footer, in px. */
function ruleAt(area: QuoteArea): number {
  return Math.round(area.top + (area.bottom - area.top) * 0.85);
}

function quote(
  id: number,
  title: string,
  area: QuoteArea,
  draw: (area: QuoteArea) => string[],
): CardTemplate {
  return {
    id,
    group: 'quotes',
    title,
    layout: { width: S, height: S, texts: quoteTexts(area) },
    draw: () => draw(area).join(''),
  };
}
