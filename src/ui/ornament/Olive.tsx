import { along, At, curvePath, Leaf, Vein } from './shapes.tsx';
import type { Curve } from './shapes.tsx';

const stem: Curve = [
  [16, 106],
  [78, 92],
  [130, 90],
  [204, 40],
];

/** For each leaf: position on the stem (0 to 1), angle to the stem in degrees, length and bend. */
const leaves = [
  [0.1, -34, 40, 4],
  [0.13, 30, 44, -5],
  [0.29, -40, 46, 6],
  [0.33, 28, 46, -4],
  [0.5, -38, 47, 5],
  [0.55, 32, 46, -6],
  [0.7, -36, 44, 4],
  [0.75, 34, 38, -4],
  [0.88, -30, 36, 4],
  [0.92, 30, 32, -3],
  [1, -2, 36, 3],
] as const;

/** For each fruit: position on the stem (0 to 1), distance below it and tilt in degrees. */
const fruits = [
  [0.09, 17, 8],
  [0.47, 22, 6],
  [0.68, 17, -8],
] as const;

/** Draws an olive branch with pairs of leaves and three fruits. */
export function Olive() {
  return (
    <>
      <path d={curvePath(stem)} fill="none" />
      <path d="M16 106q-4 .6 -7 3M16 106q-3.500 2 -5 5" fill="none" />
      {leaves.map(([t, spread, length, bend]) => {
        const { x, y, turn } = along(stem, t);
        return (
          <At key={t} x={x} y={y} turn={turn + spread}>
            <Leaf length={length} width={6.6} bend={bend} belly={0.45} />
          </At>
        );
      })}
      {fruits.map(([t, drop, lean]) => {
        const { x, y } = along(stem, t);
        return (
          <At key={t} x={x} y={y} turn={-lean}>
            <path d={`M0 0q1 ${drop * 0.5} 0 ${drop - 4}`} fill="none" />
            <At x={0} y={drop + 3}>
              <path d="M0 -8C5 -8 7.200 -3 7 2C6.800 7 3.500 10.500 0 10.800C-3.500 10.500 -6.800 7 -7 2C-7.200 -3 -5 -8 0 -8Z" />
              <Vein d="M-4 -1.500C-4.600 2 -3.800 5 -1.800 7.400M-2 -8.200Q0 -6.200 2 -8.200" />
            </At>
          </At>
        );
      })}
    </>
  );
}
