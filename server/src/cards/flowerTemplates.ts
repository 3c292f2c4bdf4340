import { arc, fan, posy, type Placed } from '../art/botany/arrangements.ts';
import { krisan, lily, lilyBud, melati, rose } from '../art/botany/flowers.ts';
import { anggrek, kamboja } from '../art/botany/gardenFlowers.ts';
import { branch, leafForms, oliveBranch, stem, type LeafForm } from '../art/botany/leaves.ts';
import { duskScheme, whiteScheme, withPetals } from '../art/botany/scheme.ts';
import {
  divider,
  duskGround,
  hairlineFrame,
  linenGround,
  paperGround,
  stoneGround,
} from '../art/grounds.ts';
import { seeded, type Random } from '../art/pen/random.ts';
import { along, cubic } from '../art/pen/svg.ts';
import { CARD_SIZE as S } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { memorialTexts, dividerY, type MemorialArea } from './memorialTexts.ts';

const INK = '#1f2a2e';
const SOFT = '#56636a';
const IVORY = '#f6f0e2';
const GOLD = '#b08d57';

const blush = withPetals(
  whiteScheme,
  ['#b98f86', '#dcbcb2', '#f0dcd3', '#fcf3ec'],
  '#d9a793',
  '#8a675f',
);
const butter = withPetals(
  whiteScheme,
  ['#bfa368', '#e0cb95', '#f3e6c0', '#fdf8e6'],
  '#c9a44e',
  '#85713f',
);
const mauve = withPetals(
  whiteScheme,
  ['#74607f', '#a08bab', '#c9b8d0', '#ece3ee'],
  '#8d7796',
  '#57465f',
);
const wine = withPetals(
  whiteScheme,
  ['#3e1420', '#6b2334', '#93414f', '#bd7377'],
  '#4a1724',
  '#33111a',
);

/** The templates of group D: full flower compositions. */
export const flowerTemplates: readonly CardTemplate[] = [
  flowers(
    201,
    'Buket Lili Putih',
    { x: 140, top: 66, width: 800, bottom: 660, ink: INK, soft: SOFT },
    (area) => {
      const random = seeded('lily bouquet');
      return [
        paperGround(S, S, '#f4eee3', 12),
        ...[-1, 1].map((side) =>
          oliveBranch(
            cubic(
              [540, 960],
              [540 + side * 220, 940],
              [540 + side * 360, 860],
              [540 + side * 500, 720],
            ),
            110,
            whiteScheme,
            random,
          ),
        ),
        posy(
          [540, 990],
          [
            { flower: lilyBud, x: -330, y: -110, scale: 1.05, tilt: 1.35, roll: -0.9 },
            { flower: lilyBud, x: 330, y: -100, scale: 1.05, tilt: 1.35, roll: 0.9 },
            { flower: rose, x: -395, y: 40, scale: 0.95, scheme: blush },
            { flower: rose, x: 395, y: 50, scale: 0.95, scheme: blush },
            { flower: lily, x: -255, y: 0, scale: 1.3 },
            { flower: lily, x: 255, y: 5, scale: 1.25 },
            { flower: rose, x: -125, y: 80, scale: 0.95, scheme: blush },
            { flower: rose, x: 130, y: 85, scale: 0.9, scheme: blush },
            { flower: lily, x: 0, y: -55, scale: 1.5, tilt: 0.45, roll: 0.1 },
            { flower: melati, x: 5, y: 90, scale: 0.7 },
          ],
          fan(leafForms.lily, 19, 205, 95, random, Math.PI * 0.98, Math.PI * 2.02),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 250, GOLD),
      ].join('');
    },
  ),
  flowers(
    202,
    'Mawar dan Ekaliptus',
    { x: 455, top: 190, width: 545, bottom: 890, ink: INK, soft: '#444f54', nameSize: 76 },
    (area) => {
      const random = seeded('rose crescent');
      const leafy = { form: leafForms.round, length: 78, pairs: 11 };
      return [
        linenGround(S, S, '#efe7da'),
        branch(cubic([150, 560], [120, 360], [180, 160], [430, 60]), leafy, whiteScheme, random),
        branch(cubic([150, 560], [120, 760], [180, 940], [430, 1020]), leafy, whiteScheme, random),
        posy(
          [165, 540],
          [
            { flower: rose, x: 35, y: -290, scale: 0.8, scheme: butter },
            { flower: rose, x: 40, y: 295, scale: 0.78, scheme: butter },
            { flower: rose, x: -55, y: -185, scale: 1.1, scheme: blush },
            { flower: rose, x: -50, y: 190, scale: 1.1, scheme: blush },
            { flower: melati, x: 90, y: -180, scale: 0.6 },
            { flower: melati, x: 95, y: 170, scale: 0.62 },
            { flower: rose, x: 75, y: -85, scale: 0.9 },
            { flower: rose, x: 80, y: 90, scale: 0.92, scheme: butter },
            { flower: rose, x: -40, y: 0, scale: 1.45, tilt: 0.4 },
          ],
          fan(leafForms.rose, 15, 120, 118, random, -2, 2),
          whiteScheme,
          random,
        ),
        divider(727, dividerY(area), 230, '#8f7142'),
      ].join('');
    },
  ),
  flowers(
    203,
    'Krans Krisan',
    {
      x: 300,
      top: 296,
      width: 480,
      bottom: 774,
      ink: INK,
      soft: '#4b585c',
      nameSize: 66,
      headlineSize: 48,
    },
    (area) => {
      const random = seeded('krisan wreath');
      const ring = (radius: number, count: number, scale: number, turn: number): Placed[] =>
        arc([0, 0], radius, radius, turn, turn + 2 * Math.PI, count)
          .slice(1)
          .map(([x, y], index): Placed => ({
            flower: index % 3 === 1 ? rose : krisan,
            x: x + random.near(0, 6),
            y: y + random.near(0, 6),
            scale: scale * random.near(1, 0.12),
            tilt: 0.35,
            scheme: index % 3 === 1 ? blush : index % 3 === 2 ? butter : whiteScheme,
          }));
      return [
        stoneGround(S, S, '#e9e6e0', 17),
        posy(
          [540, 540],
          [...ring(384, 24, 0.4, 0.1), ...ring(448, 24, 0.66, 0)],
          [
            ...fan(leafForms.rose, 64, 110, 446, random),
            ...fan(leafForms.rose, 50, 90, 385, random),
            ...inward(leafForms.laurel, 46, 62, 392, random),
          ],
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 190, '#8f7142'),
      ].join('');
    },
  ),
  flowers(
    204,
    'Mawar Malam',
    { x: 150, top: 215, width: 780, bottom: 865, ink: IVORY, soft: '#d9cfb8' },
    (area) => {
      const random = seeded('night roses');
      const band = (y: number, flip: number): string =>
        posy(
          [540, y],
          Array.from({ length: 13 }, (_, index): Placed => {
            const place = index - 6;
            return {
              flower: index % 4 === 2 ? lily : index % 2 === 0 ? rose : melati,
              x: place * 92,
              y: flip * (14 + Math.abs(place) ** 1.5 * -4) + random.near(0, 14),
              scale: index % 4 === 2 ? 0.86 : index % 2 === 0 ? 0.86 : 0.55,
              tilt: 0.5,
              roll: flip > 0 ? random.near(0, 0.5) : Math.PI + random.near(0, 0.5),
              scheme: index % 4 === 0 ? wine : duskScheme,
            };
          }),
          [],
          duskScheme,
          random,
        );
      const leaves = (y: number, flip: number): string =>
        branch(
          cubic([540, y], [760, y + flip * 10], [920, y - flip * 30], [1090, y - flip * 130]),
          { form: leafForms.rose, length: 130, pairs: 9 },
          duskScheme,
          random,
        ) +
        branch(
          cubic([540, y], [320, y + flip * 10], [160, y - flip * 30], [-10, y - flip * 130]),
          { form: leafForms.rose, length: 130, pairs: 9 },
          duskScheme,
          random,
        );
      return [
        duskGround(S, S, '#1b1f2a', '#4a3f4a'),
        leaves(1000, 1),
        leaves(80, -1),
        band(1010, 1),
        band(70, -1),
        divider(540, dividerY(area), 250, '#c9ab74'),
      ].join('');
    },
  ),
  flowers(
    205,
    'Anggrek Bulan',
    {
      x: 100,
      top: 262,
      width: 540,
      bottom: 950,
      align: 'left',
      ink: INK,
      soft: SOFT,
      nameSize: 78,
    },
    () => {
      const random = seeded('orchid');
      const spray = cubic([1010, 1110], [990, 620], [900, 160], [330, 130], 40);
      const second = cubic([1040, 1110], [1060, 800], [1010, 560], [760, 520], 40);
      const blossoms = (
        points: readonly (readonly [number, number])[],
        count: number,
        from: number,
        size: number,
      ): string =>
        Array.from({ length: count }, (_, index) => {
          const t = 1 - ((1 - from) * index) / count;
          const place = along(points, t);
          const side = index % 2 === 0 ? 1 : -1;
          return anggrek(
            {
              x: place.point[0] + side * 16,
              y: place.point[1] + 34,
              scale: size * (0.62 + 0.42 * (index / count)),
              tilt: 0.35,
              roll: 0.25 * side + random.near(0, 0.15),
            },
            whiteScheme,
            random,
          );
        }).join('');
      return [
        paperGround(S, S, '#f3efe8', 30),
        stem(spray, 11, whiteScheme),
        stem(second, 9, whiteScheme),
        posy(
          [1010, 1090],
          [],
          fan(leafForms.laurel, 5, 330, 10, random, Math.PI * 1.02, Math.PI * 1.75),
          whiteScheme,
          random,
        ),
        blossoms(second, 5, 0.3, 1),
        blossoms(spray, 9, 0.42, 1),
      ].join('');
    },
  ),
  flowers(
    206,
    'Mawar Merona',
    { x: 160, top: 372, width: 760, bottom: 985, ink: '#3a2a2a', soft: '#6d5a58' },
    (area) => {
      const random = seeded('blush roses');
      return [
        paperGround(S, S, '#fbf3ee', 50),
        hairlineFrame(S, S, 40, '#c3a184'),
        ...[-1, 1].flatMap((side) => [
          branch(
            cubic(
              [540, 180],
              [540 + side * 170, 120],
              [540 + side * 300, 130],
              [540 + side * 470, 290],
            ),
            { form: leafForms.rose, length: 104, pairs: 8 },
            whiteScheme,
            random,
          ),
          branch(
            cubic(
              [540, 150],
              [540 + side * 150, 70],
              [540 + side * 280, 60],
              [540 + side * 400, 90],
            ),
            { form: leafForms.olive, length: 96, pairs: 8 },
            whiteScheme,
            random,
          ),
        ]),
        posy(
          [540, 170],
          [
            { flower: melati, x: -290, y: 0, scale: 0.55 },
            { flower: melati, x: 290, y: 0, scale: 0.55 },
            { flower: rose, x: -215, y: 10, scale: 0.85, scheme: blush },
            { flower: rose, x: 215, y: 10, scale: 0.85, scheme: blush },
            { flower: melati, x: -130, y: 70, scale: 0.5 },
            { flower: melati, x: 132, y: 72, scale: 0.5 },
            { flower: rose, x: -110, y: -25, scale: 1, scheme: butter },
            { flower: rose, x: 110, y: -25, scale: 1, scheme: butter },
            { flower: rose, x: 0, y: 15, scale: 1.3, scheme: blush, tilt: 0.3 },
          ],
          fan(leafForms.rose, 14, 110, 110, random),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 250, '#b38d68'),
      ].join('');
    },
  ),
  flowers(
    207,
    'Krisan Ungu',
    { x: 150, top: 90, width: 780, bottom: 730, ink: '#2b2533', soft: '#5d5466' },
    (area) => {
      const random = seeded('mauve krisan');
      return [
        stoneGround(S, S, '#e8e4e8', 60),
        ...[-1, 1].map((side) =>
          branch(
            cubic(
              [540, 1000],
              [540 + side * 220, 960],
              [540 + side * 390, 900],
              [540 + side * 530, 740],
            ),
            { form: leafForms.laurel, length: 120, pairs: 9 },
            whiteScheme,
            random,
          ),
        ),
        posy(
          [540, 1000],
          [
            { flower: krisan, x: -440, y: -60, scale: 0.75, scheme: mauve },
            { flower: krisan, x: 440, y: -55, scale: 0.75, scheme: mauve },
            { flower: melati, x: -360, y: 40, scale: 0.7 },
            { flower: melati, x: 365, y: 45, scale: 0.7 },
            { flower: krisan, x: -290, y: -55, scale: 1.05 },
            { flower: krisan, x: 290, y: -50, scale: 1.05 },
            { flower: rose, x: -175, y: 30, scale: 0.95, scheme: mauve },
            { flower: rose, x: 180, y: 35, scale: 0.95, scheme: mauve },
            { flower: krisan, x: 0, y: -45, scale: 1.5, scheme: mauve, tilt: 0.4, roll: 0 },
          ],
          fan(leafForms.rose, 19, 190, 90, random, Math.PI, 2 * Math.PI),
          whiteScheme,
          random,
        ),
        divider(540, dividerY(area), 250, '#8a7390'),
      ].join('');
    },
  ),
  flowers(
    208,
    'Taman Kamboja',
    {
      x: 280,
      top: 278,
      width: 520,
      bottom: 812,
      headlineSize: 54,
      ink: IVORY,
      soft: '#e0d8be',
      nameSize: 74,
    },
    (area) => {
      const random = seeded('frangipani garden');
      const plumeria = {
        ...withPetals(
          duskScheme,
          ['#9b9a86', '#cfcdb9', '#efebdb', '#fffdf4'],
          '#e2b23f',
          '#7d785f',
        ),
      };
      const border = arc([540, 540], 492, 492, 0, 2 * Math.PI, 30).slice(1);
      const leaves = border
        .map(([x, y]) =>
          posy([x, y], [], fan(leafForms.laurel, 5, 150, 12, random), duskScheme, random),
        )
        .join('');
      const blossoms = border
        .map(([x, y], index) => {
          const far = 1.04 + (index % 2) * 0.08;
          return kamboja(
            {
              x: 540 + (x - 540) * far,
              y: 540 + (y - 540) * far,
              scale: random.range(0.55, 0.85),
              tilt: random.range(0.15, 0.6),
              roll: random.range(0, 6.28),
            },
            plumeria,
            random,
          );
        })
        .filter((_, index) => index % 5 !== 4)
        .join('');
      return [
        stoneGround(S, S, '#17363a', 71),
        leaves,
        blossoms,
        divider(540, dividerY(area), 230, '#cfb078'),
      ].join('');
    },
  ),
];

/** Creates a ring of leaves that point to its centre. */
function inward(
  form: LeafForm,
  count: number,
  length: number,
  away: number,
  random: Random,
): { form: LeafForm; length: number; angle: number; away: number }[] {
  return fan(form, count, length, away, random).map((green) => ({
    ...green,
    angle: green.angle + Math.PI,
    away: -away * random.near(1, 0.03),
  }));
}

function flowers(
  id: number,
  title: string,
  area: MemorialArea,
  draw: (area: MemorialArea) => string,
): CardTemplate {
  return {
    id,
    group: 'D',
    title,
    layout: { width: S, height: S, texts: memorialTexts(area) },
    draw: () => draw(area),
  };
}
