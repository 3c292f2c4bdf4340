import { memo, useId } from 'react';
import { boardCopy } from '../../copy/board.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { SizeRank } from '../../domain/boardSize.ts';
import type { FloristProduct } from '../../domain/florist.ts';
import { formatRupiah } from '../../format/money.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoardEstimate, type BoardWords } from '../ordering/estimate/BoardEstimate.tsx';
import { BoardScale } from './BoardScale.tsx';
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
