import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import {
  CARD_SIZE,
  type Box,
  type CardField,
  type CardLayout,
  type CardText,
} from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { cardGround } from './cardGround.ts';
import { canvasFont, fontMeasure, hasGlyph } from './fonts.ts';
import { patch } from './patch.ts';
import { setText, tidy, type SetText, type Typeface } from './setText.ts';

/** The words for a card, by field. What the template has no place for is left out. */
export type CardTexts = Partial<Record<CardField, string>>;

/** A picture ready to be stored or sent. */
export interface RenderedCard {
  bytes: Buffer;
  contentType: 'image/webp';
}

/**
 * Draws a card: the template's ground with the words set on it, and the mark where the template has a place for
 * one. 1080 x 1080 px, WebP. Throws CardTextError when the words can't be printed, and sharp's error when `logo`
 * is no picture.
 */
export async function renderCard(card: {
  template: CardTemplate;
  texts: CardTexts;
  /** Bytes of a picture in any format sharp decodes. */
  logo?: Buffer;
}): Promise<RenderedCard> {
  const { template, texts, logo } = card;
  const settings = setCard(template.layout, texts);
  const pixels = Buffer.from(await cardGround(template));
  const place = template.layout.logo;
  if (logo && place) {
    const mark = await markFor(logo, place);
    patch(pixels, place, (context) => drawMark(context, mark, place));
  }
  for (const { spec, set } of settings)
    patch(pixels, inkBox(set), (context) => drawText(context, spec, set));
  const bytes = await sharp(pixels, { raw: { width: CARD_SIZE, height: CARD_SIZE, channels: 3 } })
    .webp({ quality: 84, effort: 1 })
    .toBuffer();
  return { bytes, contentType: 'image/webp' };
}

/** Sets all the words of a card without drawing them; throws CardTextError. */
export function setCard(layout: CardLayout, texts: CardTexts): { spec: CardText; set: SetText }[] {
  return wordsOf(layout, texts).map(({ spec, words }) => ({
    spec,
    set: setText(spec, words, typefaceOf(spec)),
  }));
}

/** Which words are printed where: given ones, else the template's own; a message that repeats a headline is dropped. */
function wordsOf(layout: CardLayout, texts: CardTexts): { spec: CardText; words: string }[] {
  const seen = new Set<CardField>();
  const printed = layout.texts.map((spec) => {
    const given = seen.has(spec.field) ? undefined : texts[spec.field];
    seen.add(spec.field);
    return { spec, words: given !== undefined && given.trim() !== '' ? given : (spec.text ?? '') };
  });
  const headlines = new Set(
    printed.filter(({ spec }) => spec.field === 'headline').map(({ words }) => sameness(words)),
  );
  return printed.filter(
    ({ spec, words }) =>
      words !== '' && !(spec.field === 'message' && headlines.has(sameness(words))),
  );
}

function sameness(words: string): string {
  return tidy(words, 'none').join(' ').replaceAll('.', '').trim().toLocaleLowerCase('id');
}

/** Letters are measured large, so that the widths in em are exact. */
const MEASURING_SIZE = 200;
const measuring = createCanvas(1, 1).getContext('2d');

function typefaceOf(spec: CardText): Typeface {
  return {
    measure: fontMeasure(spec.fontFamily),
    has: (codePoint) => hasGlyph(spec.fontFamily, codePoint),
    width: (text) => {
      measuring.font = canvasFont(spec.fontFamily, spec.fontWeight, spec.fontStyle, MEASURING_SIZE);
      return measuring.measureText(text).width / MEASURING_SIZE;
    },
  };
}

/** Draws words that were set. */
export function drawText(context: SKRSContext2D, spec: CardText, set: SetText): void {
  context.font = canvasFont(spec.fontFamily, spec.fontWeight, spec.fontStyle, set.size);
  context.letterSpacing = `${spec.letterSpacing * set.size}px`;
  context.fillStyle = spec.color;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const line of set.lines) context.fillText(line.text, line.x, line.y);
}

/** Where ink may fall: the lines with room for slanting letters, accents and tails. */
function inkBox({ size, lines }: SetText): Box {
  const left = Math.min(...lines.map(({ x }) => x)) - size * 0.4;
  const right = Math.max(...lines.map(({ x, width }) => x + width)) + size * 0.4;
  const top = Math.min(...lines.map(({ y }) => y)) - size * 1.25;
  const bottom = Math.max(...lines.map(({ y }) => y)) + size * 0.5;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The mark as large as its place allows, decoded anew whatever it was. */
async function markFor(logo: Buffer, place: Box): Promise<Canvas> {
  const { data, info } = await sharp(logo, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(place.width, place.height, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(info.width, info.height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas;
}

function drawMark(context: SKRSContext2D, mark: Canvas, { x, y, width, height }: Box): void {
  context.drawImage(mark, x + (width - mark.width) / 2, y + (height - mark.height) / 2);
}
