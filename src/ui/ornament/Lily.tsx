import { At, Leaf, Vein } from './shapes.tsx';

/** Draws an open lily with a bud and long leaves. */
export function Lily() {
  return (
    <>
      <path d="M12 141C52 138 92 126 114 82" fill="none" />
      <path d="M78 128C112 126 146 116 166 92" fill="none" />
      <At x={34} y={138.5} turn={-50}>
        <Leaf length={70} width={9} bend={-9} belly={0.42} />
      </At>
      <At x={56} y={135} turn={4}>
        <Leaf length={84} width={8} bend={5} belly={0.4} />
      </At>
      <At x={128} y={119.5} turn={-2}>
        <Leaf length={66} width={7.5} bend={-6} belly={0.4} />
      </At>
      <At x={165} y={93} turn={46}>
        <Bud />
      </At>
      <At x={114} y={66} turn={-8} size={0.98} flat={0.94}>
        <Bloom />
      </At>
    </>
  );
}

function Bloom() {
  return (
    <>
      {[58, 182, 300].map((turn) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <path d="M-3.500 0C-6.500 -10 -10.500 -22 -9 -36C-8 -46 -3 -52 4.500 -60C5.500 -52 10.500 -45 10.500 -34C10.500 -22 7 -10 3.500 0Z" />
          <path d="M4.500 -60C0.500 -57 -2.500 -53.500 -3.500 -49" fill="none" />
          <Vein d="M-0.600 -12C-1.600 -26 -1.400 -38 1 -49M2.400 -14C3.600 -24 3.800 -32 3.400 -40" />
        </At>
      ))}
      {[0, 118, 242].map((turn) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <path d="M-4.500 1C-11 -8 -18.500 -20 -17 -35C-16 -45 -9 -52 -4.500 -62C0 -54 13.500 -49 16.500 -36C19 -22 10.500 -8 4.500 1Z" />
          <path d="M-4.500 -62C-3.500 -57 -0.500 -53 5 -50.500" fill="none" />
          <Vein d="M-1.400 -12C-3 -28 -4 -42 -4 -54M1.400 -12C1.800 -28 0 -42 -2.400 -53M-6.500 -16C-10.500 -25 -11.500 -34 -10.500 -42M7 -16C10.800 -25 12 -33 11 -41" />
        </At>
      ))}
      <Vein d="M-7 -9.500l.6 1.500M-4 -14l.3 1.600M5 -13l-.3 1.600M8 -9l-.8 1.400M9.500 4l-1.500 -.3M-9.500 3l1.500 -.2M4.500 10l-.6 -1.400M-4 10.500l.4 -1.500" />
      {[
        [36, 31],
        [62, 35],
        [88, 33],
        [114, 36],
        [142, 31],
        [12, 27],
      ].map(([turn = 0, reach = 0]) => (
        <At key={turn} x={0} y={0} turn={turn}>
          <path d={`M0 -2Q-5 ${-reach * 0.6} 0 ${-reach}`} fill="none" strokeWidth="1" />
          <At x={0} y={-reach} turn={18}>
            <path d="M-5 0.600C-3 -2.400 2.400 -3 5 -1.200C3 1.800 -2.400 2.600 -5 0.600Z" />
          </At>
        </At>
      ))}
      <At x={0} y={0} turn={98}>
        <path d="M-0.800 0Q-7 -24 -1 -43M0.800 0Q-5 -24 1 -43" fill="none" strokeWidth="0.900" />
        <path d="M-3 -43.500C-2.500 -47 2.500 -47 3 -43.500C1.500 -41.500 -1.500 -41.500 -3 -43.500Z" />
      </At>
    </>
  );
}

/** Draws a bud that starts at the origin and points up. */
function Bud() {
  return (
    <>
      <path d="M-1.500 0C-6 -8 -10.500 -20 -9 -34C-8 -44 -3.500 -50 1 -57C5 -50 9.500 -44 10 -34C10.800 -20 6 -8 1.500 0Z" />
      <Vein d="M-0.600 -4C-4 -18 -4 -36 0.600 -54M2 -6C6.500 -18 6.500 -36 1.600 -53" />
    </>
  );
}
