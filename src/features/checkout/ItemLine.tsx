import clsx from 'clsx';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { GREETING } from '../../domain/order.ts';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './ItemLine.module.css';

/** Renders in short what was bought, and for whom. */
export function ItemLine({ item }: { readonly item: OrderedItem }) {
  return (
    <Row wrap gap={3}>
      <div className={clsx(styles['picture'], item.kind !== GREETING && styles['board'])}>
        <ItemPicture item={item} />
      </div>
      <p className={styles['words']}>
        <Text as="span" block size="sm" tone="soft">
          {item.name ?? copy.card}
        </Text>{' '}
        <Text as="span" block serif>
          {copy.forPerson(item.personName)}
        </Text>
      </p>
    </Row>
  );
}
