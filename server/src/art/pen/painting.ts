import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { rasterise } from '../rasterise.ts';
import { isPlainShape, paintShape } from './paintShape.ts';
import { svgDocument } from './svg.ts';
import { svgElements, type SvgNode } from './svgElements.ts';

/** A picture that is painted in steps: its own units, and what is put on the canvas. */
export interface Painting {
  width: number;
  height: number;
  paint(context: SKRSContext2D): Promise<void>;
}

/** From so many plain shapes in a row on it is worth drawing them directly. */
const MANY = 250;

/** Paints the picture `pixelWidth` px wide. */
export async function paintPicture(painting: Painting, pixelWidth: number): Promise<Canvas> {
  const scale = pixelWidth / painting.width;
  const canvas = createCanvas(pixelWidth, Math.round(painting.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  context.scale(scale, scale);
  await painting.paint(context);
  return canvas;
}

/**
 * Puts SVG elements given in the picture's own units on the canvas. Long runs of plain shapes, such as the facets of
 * flowers, are drawn directly; gradients, patterns and blurs go through librsvg.
 */
export async function paintSvg(
  context: SKRSContext2D,
  body: string,
  width: number,
  height: number,
): Promise<void> {
  const pixels = Math.round(width * context.getTransform().a);
  const { definitions, nodes } = svgElements(body);
  for (const run of runsOf(nodes)) {
    if (run.plain) {
      for (const node of run.nodes) paintShape(context, node);
    } else {
      const written = `<defs>${definitions}</defs>${run.nodes.map(sourceOf).join('')}`;
      context.drawImage(
        await rasterise(svgDocument(width, height, written, pixels), pixels),
        0,
        0,
        width,
        height,
      );
    }
  }
}

/** A picture that is one SVG drawing. */
export function svgPainting(width: number, height: number, body: () => string): Painting {
  return { width, height, paint: (context) => paintSvg(context, body(), width, height) };
}

interface Run {
  plain: boolean;
  nodes: SvgNode[];
}

/** Nodes in order, in runs that are drawn the same way; short runs of plain shapes join what comes before them. */
function runsOf(nodes: readonly SvgNode[]): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const plain = isPlainShape(node);
    const last = runs.at(-1);
    if (last?.plain === plain) last.nodes.push(node);
    else runs.push({ plain, nodes: [node] });
  }
  const joined: Run[] = [];
  for (const run of runs) {
    const plain = run.plain && run.nodes.length >= MANY;
    const last = joined.at(-1);
    if (last && last.plain === plain) last.nodes.push(...run.nodes);
    else joined.push({ plain, nodes: [...run.nodes] });
  }
  return joined;
}

function sourceOf({ transforms, source }: SvgNode): string {
  return (
    transforms.map((transform) => `<g transform="${transform}">`).join('') +
    source +
    '</g>'.repeat(transforms.length)
  );
}
