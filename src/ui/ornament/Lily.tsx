import { At, Leaf, Vein } from './line.tsx';

/** A lily wide open, a bud beside it, long leaves below. */
export function Lily() {
  return (
    <>
      <path d="M30 140C62 132 92 116 112 84" fill="none" />
      <path d="M74 124C104 122 140 112 166 88" fill="none" />
      <At x={50} y={134} turn={-52}>
        <Leaf length={66} width={8} bend={-8} belly={0.4} />
      </At>
      <At x={62} y={130} turn={10}>
        <Leaf length={78} width={8} bend={6} belly={0.4} />
      </At>
      <At x={112} y={118} turn={-6}>
        <Leaf length={62} width={7} bend={-5} belly={0.4} />
      </At>
      <At x={166} y={88} turn={52}>
        <Bud />
      </At>
      <At x={116} y={64} turn={-12}>
        <Bloom />
      </At>
    </>
  );
}

function Bloom() {
  return (
    <>
      {[60, 180, 300].map((turn) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <path d="M0 0C-5 -8 -10 -22 -8 -36C-6.800 -45 -3 -51 3 -57C4 -50 9.500 -44 9.800 -34C10 -22 5 -8 0 0Z" />
          <Vein d="M0 -8C-1 -24 -0.500 -38 2.200 -50" />
        </At>
      ))}
      {[0, 120, 240].map((turn) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <path d="M0 0C-7 -8 -16 -20 -15 -34C-14.500 -43 -8 -51 -2.500 -60C1 -52 13 -46 15 -34C16.500 -21 7 -8 0 0Z" />
          <Vein d="M-1.200 -10C-2.400 -26 -3 -40 -2.400 -53M1.200 -10C0.800 -26 -0.200 -40 -1.600 -52M-7 -20Q-9.500 -29 -8.500 -38M8 -20Q10 -28 9 -38" />
        </At>
      ))}
      {[14, 68, 132, 190, 250, 310].map((turn, index) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <path d={`M0 0Q${index % 2 ? 3 : -3} -14 0 -25`} fill="none" strokeWidth="0.900" />
          <path d="M-4.200 -25.500Q0 -28.500 4.200 -26.200Q0 -23 -4.200 -25.500Z" />
        </At>
      ))}
      <At x={0} y={0} turn={-22}>
        <path d="M0 0Q2.500 -16 0 -31" fill="none" strokeWidth="1.600" />
        <path d="M-2.600 -31.500Q0 -35.500 2.600 -31.500Q0 -29.500 -2.600 -31.500Z" />
      </At>
    </>
  );
}

/** Starts at the origin and points up. */
function Bud() {
  return (
    <>
      <path d="M0 0C-5 -6 -9.500 -20 -8 -34C-7 -43 -3 -49 1 -55C4.500 -49 8.500 -43 9 -34C9.800 -20 5 -6 0 0Z" />
      <Vein d="M0 -3C-3 -18 -3 -36 0.600 -53M2 -4C6 -18 5.500 -36 1.400 -52" />
    </>
  );
}
