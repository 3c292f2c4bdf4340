import { expect, test } from 'vitest';
import { PLATE_EDGE_WIDTH, choosePlate, placeLogo, withoutLogo } from './placeLogo.ts';
import type { CardField, TextArea } from './textArea.ts';

const box = { x: 340, y: 84, width: 400, height: 170 };

test('the plate with its edge fills the box of the logo', () => {
  expect(PLATE_EDGE_WIDTH).toBe(2);
  expect(placeLogo(box).plate).toEqual({ x: 341, y: 85, width: 398, height: 168 });
});

test('the logo has the same distance to all sides of the plate', () => {
  expect(placeLogo(box).picture).toEqual({ x: 357, y: 101, width: 366, height: 136 });
  const upright = { x: 0, y: 0, width: 170, height: 400 };
  expect(placeLogo(upright).picture).toEqual({ x: 17, y: 17, width: 136, height: 366 });
});

test('no corner of the logo reaches over a round corner of the plate', () => {
  const { plate, radius, picture } = placeLogo(box);
  const toCorner = Math.hypot(plate.x + radius - picture.x, plate.y + radius - picture.y);
  expect(toCorner).toBeLessThan(radius);
});

test('R590 without a logo, the message also has its place', () => {
  const area = (field: CardField, y: number, height: number) =>
    ({ field, box: { x: 100, y, width: 880, height } }) as TextArea;
  const areas = [area('message', 260, 140), area('subMessage', 420, 100)];
  expect(withoutLogo(areas, box)).toEqual([area('message', 84, 316), areas[1]]);
  expect(withoutLogo(areas, undefined)).toEqual(areas);
});

test('R399 the plate is dark for a white logo on a transparent ground only', () => {
  const pixels = (...colours: readonly (readonly [number, number, number, number])[]) =>
    colours.flat();
  const [none, white, ink] = [
    [0, 0, 0, 0],
    [255, 255, 255, 255],
    [31, 77, 74, 255],
  ] as const;
  expect(choosePlate(pixels(none, white, white))).toBe('dark');
  expect(choosePlate(pixels(none, none, ink))).toBe('white');
  expect(choosePlate(pixels(none, white, ink))).toBe('white');
  expect(choosePlate(pixels(white, white, white))).toBe('white');
  expect(choosePlate(pixels(none, none))).toBe('white');
});
