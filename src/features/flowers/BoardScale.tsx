import { parseBoardSize } from '../../domain/boardSize.ts';
import styles from './BoardScale.module.css';

/** The height of the person beside the board, in metres. */
const PERSON = 1.65;
/** The space between the person and the board, in metres. */
const GAP = 0.3;
/** The height of the legs below the board, in metres. */
const LEGS = 0.4;
/** The largest board that is drawn, in metres. */
const MAX = { width: 7, height: 3 };

/** Renders a board to scale beside a person; nothing for a size that cannot be read or is too large. */
export function BoardScale({ size }: { readonly size: string }) {
  const board = parseBoardSize(size);
  if (board === null || board.width > MAX.width || board.height > MAX.height) return null;
  const { width, height } = board;
  const left = PERSON / 3 + GAP;
  const total = { width: left + width, height: Math.max(PERSON, LEGS + height) };
  const ground = total.height;
  return (
    <svg
      className={styles['scale']}
      viewBox={`0 0 ${total.width} ${total.height}`}
      width={`${total.width}em`}
      height={`${total.height}em`}
      aria-hidden="true"
      data-scale
    >
      <g className={styles['person']}>
        <circle cx={PERSON / 6} cy={ground - PERSON * 0.89} r={PERSON * 0.11} />
        <path d={bodyPath(ground)} />
      </g>
      <g className={styles['board']}>
        <path d={`M${left + 0.25} ${ground}v-${LEGS}M${left + width - 0.25} ${ground}v-${LEGS}`} />
        <rect x={left} y={ground - LEGS - height} width={width} height={height} rx={0.12} />
      </g>
    </svg>
  );
}

/** Returns the outline of the body below the head: shoulders and legs, down to the ground. */
function bodyPath(ground: number): string {
  const width = PERSON / 3;
  const shoulder = ground - PERSON * 0.74;
  return `M0 ${shoulder + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${ground - PERSON * 0.32}H${width * 0.82}V${ground}H${width * 0.18}V${ground - PERSON * 0.32}H0Z`;
}
