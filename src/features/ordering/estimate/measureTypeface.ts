import type { Typeface } from '@dukacita/shared/layOutText';
import type { CardText } from '../../../domain/greeting.ts';

/** A large font size in px, so that measured widths are exact in em. */
const MEASURING_SIZE = 200;

type Face = Pick<CardText, 'fontFamily' | 'fontWeight' | 'fontStyle'>;

/** Returns the CSS `font` of a card's text at a size in px. */
export function cssFont({ fontFamily, fontWeight, fontStyle }: Face, size: number): string {
  return `${fontStyle} ${fontWeight} ${size}px ${JSON.stringify(fontFamily)}, serif`;
}

/** The measured typefaces by their CSS `font`, because measuring takes long. */
const typefaces = new Map<string, Typeface>();

/** Forgets the measured typefaces: a font file that has loaded has other widths. */
export function forgetTypefaces(): void {
  typefaces.clear();
}

/** Returns the metrics of a typeface in this browser; its fonts must be loaded. */
export function measureTypeface(face: Face): Typeface {
  const font = cssFont(face, MEASURING_SIZE);
  const typeface = typefaces.get(font) ?? measure(font);
  typefaces.set(font, typeface);
  return typeface;
}

function measure(font: string): Typeface {
  const context = canvas();
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return {
    ascent: fontBoundingBoxAscent / MEASURING_SIZE,
    descent: fontBoundingBoxDescent / MEASURING_SIZE,
    width: (text) => {
      context.font = font;
      return context.measureText(text).width / MEASURING_SIZE;
    },
  };
}

let measuring: CanvasRenderingContext2D | null = null;

function canvas(): CanvasRenderingContext2D {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) throw new Error('The canvas has no 2D context to measure text with.');
  return measuring;
}
