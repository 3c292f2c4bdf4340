import { parseBoardSize, type BoardSize } from '../../domain/boardSize.ts';
import styles from './BoardScale.module.css';

/** The height of the person beside the board, in metres. */
const PERSON = 1.65;
/** The space between the person and the board, in metres. */
const GAP = 0.3;
/** Where the board begins, in metres. */
const LEFT = PERSON / 3 + GAP;
/** The height of the legs below the board, in metres. */
const LEGS = 0.4;
/** The largest board that is drawn, in metres. */
const MAX = { width: 7, height: 3 };

export interface BoardScaleProps {
  readonly size: string;
  /** The sizes of all boards that are compared; the largest fills the drawing. */
  readonly sizes: readonly string[];
}

/** Renders a board beside a person to scale; nothing for a size that cannot be read. */
export function BoardScale({ size, sizes }: BoardScaleProps) {
  const board = readSize(size);
  if (board === null) return null;
  const { width, height } = board;
  const boards = [size, ...sizes].map(readSize).filter((other) => other !== null);
  const total = {
    width: LEFT + Math.max(...boards.map((other) => other.width)),
    height: Math.max(PERSON, LEGS + Math.max(...boards.map((other) => other.height))),
  };
  const ground = total.height;
  const top = ground - LEGS - height;
  return (
    <div className={styles['scale']}>
      <svg
        viewBox={`0 0 ${total.width} ${total.height}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        data-scale
      >
        <g className={styles['person']}>
          <circle cx={PERSON / 6} cy={ground - PERSON * 0.89} r={PERSON * 0.11} />
          <path d={bodyPath(ground)} />
        </g>
        <g className={styles['board']}>
          <path
            d={`M${LEFT + 0.25} ${ground}v-${LEGS}M${LEFT + width - 0.25} ${ground}v-${LEGS}`}
          />
          <rect x={LEFT} y={top} width={width} height={height} rx={0.12} />
        </g>
        <path
          className={styles['words']}
          d={[
            wordPath(width * 0.6, width, top + height * 0.38),
            wordPath(width * 0.4, width, top + height * 0.62),
          ].join('')}
        />
      </svg>
    </div>
  );
}

function readSize(text: string): BoardSize | null {
  const size = parseBoardSize(text);
  return size === null || size.width > MAX.width || size.height > MAX.height ? null : size;
}

/** Returns a line in the middle of a board, in place of its words. */
function wordPath(length: number, width: number, y: number): string {
  return `M${LEFT + (width - length) / 2} ${y}h${length}`;
}

/** Returns the outline of the body below the head: shoulders and legs, down to the ground. */
function bodyPath(ground: number): string {
  const width = PERSON / 3;
  const shoulder = ground - PERSON * 0.74;
  return `M0 ${shoulder + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${ground - PERSON * 0.32}H${width * 0.82}V${ground}H${width * 0.18}V${ground - PERSON * 0.32}H0Z`;
}
