import clsx from 'clsx';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { GREETING } from '../../domain/order.ts';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './ItemLine.module.css';

/** Renders in short what was bought, and for whom. */
export function ItemLine({ item }: { readonly item: OrderedItem }) {
  return (
    <div className={styles['line']}>
      <div className={clsx(styles['picture'], item.kind !== GREETING && styles['board'])}>
        <ItemPicture item={item} />
      </div>
      <p className={styles['words']}>
        <span className={styles['what']}>{item.name ?? copy.card}</span>{' '}
        <span className={styles['person']}>{copy.forPerson(item.personName)}</span>
      </p>
    </div>
  );
}
