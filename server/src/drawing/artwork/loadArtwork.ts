import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Box, CardField } from '@dukacita/shared/textArea';
import { Ajv, type ErrorObject } from 'ajv';
import sharp, { type Sharp } from 'sharp';
import { CARD_SIZE, type CardLayout, type Printable } from '../cards/cardLayout.ts';
import type { CardGroup, CardTemplate } from '../cards/cardTemplate.ts';
import type { Faith } from './faith.ts';
import { withoutLogo } from '@dukacita/shared/placeLogo';
import { paintCard, renderingVersion } from '../cards/renderCard.ts';
import { paintSampleCard } from '../cards/sampleCard.ts';
import type { Pixels } from '../cards/drawOnPixels.ts';
import { boardSchema, cardSchema } from './artworkSchemas.ts';
import type { PictureKind } from '@dukacita/shared/pictureWidths';

/** The folder with all pictures; docs/artwork.md describes it. */
export const artworkFolder = fileURLToPath(new URL('../../../artwork', import.meta.url));

/** All pictures, and the data of cards and boards. */
export interface Artwork {
  /** Ordered by id. */
  cards: readonly CardTemplate[];
  boards: ReadonlyMap<string, Board>;
  /** The pictures of each kind by key. */
  pictures: Readonly<Record<PictureKind, ReadonlyMap<string, Picture>>>;
}

/** A flower board before words are printed on it. */
export interface Board extends Printable {
  /** The Indonesian name of the design. */
  title: string;
  /** The size of the panel. */
  widthCm: number;
  heightCm: number;
  /** The words on the picture that the florist shows. */
  sample: BoardTexts;
  /** The board of an order without a logo: its message has the place of the logo, too. */
  plain: Printable;
  /** A hash of the background and the layout, which changes with each of them. */
  version: string;
}

/** The words on a board. */
export type BoardTexts = Readonly<Record<'message' | 'subMessage' | 'sender', string>>;

/** A picture at its full size. */
export interface Picture {
  /** A hash that changes with the picture. */
  version: string;
  /** In px. */
  width: number;
  height: number;
  open: () => Promise<Sharp>;
}

/**
 * Loads the artwork from its folder.
 * @throws {Error} whose message is one sentence that names the file, and the field of a JSON file
 */
export async function loadArtwork(folder = artworkFolder): Promise<Artwork> {
  const cards = await loadCards(folder);
  const boards = await loadBoards(folder);
  return {
    cards: cards.map(({ template }) => template),
    boards: new Map(boards.map(({ key, board }) => [key, board])),
    pictures: {
      ads: await loadPictures(folder, 'ads'),
      portraits: await loadPictures(folder, 'portraits'),
      templates: new Map(cards.flatMap(templatePictures)),
      boards: new Map(boards.flatMap(boardPictures)),
      florists: await loadPictures(folder, 'florists'),
      houses: await loadPictures(folder, 'houses'),
    },
  };
}

interface LoadedCard {
  template: CardTemplate;
  ground: Picture;
}

async function loadCards(folder: string): Promise<LoadedCard[]> {
  const names = await listNames(folder, 'cards');
  const cards = await Promise.all(names.map((name) => loadCard(folder, name)));
  return cards.sort((a, b) => a.template.id - b.template.id);
}

async function loadCard(folder: string, name: string): Promise<LoadedCard> {
  if (!/^[1-9]\d*$/.test(name)) throw invalid(`cards/${name}`, 'must have a number as its name');
  const file = `cards/${name}/card.json`;
  const card = await readJson<CardFile>(folder, file, isCardFile);
  checkCard(file, card);
  const { title, group, faiths = [], texts, logo } = card;
  const layout = layoutOf(cardSize, { texts, logo });
  const groundPath = `cards/${name}/ground.webp`;
  const ground = await loadPicture(folder, groundPath);
  checkSize(groundPath, ground, cardSize);
  return {
    template: {
      id: Number(name),
      group,
      title,
      faiths,
      layout,
      groundFile: join(folder, groundPath),
      version: hash(JSON.stringify(layout), ground.version),
    },
    ground,
  };
}

/** Returns the pictures of a template: `101` with sample texts, `101-ground` without texts. */
function templatePictures({ template, ground }: LoadedCard): [string, Picture][] {
  const sample: Picture = {
    ...ground,
    version: hash(template.version, template.group, String(renderingVersion)),
    open: async () => openPixels(await paintSampleCard(template)),
  };
  return [
    [`${template.id}`, sample],
    [`${template.id}-ground`, ground],
  ];
}

function openPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

interface LoadedBoard {
  key: string;
  board: Board;
  ground: Picture;
}

async function loadBoards(folder: string): Promise<LoadedBoard[]> {
  const keys = await listNames(folder, 'boards');
  return Promise.all(keys.map((key) => loadBoard(folder, key)));
}

async function loadBoard(folder: string, key: string): Promise<LoadedBoard> {
  if (!isKey(key)) throw invalid(`boards/${key}`, keyRule);
  const file = `boards/${key}/board.json`;
  const { texts, logo, ...board } = await readJson<BoardFile>(folder, file, isBoardFile);
  for (const field of boardFields) requireText(file, texts, field);
  checkBoxes(file, boardSize, { texts, logo });
  const layout = layoutOf(boardSize, { texts, logo });
  const groundPath = `boards/${key}/ground.webp`;
  const ground = await loadPicture(folder, groundPath);
  checkSize(groundPath, ground, boardSize);
  const version = hash(JSON.stringify(layout), ground.version);
  const groundFile = join(folder, groundPath);
  const plain = { layout: { ...layout, texts: withoutLogo(texts, logo) }, groundFile };
  return {
    key,
    board: { ...board, layout, groundFile, plain, version },
    ground,
  };
}

/** Returns the pictures of a board: `putih-suci` with sample words, `putih-suci-ground` without. */
function boardPictures({ key, board, ground }: LoadedBoard): [string, Picture][] {
  const { sample, version } = board;
  const picture: Picture = {
    ...ground,
    version: hash(version, JSON.stringify(sample), String(renderingVersion)),
    open: async () => openPixels(await paintCard({ design: board.plain, texts: sample })),
  };
  return [
    [key, picture],
    [`${key}-ground`, ground],
  ];
}

async function loadPictures(folder: string, kind: PictureKind): Promise<Map<string, Picture>> {
  const names = await listNames(folder, kind);
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const key = name.replace(/\.webp$/, '');
        if (key === name) throw invalid(`${kind}/${name}`, 'must be a WebP file');
        if (!isKey(key)) throw invalid(`${kind}/${name}`, keyRule);
        return [key, await loadPicture(folder, `${kind}/${name}`)] as const;
      }),
    ),
  );
}

async function loadPicture(folder: string, path: string): Promise<Picture> {
  const bytes = await readFile(join(folder, path)).catch(() => {
    throw invalid(path, 'is missing or cannot be read');
  });
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'webp') throw invalid(path, 'is not a WebP file');
  return {
    version: hash(bytes),
    width,
    height,
    open: () => Promise.resolve(sharp(join(folder, path)).toColourspace('srgb').removeAlpha()),
  };
}

/** Lists the names in a folder in a fixed order; hidden files are not part of the artwork. */
async function listNames(folder: string, path: string): Promise<string[]> {
  const names = await readdir(join(folder, path)).catch(() => {
    throw invalid(path, 'is missing or cannot be read');
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** Keys are parts of addresses and of keys in the file store. */
function isKey(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

const keyRule = 'must have a name of small letters, digits and single hyphens';

interface Texts extends Pick<CardLayout, 'texts'> {
  logo?: Box | undefined;
}

interface CardFile extends Texts {
  title: string;
  group: CardGroup;
  faiths?: Faith[];
}

interface BoardFile extends Texts, Pick<Board, 'title' | 'widthCm' | 'heightCm' | 'sample'> {}

/** The size of a picture, in px. */
type Size = Readonly<Pick<CardLayout, 'width' | 'height'>>;

const cardSize: Size = { width: CARD_SIZE, height: CARD_SIZE };
const boardSize: Size = { width: 1200, height: 900 };

function layoutOf({ width, height }: Size, { texts, logo }: Texts): CardLayout {
  return { width, height, texts, ...(logo ? { logo } : {}) };
}

const ajv = new Ajv();
const isCardFile = ajv.compile<CardFile>(cardSchema);
const isBoardFile = ajv.compile<BoardFile>(boardSchema);

interface Check<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

async function readJson<T>(folder: string, path: string, check: Check<T>): Promise<T> {
  const content = await readFile(join(folder, path), 'utf8').catch(() => {
    throw invalid(path, 'is missing or cannot be read');
  });
  const value = parse(path, content);
  if (check(value)) return value;
  throw invalid(path, describe(check.errors?.[0]));
}

function parse(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw invalid(path, `is not valid JSON (${error instanceof Error ? error.message : ''})`);
  }
}

/** Describes a violation of a schema, such as `texts[0].size must be number`. */
function describe(error: ErrorObject | undefined): string {
  const { instancePath = '', message = 'must be valid', params = {} } = error ?? {};
  const field = instancePath
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .slice(1);
  const detail = params['additionalProperty'] ?? [params['allowedValues'] ?? []].flat().join(', ');
  return `${field === '' ? 'the file' : field} ${message}${detail ? `: ${String(detail)}` : ''}`;
}

/** The fields that the cards of a group must print. */
const requiredFields: Readonly<Record<CardGroup, readonly CardField[]>> = {
  F: ['personName', 'message', 'sender'],
  D: ['personName', 'message', 'sender'],
  E: ['personName', 'message', 'sender'],
  quotes: ['header', 'message', 'footer'],
  logo: ['personName', 'message', 'sender'],
};

/** The fields that every board must print. */
export const boardFields = ['message', 'subMessage', 'sender'] as const;

/** Checks what the schema cannot express. */
function checkCard(file: string, { group, faiths, texts, logo }: CardFile): void {
  for (const field of requiredFields[group]) requireText(file, texts, field);
  if (group === 'logo' && !logo) throw invalid(file, 'logo is missing in a card of group logo');
  if (group !== 'logo' && logo) throw invalid(file, 'logo is only for cards of group logo');
  if (group === 'E' && !faiths) throw invalid(file, 'faiths is missing in a card of group E');
  if (group !== 'E' && faiths) throw invalid(file, 'faiths is only for cards of group E');
  checkBoxes(file, cardSize, { texts, logo });
}

function requireText(file: string, texts: Texts['texts'], field: CardField): void {
  if (!texts.some((text) => text.field === field))
    throw invalid(file, `texts must have an entry for the field ${field}`);
}

function checkBoxes(file: string, size: Size, { texts, logo }: Texts): void {
  for (const [index, text] of texts.entries()) {
    if (text.minSize > text.size)
      throw invalid(file, `texts[${index}].minSize must not exceed size`);
    checkBox(file, `texts[${index}].box`, text.box, size);
  }
  if (logo) checkBox(file, 'logo', logo, size);
}

function checkBox(file: string, field: string, { x, y, width, height }: Box, size: Size): void {
  if (x + width > size.width || y + height > size.height)
    throw invalid(
      file,
      `${field} must not exceed the picture of ${size.width} x ${size.height} px`,
    );
}

function checkSize(path: string, { width, height }: Size, size: Size): void {
  if (width !== size.width || height !== size.height)
    throw invalid(
      path,
      `must be ${size.width} x ${size.height} px, but is ${width} x ${height} px`,
    );
}

function invalid(path: string, problem: string): Error {
  return new Error(`server/artwork/${path}: ${problem}.`);
}

function hash(...parts: (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex');
}
