import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { register } from 'tsx/esm/api';
import { ensurePackages } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/** @typedef {import('@dukacita/shared/pictureWidths').PictureKind} PictureKind */

/**
 * The products of the fixtures whose boards the app sets the words of, and their boards.
 * @type {Readonly<Record<string, string>>}
 */
const boards = { 11: 'putih-melati', 12: 'hijau-teduh', 13: 'marun-agung' };

/**
 * The pictures that stories show: their kind, their width in px, and their keys by the name that
 * the fixtures use.
 * @type {readonly (readonly [PictureKind, number, Readonly<Record<string, string>>])[]}
 */
const pictures = [
  [
    'portraits',
    480,
    { 7: 'oma-cheongsam-zaitun', 11: 'bapak-batik-terakota', 15: 'bapak-jas-kacamata-senja' },
  ],
  ['portraits', 480, { 21: 'nenek-kebaya-mawar', sari: 'ibu-bob-senja' }],
  ['florists', 640, { 3: 'puspa-indah', 4: 'wijaya-kusuma' }],
  ['boards', 640, { 11: 'putih-melati', '11-2': 'putih-suci', '11-3': 'putih-agung' }],
  ['boards', 640, { 12: 'hijau-teduh', 13: 'marun-agung', 19: 'hitam-emas' }],
  [
    'boards',
    640,
    Object.fromEntries(
      Object.entries(boards).map(([id, key]) => [`${id}-ground`, `${key}-ground`]),
    ),
  ],
  ['ads', 800, ownKeys('top-1', 'top-2', 'top-3')],
  ['ads', 480, ownKeys('bottom-1', 'bottom-2', 'bottom-3', 'bottom-4')],
  ['templates', 320, ownKeys('401')],
];
/** The templates whose stories show them large. */
const largeTemplates = new Set([101, 102, 303, 401, 501]);
/**
 * The folders of the kinds whose folder has another name.
 * @type {Readonly<Partial<Record<PictureKind, string>>>}
 */
const folders = { boards: 'products' };

const person = 'Maria Theresia Wijaya';

/** The cards of the fixtures: their templates, for whom they are, and their senders. */
const cards = {
  '8a41f0': { id: 102, personName: person, sender: 'Keluarga Sari Lestari' },
  c0d12e: { id: 104, personName: person, sender: 'PT Cahaya Parahyangan\nDireksi dan Karyawan' },
  b52d97: { id: 101, personName: 'Bambang Sutrisno', sender: 'Keluarga Hendra Gunawan' },
  d4093b: { id: 301, personName: person, sender: 'Keluarga Sari Lestari' },
  e61f3a: { id: 201, personName: 'Ir. Yohanes Gunawan Halim', sender: 'PT Cahaya Parahyangan' },
};

/** The logo of a fictitious company. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220"><rect width="400" height="220" fill="#fff"/>' +
  '<circle cx="88" cy="110" r="52" fill="#1F4D4A"/><path d="M66 132V88l22 24 22-24v44" stroke="#fff" stroke-width="9" fill="none"/>' +
  '<rect x="166" y="84" width="190" height="18" rx="9" fill="#1F2A2E"/><rect x="166" y="118" width="130" height="12" rx="6" fill="#8B9498"/></svg>';

const folder = join(root, '.storybook/pictures');
const boardLayouts = join(root, 'src/testing/fixtures/boardLayouts.json');

/**
 * Creates the pictures of the stories from the artwork of the reference server, and writes the
 * layouts of its boards.
 */
await runMain(async () => {
  await ensurePackages();
  register();
  const { encodePicture } = await import('../server/src/drawing/artwork/encodePicture.ts');
  const { loadArtwork } = await import('../server/src/drawing/artwork/loadArtwork.ts');
  const { renderCard } = await import('../server/src/drawing/cards/renderCard.ts');

  const artwork = await loadArtwork();

  for (const [kind, width, keys] of pictures) {
    for (const [name, key] of Object.entries(keys)) {
      const picture = artwork.pictures[kind].get(key);
      if (picture === undefined) throw new Error(`There is no picture ${kind}/${key}.`);
      write(
        `images/${folders[kind] ?? kind}/${name}.webp`,
        await encodePicture(await picture.open(), width, 'webp'),
      );
    }
  }
  const offered = artwork.cards.filter(({ id, group }) => id % 100 <= 4 || group === 'E');
  for (const { id } of offered) {
    const ground = artwork.pictures.templates.get(`${id}-ground`);
    if (ground === undefined) throw new Error(`There is no ground of the card ${id}.`);
    write(
      `images/templates/${id}-ground.webp`,
      await encodePicture(await ground.open(), largeTemplates.has(id) ? 540 : 320, 'webp'),
    );
  }
  const layouts = Object.entries(boards).map(([id, key]) => [id, artwork.boards.get(key)?.layout]);
  writeFileSync(boardLayouts, `${JSON.stringify(Object.fromEntries(layouts))}\n`);

  for (const [name, { id, personName, sender }] of Object.entries(cards)) {
    const template = artwork.cards.find((card) => card.id === id);
    if (template === undefined) throw new Error(`The reference server has no card template ${id}.`);
    const { bytes } = await renderCard({
      design: template,
      texts: { personName, message: 'Turut Berdukacita', sender },
    });
    write(
      `files/cards/${name}.webp`,
      await sharp(bytes).resize(720).webp({ quality: 82 }).toBuffer(),
    );
  }
  const board = artwork.boards.get(boards[11] ?? '');
  if (board === undefined) throw new Error('The reference server has no board of the product 11.');
  const ordered = await renderCard({
    design: board.plain,
    texts: {
      message: 'Turut Berdukacita',
      subMessage: `Atas berpulangnya ${person}`,
      sender: 'Keluarga Sari Lestari',
    },
  });
  const orderedBoard = await sharp(ordered.bytes).resize(640).webp({ quality: 82 }).toBuffer();
  write('files/boards/43.webp', orderedBoard);
  write('files/deliveries/43.webp', await photograph(orderedBoard));
  write('files/logos/5f2c91.webp', await sharp(Buffer.from(logo)).webp().toBuffer());
  return 0;
});

/**
 * Returns the picture of a board as a florist might photograph it: a little askew and dim, with the wall around it.
 * @param {Buffer} bytes a picture of 640 × 480 px
 */
async function photograph(bytes) {
  const wall = await sharp(bytes)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, extendWith: 'copy' })
    .toBuffer();
  const askew = await sharp(wall).rotate(-1.5).toBuffer({ resolveWithObject: true });
  const [width, height] = [680, 510];
  return sharp(askew.data)
    .extract({
      left: Math.round((askew.info.width - width) / 2),
      top: Math.round((askew.info.height - height) / 2),
      width,
      height,
    })
    .resize(640)
    .modulate({ brightness: 0.88, saturation: 0.85 })
    .blur(0.6)
    .webp({ quality: 82 })
    .toBuffer();
}

/**
 * @param {string} path
 * @param {Buffer} bytes
 */
function write(path, bytes) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** @param {(string | number)[]} keys */
function ownKeys(...keys) {
  return Object.fromEntries(keys.map((key) => [key, `${key}`]));
}
