import { Flower2 } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { GREETING } from '../../domain/order.ts';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { BoardEstimate } from '../ordering/estimate/BoardEstimate.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import styles from './ItemSummary.module.css';

export interface ItemSummaryProps {
  readonly item: OrderedItem;
  /** Shows the words, the florist and the place only on request. */
  readonly isFolded?: boolean | undefined;
}

/** Renders what was bought: the card or the board, its words, and where it goes. */
export function ItemSummary({ item, isFolded = false }: ItemSummaryProps) {
  const { kind, personName, sender, words, name, detail, florist, place } = item;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [copy.wordsLabel, words.join('\n')],
    ...(isFolded ? [] : [[copy.senderLabel, sender] as const]),
    ...(florist === null ? [] : [[copy.floristLabel, florist] as const]),
    ...(place === null ? [] : [[copy.placeLabel[kind], place] as const]),
  ];
  const content = (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles['label']}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={styles['item']}>
      <div className={kind === GREETING ? styles['card'] : styles['board']}>
        <ItemPicture item={item} />
      </div>
      <div className={styles['title']}>
        <p className={styles['what']}>
          {name ?? copy.card}
          {detail !== null && <span className={styles['detail']}>{detail}</span>}
        </p>
        <p>
          <span className={styles['label']}>{copy.recipientLabel} </span>
          <span className={styles['person']}>{personName}</span>
        </p>
        {isFolded && (
          <p>
            <span className={styles['label']}>{copy.senderLabel} </span>
            <span className={styles['sender']}>{sender}</span>
          </p>
        )}
      </div>
      {isFolded ? (
        <Collapse title={copy.orderContent} className={styles['folded']}>
          {content}
        </Collapse>
      ) : (
        content
      )}
    </div>
  );
}

function ItemPicture({
  item: { kind, board, pictureUrl, personName },
}: {
  readonly item: OrderedItem;
}) {
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
