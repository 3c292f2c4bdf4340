import clsx from 'clsx';
import { Flower2 } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { FLOWERS, GREETING, orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatShortDateTime } from '../../format/dates.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import { BoardEstimate } from '../ordering/estimate/BoardEstimate.tsx';
import { Enlargeable } from '../ordering/estimate/Enlargeable.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './ItemSummary.module.css';

export interface ItemSummaryProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly clock: ServerClock;
  /** To whom a mistake is reported: digits with the country code. */
  readonly customerServicePhone: string;
}

/** Renders what was bought: the card or the board, its words, and where and when it goes. */
export function ItemSummary({ order, item, clock, customerServicePhone }: ItemSummaryProps) {
  const { kind, personName, sender, words, name, detail, florist, place, departureAt } = item;
  const isDepartureAhead = departureAt !== null && Date.parse(departureAt) > clock.now();
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [copy.wordsLabel, words.join('\n')],
    [copy.senderLabel, sender],
    [copy.floristLabel, florist],
    [copy.placeLabel[kind], place],
    [copy.departure, isDepartureAhead ? copy.western(formatShortDateTime(departureAt)) : null],
    [copy.shownTime, kind === GREETING && isDepartureAhead ? copy.shownUntil : null],
  ];
  const picture = <ItemPicture item={item} />;
  return (
    <div className={styles['item']}>
      <div className={styles['picture']}>
        {item.board === null && item.pictureUrl === null ? (
          picture
        ) : (
          <Enlargeable
            medium={kind === GREETING ? 'kartu' : 'papan'}
            title={name ?? copy.card}
            className={styles['zoom']}
          >
            {picture}
          </Enlargeable>
        )}
      </div>
      <Stack gap={2} className={styles['title']}>
        <Text weight="strong">
          <span>{name ?? copy.card}</span>
          {detail !== null && (
            <Text as="span" block size="sm" tone="soft" weight="regular">
              {detail}
            </Text>
          )}
        </Text>
        <p>
          <Text as="span" size="sm" tone="soft">
            {copy.recipientLabel}{' '}
          </Text>
          <Text as="span" block serif size="lg">
            {personName}
          </Text>
        </p>
        {kind === FLOWERS && <DeliveryNote clock={clock} />}
      </Stack>
      <DataRows
        layout="columns"
        labels="long"
        className={styles['facts']}
        rows={facts.flatMap(([label, value]) =>
          value === null ? [] : [{ key: label, label, value }],
        )}
      />
      <Button
        variant="secondary"
        className={styles['mistake']}
        href={getWhatsAppLink(customerServicePhone, copy.mistakeMessage(orderNumber(order.id)))}
        external
      >
        {copy.mistake}
      </Button>
    </div>
  );
}

interface ItemPictureProps {
  readonly item: OrderedItem;
}

/** Renders the card or the board that was bought. */
function ItemPicture({ item: { kind, board, pictureUrl, personName } }: ItemPictureProps) {
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

/** Renders in short what was bought, and for whom. */
export function ItemLine({ item }: { readonly item: OrderedItem }) {
  return (
    <Row wrap gap={3}>
      <div className={clsx(styles['thumbnail'], item.kind !== GREETING && styles['board'])}>
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
