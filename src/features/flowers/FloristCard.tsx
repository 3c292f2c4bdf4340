import { memo, useId } from 'react';
import { boardCopy } from '../../copy/board.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { Florist } from '../../domain/florist.ts';
import { formatRupiah } from '../../format/money.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './FloristCard.module.css';
import { OfferCard, OfferChoice, OfferSkeleton } from './OfferCard.tsx';

export interface FloristCardProps {
  readonly florist: Florist;
  readonly city: string;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: (floristId: number) => void;
}

/** Renders one florist. Memoized, so that a press renders only the chosen one. */
export const FloristCard = memo(function FloristCard(props: FloristCardProps) {
  const { florist, city, number, isChosen, onChoose } = props;
  const id = useId();
  const description = florist.description.trim();
  return (
    <OfferCard
      isChosen={isChosen}
      pictureMark={boardCopy.sample}
      picture={
        <Photo
          src={florist.photoUrl}
          alt=""
          ratio="2 / 1"
          sizes="(min-width: 48em) 24rem, 100vw"
          priority={number <= 2}
          fallback={<Ornament name="sedap-malam" size={96} />}
        />
      }
    >
      <Text as="h2" serif size="lg" id={`${id}-name`}>
        {florist.name ?? copy.florist(number)}
      </Text>
      <FloristOffer {...florist} />
      {description !== '' && (
        <Text size="sm" className={styles['description']}>
          {description}
        </Text>
      )}
      <Text size="xs" tone="soft" className={styles['orders']}>
        {copy.floristOrders(city)}
      </Text>
      {isChosen && (
        <p>
          <Badge>{copy.floristChosen}</Badge>
        </p>
      )}
      <button
        type="button"
        className={styles['choose']}
        aria-labelledby={`${id}-choose ${id}-name`}
        onClick={() => onChoose(florist.id)}
      >
        <OfferChoice id={`${id}-choose`}>{copy.floristChoose}</OfferChoice>
      </button>
    </OfferCard>
  );
});

/** Renders what helps to compare florists, where it is known. */
function FloristOffer({ startPrice, productCount, boardWidths }: Florist) {
  const boards = [
    productCount ? copy.floristBoards(productCount) : null,
    boardWidths ? copy.floristWidths(boardWidths) : null,
  ].filter((part) => part !== null);
  return (
    <>
      {startPrice !== undefined && (
        <Text weight="strong">
          <span>{copy.floristFrom(formatRupiah(startPrice))}</span>{' '}
          <Text as="span" size="xs" tone="soft" weight="regular">
            {copy.floristDelivery}
          </Text>
        </Text>
      )}
      {boards.length > 0 && (
        <Text size="sm" tone="soft">
          {boards.join(', ')}
        </Text>
      )}
    </>
  );
}

export function FloristSkeleton() {
  return (
    <OfferSkeleton ratio="2 / 1">
      <Skeleton width="80%" height="1.5rem" shape="block" />
      <Skeleton width="55%" />
      <Skeleton lines={2} />
      <Skeleton width="60%" />
      <Skeleton width="45%" height="1.5rem" shape="block" />
    </OfferSkeleton>
  );
}
