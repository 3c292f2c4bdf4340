import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { loadArtwork } from './loadArtwork.ts';

const text = (field: string) => ({
  field,
  box: { x: 100, y: 200, width: 880, height: 100 },
  fontFamily: 'Lora',
  fontWeight: 400,
  fontStyle: 'normal',
  size: 40,
  minSize: 20,
  lineHeight: 1.2,
  maxLines: 2,
  align: 'center',
  valign: 'middle',
  color: '#1f2a2e',
  letterSpacing: 0,
  transform: 'none',
});
const card = {
  title: 'Ranting Zaitun',
  group: 'F',
  texts: ['personName', 'message', 'sender'].map(text),
};
const sample = {
  message: 'Turut Berdukacita',
  subMessage: 'Atas berpulangnya Ibu Ani',
  sender: 'Keluarga Sari',
};
const board = {
  title: 'Papan Klasik Marun',
  widthCm: 200,
  heightCm: 125,
  sample,
  texts: ['message', 'subMessage', 'sender'].map(text),
};

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#fbf8f2' } })
    .webp()
    .toBuffer();
const ground = await picture(1080);
const boardGround = await picture(1200, 900);
const small = await picture(8);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dukacita-artwork-'));
  for (const path of ['cards/101', 'boards/marun-klasik', 'portraits', 'houses', 'florists', 'ads'])
    await mkdir(join(folder, path), { recursive: true });
  await write('cards/101/card.json', JSON.stringify(card));
  await write('cards/101/ground.webp', ground);
  await write('boards/marun-klasik/board.json', JSON.stringify(board));
  await write('boards/marun-klasik/ground.webp', boardGround);
  await write('portraits/ibu-bob.webp', small);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (path: string, content: string | Buffer) => writeFile(join(folder, path), content);

describe('loadArtwork', () => {
  it('loads cards, boards and pictures, and ignores hidden files', async () => {
    await write('portraits/.DS_Store', 'hidden');
    const { cards, boards, pictures } = await loadArtwork(folder);
    expect(cards).toEqual([
      {
        id: 101,
        group: 'F',
        title: 'Ranting Zaitun',
        faiths: [],
        layout: { width: 1080, height: 1080, texts: card.texts },
        groundFile: join(folder, 'cards/101/ground.webp'),
        version: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const { texts, ...rest } = board;
    const printable = {
      layout: { width: 1200, height: 900, texts },
      groundFile: join(folder, 'boards/marun-klasik/ground.webp'),
    };
    expect(Object.fromEntries(boards)).toEqual({
      'marun-klasik': {
        ...rest,
        ...printable,
        plain: printable,
        version: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(Object.values(pictures).flatMap((each) => [...each.keys()])).toEqual([
      'ibu-bob',
      '101',
      '101-ground',
      'marun-klasik',
      'marun-klasik-ground',
    ]);
  });

  it.each([
    ['templates', '101'],
    ['boards', 'marun-klasik'],
  ] as const)(
    'shows sample texts on the picture of %s, and none on its ground',
    async (kind, name) => {
      const { pictures } = await loadArtwork(folder);
      const colours = await Promise.all(
        [name, `${name}-ground`].map(async (key) => {
          const opened = await pictures[kind].get(key)?.open();
          const { channels } = await sharp(await opened?.png().toBuffer()).stats();
          return channels.map(({ min }) => min);
        }),
      );
      expect(Math.max(...(colours[0] ?? []))).toBeLessThan(100);
      expect(Math.min(...(colours[1] ?? []))).toBeGreaterThan(230);
    },
  );

  it('changes the version of a card with its layout and its ground, but not with its title', async () => {
    const versionOf = async () => (await loadArtwork(folder)).cards[0]?.version;
    const version = await versionOf();
    await write('cards/101/card.json', JSON.stringify({ ...card, title: 'Zaitun' }, null, 4));
    expect(await versionOf()).toBe(version);
    await write('cards/101/ground.webp', await picture(1080));
    expect(await versionOf()).toBe(version);
    const otherTexts = card.texts.map((each) => ({ ...each, size: 41 }));
    await write('cards/101/card.json', JSON.stringify({ ...card, texts: otherTexts }));
    const withOtherTexts = await versionOf();
    expect(withOtherTexts).not.toBe(version);
    const otherGround = sharp({
      create: { width: 1080, height: 1080, channels: 3, background: '#34505a' },
    });
    await write('cards/101/ground.webp', await otherGround.webp().toBuffer());
    expect(await versionOf()).not.toBe(withOtherTexts);
  });
});

describe('loadArtwork rejects', () => {
  const [first, ...others] = card.texts;
  const withFirst = (change: object) =>
    JSON.stringify({ ...card, texts: [{ ...first, ...change }, ...others] });
  const withCard = (change: object) => JSON.stringify({ ...card, ...change });

  it.each([
    [
      'a missing field',
      'cards/101/card.json',
      '{}',
      "the file must have required property 'title'",
    ],
    [
      'an unknown field',
      'cards/101/card.json',
      withCard({ ground: 'a.webp' }),
      'the file must NOT have additional properties: ground',
    ],
    [
      'an unknown group',
      'cards/101/card.json',
      withCard({ group: 'G' }),
      'group must be equal to one of the allowed values: F, D, E, quotes, logo',
    ],
    [
      'a wrong type',
      'cards/101/card.json',
      withFirst({ size: '40' }),
      'texts[0].size must be number',
    ],
    [
      'a wrong colour',
      'cards/101/card.json',
      withFirst({ color: 'red' }),
      'texts[0].color must match pattern "^#[0-9a-f]{6}$"',
    ],
    [
      'a smallest size above the size',
      'cards/101/card.json',
      withFirst({ minSize: 41 }),
      'texts[0].minSize must not exceed size',
    ],
    [
      'a box beyond the card',
      'cards/101/card.json',
      withFirst({ box: { x: 300, y: 0, width: 781, height: 9 } }),
      'texts[0].box must not exceed the picture of 1080 x 1080 px',
    ],
    [
      'a card without a field that its group prints',
      'cards/101/card.json',
      withCard({ texts: others }),
      'texts must have an entry for the field personName',
    ],
    [
      'a logo outside the group logo',
      'cards/101/card.json',
      withCard({ logo: first?.box }),
      'logo is only for cards of group logo',
    ],
    [
      'a card for a logo without its box',
      'cards/101/card.json',
      withCard({ group: 'logo' }),
      'logo is missing in a card of group logo',
    ],
    [
      'a religious card without faiths',
      'cards/101/card.json',
      withCard({ group: 'E' }),
      'faiths is missing in a card of group E',
    ],
    [
      'faiths outside the group E',
      'cards/101/card.json',
      withCard({ faiths: ['hindu'] }),
      'faiths is only for cards of group E',
    ],
    [
      'an unknown faith',
      'cards/101/card.json',
      withCard({ group: 'E', faiths: ['protestant'] }),
      'faiths[0] must be equal to one of the allowed values: islam, kristen, katolik, hindu, buddha, khonghucu',
    ],
    [
      'a ground of another size',
      'cards/101/ground.webp',
      small,
      'must be 1080 x 1080 px, but is 8 x 8 px',
    ],
    ['a ground that is not WebP', 'cards/101/ground.webp', 'PNG', 'is not a WebP file'],
    [
      'a board without size',
      'boards/marun-klasik/board.json',
      '{"title":"Papan"}',
      "the file must have required property 'widthCm'",
    ],
    [
      'a board without a field that orders have',
      'boards/marun-klasik/board.json',
      JSON.stringify({ ...board, texts: board.texts.slice(1) }),
      'texts must have an entry for the field message',
    ],
    [
      'a logo box beyond the board',
      'boards/marun-klasik/board.json',
      JSON.stringify({ ...board, logo: { x: 0, y: 801, width: 100, height: 100 } }),
      'logo must not exceed the picture of 1200 x 900 px',
    ],
    [
      'a ground of a board of another size',
      'boards/marun-klasik/ground.webp',
      small,
      'must be 1200 x 900 px, but is 8 x 8 px',
    ],
    ['a picture of another format', 'ads/top-1.png', 'PNG', 'must be a WebP file'],
    [
      'a name that is no key',
      'ads/Top_1.webp',
      small,
      'must have a name of small letters, digits and single hyphens',
    ],
  ])('%s', async (_case, path, content, problem) => {
    await write(path, content);
    const error = await loadArtwork(folder).then(String, (thrown: Error) => thrown.message);
    expect(error).toBe(`server/artwork/${path}: ${problem}.`);
  });

  it('a file that is not JSON', async () => {
    await write('cards/101/card.json', '{');
    await expect(loadArtwork(folder)).rejects.toThrow(
      /^server\/artwork\/cards\/101\/card\.json: is not valid JSON \(.+\)\.$/,
    );
  });

  it.each([
    [
      'cards/101/ground.webp',
      'cards/101/back.webp',
      'cards/101/ground.webp: is missing or cannot be read',
    ],
    [
      'cards/101/card.json',
      'cards/101/card.txt',
      'cards/101/card.json: is missing or cannot be read',
    ],
    ['houses', 'house', 'houses: is missing or cannot be read'],
    ['cards/101', 'cards/zaitun', 'cards/zaitun: must have a number as its name'],
  ])('%s renamed to %s', async (from, to, problem) => {
    await rename(join(folder, from), join(folder, to));
    await expect(loadArtwork(folder)).rejects.toThrow(new Error(`server/artwork/${problem}.`));
  });
});

describe('the artwork of the project', () => {
  it('contains the pictures that the demo data needs', async () => {
    const { cards, boards, pictures } = await loadArtwork();
    const keys = (kind: keyof typeof pictures) => [...pictures[kind].keys()];
    expect(cards.length).toBeGreaterThanOrEqual(30);
    expect(keys('boards')).toEqual([...boards.keys()].flatMap((key) => [key, `${key}-ground`]));
    expect(boards.size).toBeGreaterThanOrEqual(20);
    expect(keys('portraits').length).toBeGreaterThanOrEqual(40);
    expect(keys('houses').length).toBeGreaterThanOrEqual(6);
    expect(keys('florists').length).toBeGreaterThanOrEqual(8);
    expect(keys('ads').filter((key) => key.startsWith('top-')).length).toBeGreaterThanOrEqual(4);
    expect(keys('ads').filter((key) => key.startsWith('bottom-')).length).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['ads', 'top-', 1200, 480],
    ['ads', 'bottom-', 720, 900],
    ['portraits', '', 800, 800],
    ['boards', '', 1200, 900],
    ['florists', '', 1200, 600],
    ['houses', '', 1200, 800],
  ] as const)('has only %s %s* of %i x %i px', async (kind, prefix, width, height) => {
    const { pictures } = await loadArtwork();
    const sizes = [...pictures[kind]]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, picture]) => [key, picture.width, picture.height]);
    expect(sizes).toEqual(sizes.map(([key]) => [key, width, height]));
  });
});
