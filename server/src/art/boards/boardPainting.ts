import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { write, writeCut } from '../pen/lettering.ts';
import { paintSvg, type Painting } from '../pen/painting.ts';
import { seeded, type Random } from '../pen/random.ts';
import type { Point } from '../pen/svg.ts';
import { boardScene } from './boardScene.ts';
import {
  BOARD_FEET as FEET,
  BOARD_HEIGHT as H,
  BOARD_WIDTH as W,
  placeBoard,
  type BoardShape,
} from './boardShape.ts';
import type { BoardDesign } from './boardCatalogue.ts';
import { outline, type Outline } from './outline.ts';
import { flowerStamps, leafStamps, type StampFlower, type Bloom } from './stamps.ts';

/** The florist's picture of a papan bunga: the board on its stand before a wall. 1200 x 900 units. */
export function boardPainting(key: string, design: BoardDesign): Painting {
  return {
    width: W,
    height: H,
    paint: async (context) => {
      const random = seeded(`board ${key}`);
      const shape = placeBoard(design);
      await paintSvg(context, boardScene(design, shape, FEET, random), W, H);
      await leafFringe(context, shape, random);
      panel(context, design, shape);
      letters(context, design, shape);
      const edge = await bands(context, design, shape, random);
      await senderPlate(context, design, shape, random);
      await crown(context, design, shape, edge, random);
      softLight(context);
    },
  };
}

async function leafFringe(
  context: SKRSContext2D,
  shape: BoardShape,
  random: Random,
): Promise<void> {
  const kinds = await Promise.all([
    leafStamps('laurel', 'deep'),
    leafStamps('lily', 'fresh'),
    leafStamps('rose', 'deep'),
  ]);
  for (const [point, angle] of walk(shape.edge, 11)) {
    const stamps = random.pick(kinds);
    stampLeaf(
      context,
      random.pick(stamps),
      point,
      angle + random.near(0, 0.8),
      random.range(44, 84),
    );
  }
}

function panel(context: SKRSContext2D, design: BoardDesign, shape: BoardShape): void {
  context.save();
  trace(context, shape.edge);
  context.fillStyle = design.panelEdge;
  context.fill();
  context.clip();
  const light = context.createRadialGradient(
    W * 0.42,
    shape.y + shape.height * 0.3,
    40,
    W / 2,
    shape.y + shape.height / 2,
    shape.width * 0.7,
  );
  light.addColorStop(0, 'rgba(255,255,255,.16)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,.28)');
  context.fillStyle = design.panel;
  context.fillRect(shape.x, shape.y - 60, shape.width, shape.height + 60);
  context.fillStyle = light;
  context.fillRect(shape.x, shape.y - 60, shape.width, shape.height + 60);
  context.restore();
}

function letters(context: SKRSContext2D, design: BoardDesign, shape: BoardShape): void {
  const middle = W / 2;
  const inner = shape.width - 2 * borderWidth(design) - 36;
  const unit = shape.height / 100;
  writeCut(context, {
    words: design.headline,
    x: middle,
    y: shape.y + unit * 40,
    width: inner,
    size: unit * 18.5,
    weight: 800,
    colour: design.headlineColour,
    spacing: 0.015,
  });
  write(context, {
    words: 'atas berpulangnya',
    x: middle,
    y: shape.y + unit * 53,
    width: inner,
    size: unit * 7.6,
    family: 'Lora',
    weight: 600,
    italic: true,
    colour: design.headlineColour,
  });
  writeCut(context, {
    words: design.name,
    x: middle,
    y: shape.y + unit * 72,
    width: inner,
    size: unit * 16,
    family: 'Lora',
    weight: 700,
    colour: design.nameColour,
  });
}

async function bands(
  context: SKRSContext2D,
  design: BoardDesign,
  shape: BoardShape,
  random: Random,
): Promise<number> {
  let depth = -6;
  const placed: { point: Point; size: number; flower: StampFlower; bloom: Bloom }[] = [];
  for (const band of design.bands) {
    for (let row = 0; row < band.rows; row += 1) {
      depth += band.size * (row === 0 ? 0.36 : 0.6);
      const { x, y, width, height } = shape;
      const ring = outline(
        x + depth,
        y + depth,
        width - 2 * depth,
        height - 2 * depth,
        design.top,
        30 - depth * 0.5,
      );
      const line = walk(ring, band.size * 0.7);
      line.forEach(([point], index) => {
        const turn = Math.floor(index / 3) % band.blooms.length;
        placed.push({
          point: [
            point[0] + random.near(0, band.size * 0.1),
            point[1] + random.near(0, band.size * 0.1),
          ],
          size: band.size * random.near(1.06, 0.12),
          flower: band.flower,
          bloom: band.blooms[turn] ?? 'white',
        });
      });
    }
    depth += band.size * 0.3;
  }
  for (const { point, size, flower, bloom } of placed) {
    stampFlower(
      context,
      random.pick(await flowerStamps(flower, bloom)),
      point,
      size,
      random.range(0, 6.28),
    );
  }
  return depth;
}

async function senderPlate(
  context: SKRSContext2D,
  design: BoardDesign,
  shape: BoardShape,
  random: Random,
): Promise<void> {
  const { x, y, width, height } = shape.plate;
  context.save();
  context.shadowColor = 'rgba(20,14,8,.45)';
  context.shadowBlur = 22;
  context.shadowOffsetY = 9;
  context.fillStyle = design.senderPanel;
  context.beginPath();
  context.roundRect(x, y, width, height, 10);
  context.fill();
  context.restore();
  const size = height / (design.sender.length * 1.32 + 0.75);
  design.sender.forEach((words, index) => {
    const baseline =
      y + height / 2 + size * (0.36 + (index - (design.sender.length - 1) / 2) * 1.3);
    write(context, {
      words,
      x: W / 2,
      y: baseline,
      width: width - 80,
      size,
      weight: 700,
      colour: design.senderColour,
      spacing: 0.01,
    });
  });
  const edge = outline(x, y, width, height, 'straight');
  const band = design.bands.at(-1);
  const stamps = await flowerStamps(band?.flower ?? 'krisan', band?.blooms[0] ?? 'white');
  for (const [point] of walk(edge, 16)) {
    stampFlower(
      context,
      random.pick(stamps),
      [point[0], point[1]],
      random.near(23, 2),
      random.range(0, 6.28),
    );
  }
}

async function crown(
  context: SKRSContext2D,
  design: BoardDesign,
  shape: BoardShape,
  edge: number,
  random: Random,
): Promise<void> {
  const { flower, bloom, second } = design.crown;
  const top = Math.min(...shape.edge.map(([, y]) => y));
  const main = await flowerStamps(flower, bloom);
  const filler = await flowerStamps(flower === 'krisan' ? 'rose' : 'krisan', second);
  const leaves = await Promise.all([
    leafStamps('lily', 'fresh'),
    leafStamps('laurel', 'deep'),
    leafStamps('bamboo', 'fresh'),
  ]);
  const spray = (
    x: number,
    y: number,
    reach: number,
    from: number,
    to: number,
    size: number,
  ): void => {
    for (let index = 0; index < 26; index += 1) {
      const angle = from + ((to - from) * index) / 25 + random.near(0, 0.16);
      stampLeaf(
        context,
        random.pick(random.pick(leaves)),
        [x, y],
        angle,
        reach * random.range(0.75, 1.2),
      );
    }
    for (let index = 0; index < 14; index += 1) {
      const angle = from + (to - from) * random.next();
      const far = reach * random.range(0.25, 0.62);
      stampFlower(
        context,
        random.pick(filler),
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
        size * 0.55,
        random.range(0, 6.28),
      );
    }
    const heads: readonly (readonly [number, number])[] = [
      [-0.62, 0.1],
      [0.62, 0.12],
      [-0.32, -0.4],
      [0.34, -0.38],
      [0, 0.22],
    ];
    for (const [dx, dy] of heads) {
      stampFlower(
        context,
        random.pick(main),
        [x + dx * size, y + dy * size],
        size,
        random.range(0, 6.28),
      );
    }
  };
  const low = shape.y + shape.height;
  spray(shape.x + edge * 0.55, low - edge * 0.4, 100, 0.4 * Math.PI, 1.6 * Math.PI, 62);
  spray(
    shape.x + shape.width - edge * 0.55,
    low - edge * 0.4,
    100,
    -0.6 * Math.PI,
    0.6 * Math.PI,
    62,
  );
  spray(W / 2, top + edge * 0.42, 128, Math.PI, 2 * Math.PI, 82);
}

function softLight(context: SKRSContext2D): void {
  const light = context.createLinearGradient(0, 0, W, H);
  light.addColorStop(0, 'rgba(255,246,228,.14)');
  light.addColorStop(0.5, 'rgba(255,246,228,0)');
  light.addColorStop(1, 'rgba(20,16,12,.16)');
  context.fillStyle = light;
  context.fillRect(0, 0, W, H);
}

function borderWidth(design: BoardDesign): number {
  return design.bands.reduce((sum, band) => sum + band.size * (0.72 + 0.62 * (band.rows - 1)), 4);
}

function stampFlower(
  context: SKRSContext2D,
  stamp: Canvas,
  [x, y]: Point,
  size: number,
  turn: number,
): void {
  context.save();
  context.translate(x, y);
  const shade = context.createRadialGradient(
    size * 0.06,
    size * 0.1,
    size * 0.2,
    size * 0.06,
    size * 0.1,
    size * 0.62,
  );
  shade.addColorStop(0, 'rgba(16,12,8,.42)');
  shade.addColorStop(1, 'rgba(16,12,8,0)');
  context.fillStyle = shade;
  context.fillRect(-size * 0.6, -size * 0.55, size * 1.3, size * 1.3);
  context.rotate(turn);
  context.drawImage(stamp, -size / 2, -size / 2, size, size);
  context.restore();
}

function stampLeaf(
  context: SKRSContext2D,
  stamp: Canvas,
  [x, y]: Point,
  angle: number,
  length: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.drawImage(stamp, 0, -length / 2, length, length);
  context.restore();
}

/** Places `every` px apart along an outline, with the outward direction there. */
function walk(edge: Outline, every: number): (readonly [Point, number])[] {
  const places: (readonly [Point, number])[] = [];
  let rest = 0;
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2;
    for (; rest < length; rest += every) {
      const share = rest / length;
      places.push([
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        angle,
      ]);
    }
    rest -= length;
  });
  return places;
}

function trace(context: SKRSContext2D, edge: Outline): void {
  context.beginPath();
  edge.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}
