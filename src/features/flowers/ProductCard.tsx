import { memo, useId } from 'react';
import { boardCopy } from '../../copy/board.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { type BoardSize, parseBoardSize, type SizeRank } from '../../domain/boardSize.ts';
import type { FloristProduct } from '../../domain/florist.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoardEstimate, type BoardWords } from '../ordering/estimate/BoardEstimate.tsx';
import { OfferCard, OfferChoice, OfferSkeleton } from './OfferCard.tsx';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  readonly product: FloristProduct;
  /** The sizes of all boards of the list. */
  readonly sizes: readonly string[];
  readonly rank: SizeRank | null;
  readonly words: BoardWords;
  readonly priority: boolean;
  readonly isChosen: boolean;
  /** Whether its price has changed; the bar offers to choose it then. */
  readonly isRepriced: boolean;
  readonly onChoose: (productId: number) => void;
}

/** Renders one board. Memoized, so that a press renders only the chosen one. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, sizes, rank, words, priority, isChosen, isRepriced, onChoose } = props;
  const id = useId();
  return (
    <OfferCard
      isChosen={isChosen}
      pictureMark={product.board === null ? boardCopy.sample : boardCopy.estimate}
      picture={
        product.board === null ? (
          <Photo
            src={product.photoUrl}
            alt=""
            ratio="4 / 3"
            sizes="(min-width: 48em) 24rem, 100vw"
            priority={priority}
            fallback={<Ornament name="lily" size={96} />}
          />
        ) : (
          <BoardEstimate design={product.board} words={words} />
        )
      }
    >
      <Row wrap gap={1} align="start" justify="between">
        <Text as="h2" serif size="lg">
          <button
            type="button"
            className={styles['title']}
            aria-label={copy.productChoose(product.name)}
            aria-describedby={`${id}-price ${id}-size ${id}-rank`}
            onClick={() => onChoose(product.id)}
          >
            {product.name}
          </button>
        </Text>
        <Text id={`${id}-price`} size="lg" weight="strong" className={styles['price']}>
          <VisuallyHidden>{copy.productPrice} </VisuallyHidden>
          <span>{formatRupiah(product.price)}</span>
        </Text>
      </Row>
      {isChosen && (
        <p>
          <Badge>{copy.productChosen}</Badge>
        </p>
      )}
      <Row wrap gap={2} align="end" justify="between" className={styles['compared']}>
        <div className={styles['sizes']}>
          <Text id={`${id}-size`} size="sm" weight="strong">
            <VisuallyHidden>{copy.productSize} </VisuallyHidden>
            {product.size}
          </Text>
          {rank !== null && (
            <Text id={`${id}-rank`} size="sm" tone="soft">
              {copy.sizeRanks[rank]}
            </Text>
          )}
        </div>
        <BoardScale size={product.size} sizes={sizes} />
      </Row>
      {!isRepriced && (
        <div className={styles['choose']} aria-hidden="true">
          <OfferChoice>{copy.productChooseThis}</OfferChoice>
        </div>
      )}
    </OfferCard>
  );
});

export function ProductSkeleton() {
  return (
    <OfferSkeleton ratio="4 / 3">
      <Skeleton width="90%" height="1.5rem" shape="block" />
      <Skeleton width="60%" height="3.5rem" shape="block" />
      <Skeleton width="45%" height="1.5rem" shape="block" />
    </OfferSkeleton>
  );
}

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

interface BoardScaleProps {
  readonly size: string;
  /** The sizes of all boards that are compared; the largest fills the drawing. */
  readonly sizes: readonly string[];
}

/** Renders a board beside a person to scale; nothing for a size that cannot be read. */
function BoardScale({ size, sizes }: BoardScaleProps) {
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
