import { along, At, curvePath, Leaf, Petal, Vein } from './shapes.tsx';
import type { Curve } from './shapes.tsx';

const stem: Curve = [
  [12, 127],
  [72, 121],
  [140, 99],
  [218, 33],
];

const flowers = [
  [0.4, -66, 1],
  [0.47, 58, 0.96],
  [0.57, -60, 0.92],
  [0.63, 54, 0.86],
] as const;

const buds = [
  [0.71, -46, 1],
  [0.75, 44, 0.96],
  [0.82, -40, 0.84],
  [0.86, 38, 0.78],
  [0.93, -32, 0.64],
  [0.95, 32, 0.6],
  [1, -4, 0.58],
] as const;

/** Draws a stem of tuberose: open flowers below, and buds that get smaller towards the tip. */
export function SedapMalam() {
  return (
    <>
      <At x={26} y={125} turn={-24}>
        <Leaf length={84} width={6} bend={10} belly={0.3} />
      </At>
      <At x={22} y={126} turn={9}>
        <Leaf length={70} width={5.5} bend={-6} belly={0.3} />
      </At>
      <path d={curvePath(stem)} fill="none" />
      {buds.toReversed().map(([t, spread, size]) => {
        const { x, y, turn } = along(stem, t);
        return (
          <At key={t} x={x} y={y} turn={turn + spread + 90} size={size}>
            <Bud />
          </At>
        );
      })}
      {flowers.toReversed().map(([t, spread, size]) => {
        const { x, y, turn } = along(stem, t);
        return (
          <At key={t} x={x} y={y} turn={turn + spread + 90} size={size}>
            <Flower />
          </At>
        );
      })}
    </>
  );
}

/** Draws a flower that starts at the origin and points up, seen slightly from the side. */
function Flower() {
  return (
    <>
      <path d="M-1.500 0C-2.500 -10 -4 -16 -6 -23H6C4 -16 2.500 -10 1.500 0Z" />
      <Vein d="M0 -3Q-0.400 -12 -1.400 -21M1 -8Q1.500 -15 2.600 -21" />
      <At x={0} y={-25} flat={0.74}>
        {[-28, 34, 94].map((turn) => (
          <At key={turn} x={0} y={0} turn={turn}>
            <Petal length={24} width={7.6} point={0.85} fold={0.78} />
          </At>
        ))}
        {[4, -88, 150, -148].map((turn) => (
          <At key={turn} x={0} y={0} turn={turn}>
            <Petal length={turn === 4 ? 25 : 21} width={7.2} point={0.75} fold={0.72} />
          </At>
        ))}
        <circle r="3" />
        <path d="M-1.200 0.400q1.200 -1.600 2.400 0" fill="none" strokeWidth="0.800" />
      </At>
      <path d="M0 0q-5 -2 -6 -9M0 0q4 -2 5 -8" fill="none" />
    </>
  );
}

/** Draws a bud that starts at the origin and points up. */
function Bud() {
  return (
    <>
      <path d="M-1.500 0C-2.400 -8 -3 -12 -3.400 -16C-5.800 -22 -4 -29 0 -34C4 -29 5.800 -22 3.400 -16C3 -12 2.400 -8 1.500 0Z" />
      <Vein d="M-0.800 -5C-1.400 -14 2.400 -20 0.200 -32M2.600 -18Q3.600 -22 2.800 -26" />
      <path d="M0 0q-4 -2 -5 -8M0 0q3.500 -2 4.500 -7" fill="none" />
    </>
  );
}
