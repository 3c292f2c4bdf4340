import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { GREETING } from '../../domain/order.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './ItemSummary.module.css';

/** Renders what was bought: the card or the board, its words, and where it goes. */
export function ItemSummary({ item }: { readonly item: OrderedItem }) {
  const { kind, personName, sender, words, name, detail, florist, place } = item;
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [copy.wordsLabel, words.join('\n')],
    [copy.senderLabel, sender],
    [copy.floristLabel, florist],
    [copy.placeLabel[kind], place],
  ];
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
      </div>
      <DataRows
        layout="columns"
        className={styles['facts']}
        rows={facts.flatMap(([label, value]) =>
          value === null ? [] : [{ key: label, label, value }],
        )}
      />
    </div>
  );
}
