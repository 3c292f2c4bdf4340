import type { SKRSContext2D } from '@napi-rs/canvas';
import { arc, fan, posy } from '../botany/arrangements.ts';
import { krisan, lily, lilyBud, melati, rose } from '../botany/flowers.ts';
import { anggrek } from '../botany/gardenFlowers.ts';
import { branch, leafForms, melatiSprig, stem } from '../botany/leaves.ts';
import { duskScheme, whiteScheme, type Scheme } from '../botany/scheme.ts';
import { blooms } from '../boards/stamps.ts';
import { duskGround, linenGround, paperGround, stoneGround } from '../grounds.ts';
import { housePainting } from '../houses/housePainting.ts';
import { mix } from '../pen/colour.ts';
import { fittingSize, write } from '../pen/lettering.ts';
import { paintPicture, paintSvg, type Painting } from '../pen/painting.ts';
import { seeded, type Random } from '../pen/random.ts';
import { along, cubic } from '../pen/svg.ts';

interface Ad {
  name: readonly string[];
  line: readonly string[];
  /** Where it is; top ads only. */
  place?: string;
  ground: string;
  ink: string;
  accent: string;
  art: { house: string } | { flowers: (random: Random, width: number, height: number) => string };
}

const IVORY = '#f8f2e4';
const INK = '#1f2a2e';
const GOLD = '#8a6a35';
const PALE_GOLD = '#dcc08a';

const ads: Readonly<Record<string, Ad>> = {
  'top-1': {
    name: ['Rumah Duka', 'Sekar Melati'],
    line: ['Ruang yang tenang,', 'melayani 24 jam'],
    place: 'Bandung',
    ground: '#1f4d4a',
    ink: IVORY,
    accent: PALE_GOLD,
    art: { house: 'oriental' },
  },
  'top-2': {
    name: ['Sekar Arum', 'Florist'],
    line: ['Bunga papan segar,', 'diantar hari ini'],
    place: 'Bandung',
    ground: '#f3ece0',
    ink: INK,
    accent: GOLD,
    art: { flowers: lilies },
  },
  'top-3': {
    name: ['Rumah Duka', 'Panca Budi'],
    line: ['Menemani keluarga', 'sampai selesai'],
    place: 'Semarang',
    ground: '#3b2f2a',
    ink: IVORY,
    accent: PALE_GOLD,
    art: { house: 'joglo' },
  },
  'top-4': {
    name: ['Griya Anggrek', 'Bandung'],
    line: ['Rangkaian anggrek', 'dari kebun sendiri'],
    place: 'Jalan Sersan Bajuri',
    ground: '#2f2a3d',
    ink: IVORY,
    accent: '#d9c4e6',
    art: { flowers: orchids },
  },
  'top-5': {
    name: ['Rumah Duka', 'Graha Pasundan'],
    line: ['Halaman luas,', 'ruang ber-AC'],
    place: 'Bandung',
    ground: '#f1eadc',
    ink: INK,
    accent: GOLD,
    art: { house: 'kolonial' },
  },
  'bottom-1': {
    name: ['Melati Suci'],
    line: ['Tabur bunga &', 'ronce melati'],
    ground: '#ece4d6',
    ink: INK,
    accent: GOLD,
    art: { flowers: jasmine },
  },
  'bottom-2': {
    name: ['Graha Pasundan'],
    line: ['Rumah duka', 'di Bandung'],
    ground: '#1f4d4a',
    ink: IVORY,
    accent: PALE_GOLD,
    art: { house: 'kolonial' },
  },
  'bottom-3': {
    name: ['Taman Sari Bunga'],
    line: ['Krans & mawar', 'untuk duka'],
    ground: '#f6ece6',
    ink: '#3a2a2a',
    accent: '#9a5a58',
    art: { flowers: roses },
  },
  'bottom-4': {
    name: ['Tugu Mulia'],
    line: ['Rumah duka', 'di Semarang'],
    ground: '#2c3644',
    ink: IVORY,
    accent: PALE_GOLD,
    art: { house: 'dekoris' },
  },
  'bottom-5': {
    name: ['Puspa Indah'],
    line: ['Bunga papan', 'Semarang'],
    ground: '#efe9dc',
    ink: INK,
    accent: GOLD,
    art: { flowers: chrysanthemums },
  },
  'bottom-6': {
    name: ['Taman Kencana'],
    line: ['Rumah duka', '& kapel'],
    ground: '#3d3230',
    ink: IVORY,
    accent: PALE_GOLD,
    art: { house: 'kapel' },
  },
};

/** The advertisements by key, `top-n` and `bottom-n`; the key is stable. */
export const adKeys: readonly string[] = Object.keys(ads);

/** A funeral house's or florist's own advertisement: top ones 1200 x 480 units, bottom ones 720 x 900. Undefined for an unknown key. */
export function adPainting(key: string): Painting | undefined {
  const ad = ads[key];
  if (!ad) return undefined;
  return key.startsWith('top')
    ? { width: 1200, height: 480, paint: (context) => paintTop(context, key, ad) }
    : { width: 720, height: 900, paint: (context) => paintBottom(context, key, ad) };
}

async function paintTop(context: SKRSContext2D, key: string, ad: Ad): Promise<void> {
  const random = seeded(`ad ${key}`);
  if ('house' in ad.art) {
    context.fillStyle = ad.ground;
    context.fillRect(0, 0, 1200, 480);
    await placeHouse(context, ad.art.house, { x: 480, y: 0, width: 720, height: 480 });
    const veil = context.createLinearGradient(480, 0, 820, 0);
    for (const [place, alpha] of [
      [0, 'ff'],
      [0.2, 'ee'],
      [0.45, 'aa'],
      [0.75, '3c'],
      [1, '00'],
    ] as const) {
      veil.addColorStop(place, `${ad.ground}${alpha}`);
    }
    context.fillStyle = veil;
    context.fillRect(470, 0, 360, 480);
    await paintSvg(context, lightOver(1200, 480), 1200, 480);
  } else {
    await paintSvg(
      context,
      `${groundOf(ad, 1200, 480)}${ad.art.flowers(random, 1200, 480)}`,
      1200,
      480,
    );
  }
  context.fillStyle = ad.accent;
  context.fillRect(72, 78, 3, 324);
  const [first = '', second = ''] = ad.name;
  const title = {
    x: 104,
    width: 470,
    family: 'Lora',
    weight: 600,
    colour: ad.ink,
    align: 'left',
  } as const;
  const size = Math.min(
    fittingSize(context, { ...title, words: first, y: 0, size: 74 }),
    fittingSize(context, { ...title, words: second, y: 0, size: 74 }),
  );
  write(context, { ...title, words: first, y: 128, size });
  write(context, { ...title, words: second, y: 128 + size * 1.14, size });
  ad.line.forEach((words, index) => {
    write(context, {
      words,
      x: 104,
      y: 286 + index * 50,
      width: 450,
      size: 39,
      weight: 500,
      colour: ad.ink,
      align: 'left',
    });
  });
  write(context, {
    words: ad.place ?? '',
    x: 104,
    y: 398,
    width: 420,
    size: 31,
    weight: 600,
    colour: ad.accent,
    align: 'left',
    spacing: 0.02,
  });
}

async function paintBottom(context: SKRSContext2D, key: string, ad: Ad): Promise<void> {
  const random = seeded(`ad ${key}`);
  if ('house' in ad.art) {
    await paintSvg(context, stoneGround(720, 900, ad.ground, 9), 720, 900);
    await placeHouse(context, ad.art.house, { x: 0, y: 0, width: 720, height: 540 });
  } else {
    await paintSvg(
      context,
      `${groundOf(ad, 720, 900)}${ad.art.flowers(random, 720, 900)}`,
      720,
      900,
    );
  }
  context.fillStyle = ad.accent;
  context.fillRect(300, 574, 120, 4);
  const [name = ''] = ad.name;
  write(context, {
    words: name,
    x: 360,
    y: 668,
    width: 650,
    size: 82,
    family: 'Lora',
    weight: 600,
    colour: ad.ink,
  });
  ad.line.forEach((words, index) => {
    write(context, {
      words,
      x: 360,
      y: 752 + index * 72,
      width: 640,
      size: 57,
      weight: 500,
      colour: ad.ink,
    });
  });
}

/** Light from the upper left over the whole picture. */
function lightOver(width: number, height: number): string {
  return `<defs><linearGradient id="over" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity=".1"/><stop offset=".5" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity=".14"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#over)"/>`;
}

/** Fills the box with the middle of the house's picture. */
async function placeHouse(
  context: SKRSContext2D,
  key: string,
  box: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const painting = housePainting(key);
  if (!painting) throw new Error(`There is no house "${key}".`);
  const house = await paintPicture(painting, 1200);
  const scale = Math.max(box.width / 1080, box.height / 700);
  const [width, height] = [box.width / scale, box.height / scale];
  context.drawImage(
    house,
    (1200 - width) / 2,
    760 - height,
    width,
    height,
    box.x,
    box.y,
    box.width,
    box.height,
  );
}

function groundOf(ad: Ad, width: number, height: number): string {
  const dark = ad.ink === IVORY;
  if (dark)
    return duskGround(
      width,
      height,
      mix(ad.ground, '#000000', 0.2),
      mix(ad.ground, '#ffffff', 0.16),
    );
  return width > height
    ? linenGround(width, height, ad.ground)
    : paperGround(width, height, ad.ground, 77);
}

const fine = (scheme: Scheme): Scheme => ({ ...scheme, lineWidth: 0.65 });

function lilies(random: Random): string {
  return posy(
    [900, 320],
    [
      { flower: lilyBud, x: -200, y: -120, scale: 0.9, tilt: 1.35, roll: -0.8 },
      { flower: lilyBud, x: 215, y: -130, scale: 0.9, tilt: 1.35, roll: 0.8 },
      { flower: rose, x: -205, y: 60, scale: 0.8, scheme: fine(blooms.cream) },
      { flower: rose, x: 215, y: 60, scale: 0.8, scheme: fine(blooms.cream) },
      { flower: lily, x: -140, y: -50, scale: 1 },
      { flower: lily, x: 145, y: -45, scale: 1 },
      { flower: rose, x: -85, y: 100, scale: 0.85, scheme: fine(blooms.white) },
      { flower: rose, x: 95, y: 105, scale: 0.82, scheme: fine(blooms.white) },
      { flower: lily, x: 0, y: -20, scale: 1.2, tilt: 0.4, roll: 0 },
    ],
    fan(leafForms.lily, 24, 180, 110, random),
    whiteScheme,
    random,
  );
}

function orchids(random: Random): string {
  const sprays = [
    cubic([1180, 500], [1120, 240], [980, 60], [700, 90], 30),
    cubic([1090, 520], [1050, 340], [960, 240], [780, 260], 30),
  ];
  return sprays
    .map((spray, index) => {
      const flowers = Array.from({ length: index === 0 ? 8 : 5 }, (_, place) => {
        const at = along(spray, 1 - place * (index === 0 ? 0.1 : 0.13));
        const side = place % 2 === 0 ? 1 : -1;
        return anggrek(
          {
            x: at.point[0] + side * 10,
            y: at.point[1] + 26,
            scale: 0.5 + place * 0.05,
            tilt: 0.35,
            roll: 0.2 * side,
          },
          fine(index === 0 ? blooms.white : blooms.lilac),
          random,
        );
      });
      return stem(spray, 9, duskScheme) + flowers.join('');
    })
    .join('');
}

function jasmine(random: Random): string {
  return (
    melatiSprig(cubic([360, 300], [240, 330], [150, 300], [70, 190]), 130, whiteScheme, random, 2) +
    melatiSprig(
      cubic([360, 300], [480, 330], [570, 300], [650, 190]),
      130,
      whiteScheme,
      random,
      2,
    ) +
    posy(
      [360, 290],
      [
        { flower: melati, x: -110, y: 10, scale: 0.85 },
        { flower: melati, x: 112, y: 6, scale: 0.85 },
        { flower: melati, x: 0, y: -110, scale: 0.85 },
        { flower: melati, x: 4, y: 110, scale: 0.8 },
        { flower: melati, x: 0, y: 0, scale: 1.25, tilt: 0.25 },
      ],
      fan(leafForms.melati, 11, 150, 80, random),
      whiteScheme,
      random,
    )
  );
}

function roses(random: Random): string {
  const ring = arc([0, 0], 165, 165, 0, 2 * Math.PI, 11).slice(1);
  const colours = [blooms.pink, blooms.white, blooms.red, blooms.cream];
  return posy(
    [360, 285],
    ring.map(([x, y], index) => ({
      flower: rose,
      x,
      y,
      scale: 0.66 + (index % 2) * 0.08,
      tilt: 0.4,
      scheme: fine(colours[index % 4] ?? blooms.white),
    })),
    [...fan(leafForms.rose, 22, 110, 180, random), ...fan(leafForms.laurel, 16, 80, 90, random)],
    whiteScheme,
    random,
  );
}

function chrysanthemums(random: Random): string {
  return (
    branch(
      cubic([360, 330], [220, 360], [120, 320], [50, 200]),
      { form: leafForms.laurel, length: 110, pairs: 6 },
      whiteScheme,
      random,
    ) +
    branch(
      cubic([360, 330], [500, 360], [600, 320], [670, 200]),
      { form: leafForms.laurel, length: 110, pairs: 6 },
      whiteScheme,
      random,
    ) +
    posy(
      [360, 300],
      [
        { flower: krisan, x: -185, y: 10, scale: 0.85, scheme: fine(blooms.yellow) },
        { flower: krisan, x: 185, y: 10, scale: 0.85, scheme: fine(blooms.yellow) },
        { flower: krisan, x: -85, y: -100, scale: 0.85, scheme: fine(blooms.cream) },
        { flower: krisan, x: 90, y: -100, scale: 0.85, scheme: fine(blooms.cream) },
        { flower: krisan, x: -75, y: 110, scale: 0.8, scheme: fine(blooms.cream) },
        { flower: krisan, x: 80, y: 112, scale: 0.8, scheme: fine(blooms.yellow) },
        { flower: krisan, x: 0, y: 5, scale: 1.25, tilt: 0.3 },
      ],
      fan(leafForms.rose, 14, 130, 140, random),
      whiteScheme,
      random,
    )
  );
}
