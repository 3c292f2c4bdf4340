import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Box, CardField } from '@dukacita/card-layout/textArea';
import { Ajv, type ErrorObject } from 'ajv';
import sharp, { type Sharp } from 'sharp';
import { CARD_SIZE, type CardLayout } from '../cards/cardLayout.ts';
import type { CardGroup, CardTemplate } from '../cards/cardTemplate.ts';
import { renderingVersion } from '../cards/renderCard.ts';
import { paintSampleCard } from '../cards/sampleCard.ts';
import { boardSchema, cardSchema } from './artworkSchemas.ts';
import type { PictureKind } from './pictureKinds.ts';

/** The folder with all pictures; docs/artwork.md describes it. */
export const artworkFolder = fileURLToPath(new URL('../../artwork', import.meta.url));

/** All pictures, and the data of cards and boards. */
export interface Artwork {
  /** Ordered by id. */
  cards: readonly CardTemplate[];
  boards: ReadonlyMap<string, Board>;
  /** The pictures of each kind by key. */
  pictures: Readonly<Record<PictureKind, ReadonlyMap<string, Picture>>>;
}

/** A flower board: the name of its design, and the size of its panel. */
export interface Board {
  title: string;
  widthCm: number;
  heightCm: number;
}

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
    boards: new Map([...boards].map(([key, { board }]) => [key, board])),
    pictures: {
      ads: await loadPictures(folder, 'ads'),
      portraits: await loadPictures(folder, 'portraits'),
      templates: new Map(cards.flatMap(templatePictures)),
      boards: new Map([...boards].map(([key, { picture }]) => [key, picture])),
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
  const { title, group, texts, logo } = card;
  const layout: CardLayout = {
    width: CARD_SIZE,
    height: CARD_SIZE,
    texts,
    ...(logo ? { logo } : {}),
  };
  const groundPath = `cards/${name}/ground.webp`;
  const ground = await loadPicture(folder, groundPath);
  const { width, height } = ground;
  if (width !== CARD_SIZE || height !== CARD_SIZE)
    throw invalid(
      groundPath,
      `must be ${CARD_SIZE} x ${CARD_SIZE} px, but is ${width} x ${height} px`,
    );
  return {
    template: {
      id: Number(name),
      group,
      title,
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
    open: async () =>
      sharp(await paintSampleCard(template), {
        raw: { width: CARD_SIZE, height: CARD_SIZE, channels: 3 },
      }),
  };
  return [
    [`${template.id}`, sample],
    [`${template.id}-ground`, ground],
  ];
}

async function loadBoards(
  folder: string,
): Promise<Map<string, { board: Board; picture: Picture }>> {
  const keys = await listNames(folder, 'boards');
  return new Map(
    await Promise.all(
      keys.map(async (key) => {
        if (!isKey(key)) throw invalid(`boards/${key}`, keyRule);
        const board = await readJson<Board>(folder, `boards/${key}/board.json`, isBoard);
        const picture = await loadPicture(folder, `boards/${key}/board.webp`);
        return [key, { board, picture }] as const;
      }),
    ),
  );
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

interface CardFile extends Pick<CardLayout, 'texts' | 'logo'> {
  title: string;
  group: CardGroup;
}

const ajv = new Ajv();
const isCardFile = ajv.compile<CardFile>(cardSchema);
const isBoard = ajv.compile<Board>(boardSchema);

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

/** Checks what the schema cannot express. */
function checkCard(file: string, { group, texts, logo }: CardFile): void {
  for (const field of requiredFields[group]) {
    if (!texts.some((text) => text.field === field))
      throw invalid(file, `texts must have an entry for the field ${field}`);
  }
  if (group === 'logo' && !logo) throw invalid(file, 'logo is missing in a card of group logo');
  if (group !== 'logo' && logo) throw invalid(file, 'logo is only for cards of group logo');
  for (const [index, { box, size, minSize }] of texts.entries()) {
    if (minSize > size) throw invalid(file, `texts[${index}].minSize must not exceed size`);
    checkBox(file, `texts[${index}].box`, box);
  }
  if (logo) checkBox(file, 'logo', logo);
}

function checkBox(file: string, field: string, { x, y, width, height }: Box): void {
  if (x + width > CARD_SIZE || y + height > CARD_SIZE)
    throw invalid(file, `${field} must not exceed the card of ${CARD_SIZE} x ${CARD_SIZE} px`);
}

function invalid(path: string, problem: string): Error {
  return new Error(`server/artwork/${path}: ${problem}.`);
}

function hash(...parts: (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex');
}
