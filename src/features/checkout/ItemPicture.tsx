import { Flower2 } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { GREETING } from '../../domain/order.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { BoardEstimate } from '../ordering/estimate/BoardEstimate.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';

export interface ItemPictureProps {
  readonly item: OrderedItem;
}

/** Renders the card or the board that was bought. */
export function ItemPicture({ item: { kind, board, pictureUrl, personName } }: ItemPictureProps) {
  if (board !== null) return <BoardEstimate {...board} />;
  return (
    <Photo
      src={pictureUrl ?? undefined}
      alt={copy.pictureOf[kind](personName)}
      ratio={kind === GREETING ? '1' : '4 / 3'}
      fallback={<Flower2 strokeWidth={1.5} />}
    />
  );
}
