import { Flower2 } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { GREETING } from '../../domain/order.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { BoardEstimate } from '../ordering/estimate/BoardEstimate.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import styles from './ItemSummary.module.css';

export interface ItemSummaryProps {
  readonly item: OrderedItem;
}

/** Renders what was bought: the card or the board, its words, and where it goes. */
export function ItemSummary({ item }: ItemSummaryProps) {
  const { kind, personName, sender, words, name, size, florist, place } = item;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [copy.wordsLabel, words.join('\n')],
    [copy.senderLabel, sender],
    ...(florist === null ? [] : [[copy.floristLabel, florist] as const]),
    ...(place === null ? [] : [[copy.placeLabel[kind], place] as const]),
  ];
  return (
    <div className={styles['item']}>
      <div className={kind === GREETING ? styles['card'] : styles['board']}>
        <ItemPicture item={item} />
      </div>
      <div className={styles['title']}>
        <p className={styles['what']}>
          {name ?? copy.card}
          {size !== null && <span className={styles['size']}>{size}</span>}
        </p>
        <p>
          <span className={styles['label']}>{copy.recipientLabel} </span>
          <span className={styles['person']}>{personName}</span>
        </p>
      </div>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles['label']}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ItemPicture({ item: { kind, board, pictureUrl, personName } }: ItemSummaryProps) {
  if (board !== null) return <BoardEstimate {...board} />;
  return (
    <Photo
      src={pictureUrl ?? undefined}
      alt={copy.pictureOf[kind](personName)}
      ratio={kind === GREETING ? '1' : '4 / 3'}
      fallback={<Flower2 aria-hidden="true" strokeWidth={1.5} />}
    />
  );
}
