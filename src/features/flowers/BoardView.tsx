import { Flower2 } from 'lucide-react';
import { memo } from 'react';
import { boardCopy } from '../../copy/board.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { BoardDesign, FloristProduct } from '../../domain/florist.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import {
  BoardEstimate,
  useBoardTexts,
  type BoardWords,
} from '../ordering/estimate/BoardEstimate.tsx';
import { Enlargeable } from '../ordering/estimate/Enlargeable.tsx';
import { EstimateMark } from '../ordering/estimate/EstimateMark.tsx';
import { fieldsTooLong } from '../ordering/estimate/useSetTexts.ts';
import styles from './BoardView.module.css';

export interface BoardViewProps {
  readonly product: FloristProduct;
  /** How the words look on the board; null when the upstream does not tell. */
  readonly design: BoardDesign | null;
  readonly words: BoardWords;
}

/**
 * Renders the chosen board with the words of the buyer, or its photo if it has no design, which is
 * marked as an example because it carries other words.
 * @param isFinal whether the words are those that are ordered, which are no estimate
 */
export function BoardPicture({
  product,
  design,
  words,
  isFinal = false,
}: BoardViewProps & { readonly isFinal?: boolean | undefined }) {
  const tooLong = fieldsTooLong(useBoardTexts(design, words));
  const isTooLong = tooLong.length > 0;
  const mark = isTooLong ? boardCopy.tooLong(tooLong) : boardCopy.estimateText;
  const isMarked = !isFinal || design === null;
  return (
    <figure className={styles['figure']}>
      {design === null ? (
        <Photo
          src={product.photoUrl}
          alt={copy.photoOf(product.name, 1)}
          ratio="4 / 3"
          priority
          fallback={<Flower2 strokeWidth={1.5} />}
        />
      ) : (
        <Enlargeable
          medium="papan"
          title={isFinal ? copy.reviewLabels.product : boardCopy.estimate}
          className={styles['board']}
        >
          <BoardEstimate design={design} words={words} />
        </Enlargeable>
      )}
      {isMarked && (
        // A label on the photo, which otherwise looks like the board of the buyer.
        <EstimateMark isTooLong={isTooLong} isLabel={design === null}>
          {design === null ? boardCopy.sample : mark}
        </EstimateMark>
      )}
    </figure>
  );
}

/** Renders the chosen board above its form, where it has no feet, so that its words are larger. */
export const BoardStage = memo(function BoardStage(board: BoardViewProps) {
  return (
    <div className={styles['stage']}>
      <BoardPicture {...board} />
    </div>
  );
});
