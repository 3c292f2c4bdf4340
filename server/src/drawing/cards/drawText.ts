import { spacingOf, type LineLayout, type TextLayout } from '@dukacita/shared/layOutText';
import { isArabicLine } from '@dukacita/shared/text';
import { isSmall } from '@dukacita/shared/textArea';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CardText } from './cardLayout.ts';
import { canvasFont } from './fonts.ts';

/**
 * Draws a typeset text: raised if it has a color for the edge of its letters, and flat otherwise. Small
 * letters are flat, too, because their edges would fill the space between them.
 */
export function drawText(
  context: SKRSContext2D,
  spec: CardText,
  { size, lines }: TextLayout,
): void {
  context.font = canvasFont(spec.fontFamily, spec.fontWeight, spec.fontStyle, size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const draw = (offsetX = 0, offsetY = 0) => {
    for (const line of lines) {
      setLine(context, spec, size, line);
      context.fillText(line.text, line.x + offsetX, line.y + offsetY);
    }
  };
  const edgeColor = isSmall(spec, size) ? undefined : spec.edgeColor;
  if (edgeColor !== undefined) {
    context.fillStyle = edgeColor;
    drawEdge(context, size, draw);
  }
  context.fillStyle = spec.color;
  draw();
  if (edgeColor !== undefined) drawLight(context, spec, size, lines);
}

/** Sets the direction of a line and the space between its letters. */
function setLine(context: SKRSContext2D, spec: CardText, size: number, { text }: LineLayout): void {
  context.direction = isArabicLine(text) ? 'rtl' : 'ltr';
  context.letterSpacing = `${spacingOf(spec, text) * size}px`;
}

/** Draws the light along the outlines of raised letters. */
function drawLight(
  context: SKRSContext2D,
  spec: CardText,
  size: number,
  lines: TextLayout['lines'],
): void {
  context.strokeStyle = 'rgba(255,255,255,.45)';
  context.lineWidth = Math.max(0.6, size * 0.016);
  for (const line of lines) {
    setLine(context, spec, size, line);
    context.strokeText(line.text, line.x, line.y);
  }
}

/** How many times the letters are drawn for their edge. */
const EDGE_STEPS = 4;

/** Draws the edge of letters that are as thick as those cut from foam, and their shadow. */
function drawEdge(
  context: SKRSContext2D,
  size: number,
  draw: (offsetX: number, offsetY: number) => void,
): void {
  const depth = size * 0.07;
  context.save();
  context.shadowColor = 'rgba(20,12,6,.5)';
  context.shadowBlur = depth * 2.2;
  context.shadowOffsetX = depth * 0.8;
  context.shadowOffsetY = depth * 1.1;
  draw(depth * 0.5, depth);
  context.restore();
  for (let step = EDGE_STEPS; step >= 1; step -= 1)
    draw((depth * 0.45 * step) / EDGE_STEPS, (depth * step) / EDGE_STEPS);
}
