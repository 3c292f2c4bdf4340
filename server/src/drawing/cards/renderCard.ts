import type { TextLayout, Typeface } from '@dukacita/shared/layOutText';
import { selectTexts, type TextByField } from '@dukacita/shared/selectTexts';
import { placeLogo } from '@dukacita/shared/placeLogo';
import type { Box } from '@dukacita/shared/textArea';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { CardLayout, CardText, Printable } from './cardLayout.ts';
import { cardBackground } from './cardBackground.ts';
import { canvasFont, fontMetrics, loadFontsFor } from './fonts.ts';
import { drawOnPixels, type Pixels } from './drawOnPixels.ts';
import { drawLogo, drawPlate, fitLogo } from './drawLogo.ts';
import { drawText } from './drawText.ts';
import { typesetText } from './typesetText.ts';

/** A card or a board as an encoded picture. */
export interface RenderedCard {
  bytes: Buffer;
  contentType: 'image/webp';
}

/** Must be incremented when the same template and texts are rendered differently. */
export const renderingVersion = 5;

/** What is on a card or a board. */
export interface Card {
  design: Printable;
  /** Fields that the design does not have are ignored. */
  texts: TextByField;
  /** A picture in any format that sharp decodes. */
  logo?: Buffer;
}

/**
 * Renders a card or a board: the background with the texts, and the logo if the design has a logo
 * box. The picture is a WebP of the size of the design.
 * @throws {CardTextError} when a text cannot be printed; sharp's error when `logo` is not a picture
 */
export async function renderCard(card: Card): Promise<RenderedCard> {
  const { data, width, height } = await paintCard(card);
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 1 })
    .toBuffer();
  return { bytes, contentType: 'image/webp' };
}

/** Renders a card like `renderCard`, but does not encode it. */
export async function paintCard({ design, texts, logo }: Card): Promise<Pixels> {
  const { width, height, logo: logoBox } = design.layout;
  const typesetTexts = typesetCard(design.layout, texts);
  // A copy, because the background is cached.
  const pixels = { data: Buffer.from(await cardBackground(design)), width, height };
  if (logo && logoBox) {
    const layout = placeLogo(logoBox);
    const picture = await fitLogo(logo, layout.picture);
    drawOnPixels(pixels, logoBox, (context) => {
      drawPlate(context, layout, picture.tone);
      drawLogo(context, picture, layout);
    });
  }
  for (const { spec, typeset } of typesetTexts)
    drawOnPixels(pixels, drawnBox(typeset), (context) => drawText(context, spec, typeset));
  return pixels;
}

/**
 * Typesets all texts of a card without drawing them.
 * @throws {CardTextError} when a text cannot be printed
 */
export function typesetCard(
  layout: CardLayout,
  texts: TextByField,
): { spec: CardText; typeset: TextLayout }[] {
  return selectTexts(layout.texts, texts).map(({ area, text }) => ({
    spec: area,
    typeset: typesetText(area, text, typefaceOf(area)),
  }));
}

/** Font size for measuring, in px; it is large so that widths in em are precise. */
const MEASURING_SIZE = 200;
const measuringContext = createCanvas(1, 1).getContext('2d');

function typefaceOf(spec: CardText): Typeface {
  return {
    ...fontMetrics(spec.fontFamily),
    width: (text) => {
      loadFontsFor(text);
      measuringContext.font = canvasFont(
        spec.fontFamily,
        spec.fontWeight,
        spec.fontStyle,
        MEASURING_SIZE,
      );
      return measuringContext.measureText(text).width / MEASURING_SIZE;
    },
  };
}

/** Returns a box around what is drawn for a text: lines with a margin for italics and accents. */
function drawnBox({ size, lines }: TextLayout): Box {
  const left = Math.min(...lines.map(({ x }) => x)) - size * 0.4;
  const right = Math.max(...lines.map(({ x, width }) => x + width)) + size * 0.4;
  const top = Math.min(...lines.map(({ y }) => y)) - size * 1.25;
  const bottom = Math.max(...lines.map(({ y }) => y)) + size * 0.5;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
