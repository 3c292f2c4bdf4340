import { along, At, curvePath, Leaf, Petal, Vein } from './shapes.tsx';
import type { Curve } from './shapes.tsx';

const stem: Curve = [
  [12, 122],
  [70, 118],
  [120, 98],
  [190, 66],
];

const leaves = [
  [0.08, -48, 42, 12, 4],
  [0.12, 34, 40, 12, -4],
  [0.45, -46, 34, 11, 4],
  [0.46, 50, 46, 13, -5],
  [0.74, 46, 38, 11, -4],
] as const;

const buds = [
  [0.74, -66, 20, 0.84],
  [0.86, -58, 20, 1],
  [1, -16, 12, 1.08],
  [0.93, 26, 14, 0.82],
] as const;

/** Draws a spray of jasmine: an open flower, a half-open one and buds towards the tip. */
export function Melati() {
  return (
    <>
      <path d={curvePath(stem)} fill="none" />
      {leaves.map(([t, spread, length, width, bend]) => {
        const { x, y, turn } = along(stem, t);
        return (
          <At key={t} x={x} y={y} turn={turn + spread}>
            <path d="M0 0h5" fill="none" />
            <At x={4} y={0}>
              <Leaf length={length} width={width} bend={bend} belly={0.36} veins={4} />
            </At>
          </At>
        );
      })}
      {buds.map(([t, spread, reach, size]) => {
        const { x, y, turn } = along(stem, t);
        return (
          <At key={t} x={x} y={y} turn={turn + spread}>
            <path d={`M0 0q${reach * 0.5} -1.500 ${reach} 0`} fill="none" />
            <At x={reach} y={0} turn={90} size={size}>
              <Bud />
            </At>
          </At>
        );
      })}
      <path d="M150 84q-3 -10 -10 -18" fill="none" />
      <At x={132} y={54} turn={-14}>
        <Flower />
      </At>
      <path d="M62 115.500q5 -10 2 -21" fill="none" />
      <At x={61} y={83} turn={-16} size={0.9}>
        <HalfOpen />
      </At>
    </>
  );
}

function Flower() {
  const back = [8, 66, 128, 186, 246, 304];
  const front = [-22, 36, 98, 158, 216, 276];
  return (
    <>
      {back.map((turn, index) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <Petal length={29 + (index % 3)} width={9} point={0.55} />
        </At>
      ))}
      {front.map((turn, index) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <Petal length={23 + (index % 2) * 1.5} width={8.2} point={0.4} fold={0.62} />
        </At>
      ))}
      <circle r="3.400" />
      <path
        d="M-1.300 -0.800q0.600 -0.800 1.400 -0.500M0.400 1.200q0.900 -0.200 1 -1"
        fill="none"
        strokeWidth="0.800"
      />
    </>
  );
}

function HalfOpen() {
  return (
    <>
      <path d="M-2 12Q-2.400 4 -4.500 0M2 12Q2.400 4 4.500 0" fill="none" />
      <Sepals y={12} />
      {[-50, 48, -24, 26].map((turn) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <Petal length={25} width={8} point={0.5} />
        </At>
      ))}
      <At x={0} y={1} turn={2}>
        <Petal length={22} width={8.5} point={0.35} fold={0.7} />
      </At>
    </>
  );
}

/** Draws a bud whose calyx is at the origin and which points up. */
function Bud() {
  return (
    <>
      <path d="M-1.800 0Q-1.600 -6 -2.200 -9C-6.200 -14 -5.400 -22 0.400 -28C6 -22 6.200 -14 2.200 -9Q1.600 -6 1.800 0Z" />
      <Vein d="M-1.600 -10Q3.800 -16 0.400 -27M2 -10.500Q3.600 -14 3.200 -18" />
      <Sepals y={0} />
    </>
  );
}

function Sepals({ y }: { y: number }) {
  return (
    <path
      d={`M0 ${y}q-4.500 -1.500 -5.200 -6.500M0 ${y}q4.500 -1.500 5.200 -6.500M0 ${y}q-1 -3 -0.200 -7`}
      fill="none"
      strokeWidth="0.900"
    />
  );
}
