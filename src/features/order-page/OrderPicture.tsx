import clsx from 'clsx';
import { memo, useState } from 'react';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { orderFactsCopy } from '../../copy/orderPhase.ts';
import { GREETING } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Enlargeable } from '../ordering/estimate/Enlargeable.tsx';
import { getFloristName } from './orderFacts.ts';
import styles from './OrderPicture.module.css';
import { formatMomentInText, getOrderedWords } from './orderTexts.ts';

export interface OrderPictureProps {
  readonly order: OrderDetail;
  /** `large` takes the full width, `growing` on wide screens only, and `small` nowhere. */
  readonly size: 'small' | 'growing' | 'large';
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
}

/**
 * Renders the card or the board of an order with its sender; a press enlarges the picture. Without a
 * picture, and while it cannot be loaded, its words are in the place of it.
 */
export const OrderPicture = memo(function OrderPicture({ order, size, now }: OrderPictureProps) {
  const { kind, personName, pictureUrl, board, sender } = order;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isCard = kind === GREETING;
  const deliveryPhoto = board?.deliveryPhotoUrl ?? null;
  const url = deliveryPhoto ?? pictureUrl;
  const hasFailed = url !== null && url === failedUrl;
  const isDrawing = order.fulfilment === 'delivered' && deliveryPhoto === null && url !== null;
  const deliveredAt = order.events.findLast(({ type }) => type === 'board.delivered')?.at ?? null;
  return (
    <Card className={clsx(styles['picture'], styles[size])}>
      {url === null || hasFailed ? (
        <p className={clsx(styles['plate'], isCard && styles['square'])}>
          {getOrderedWords(order)}
        </p>
      ) : (
        <Enlargeable
          medium={isCard ? 'kartu' : 'papan'}
          title={deliveryPhoto === null ? copy.picture[kind] : copy.deliveryPhoto}
          className={styles['thumbnail']}
        >
          <Photo
            src={url}
            alt={copy.pictureOf(kind, personName)}
            ratio={isCard ? '1' : '4 / 3'}
            // No part of the florist's photo is cut off.
            fit={deliveryPhoto === null ? 'cover' : 'contain'}
            onFailed={() => setFailedUrl(url)}
          />
        </Enlargeable>
      )}
      {hasFailed && (
        <Text size="sm" tone="soft" role="status">
          {`${copy.pictureFailed} `}
          <Button variant="quiet" onClick={() => setFailedUrl(null)}>
            {copy.retry}
          </Button>
        </Text>
      )}
      {deliveryPhoto !== null && (
        <Text size="sm" tone="soft">
          {copy.deliveredAt(
            order.houseName ?? orderFactsCopy.atHouse,
            deliveredAt === null ? null : formatMomentInText(deliveredAt, now),
          )}
        </Text>
      )}
      {isDrawing && (
        <Text size="sm" tone="soft">
          {copy.drawing}
        </Text>
      )}
      <DataRows
        className={styles['words']}
        rows={[
          { key: 'from', label: copy.from, value: sender },
          ...(board === null
            ? []
            : [
                {
                  key: 'florist',
                  label: copy.florist,
                  value: getFloristName(order) ?? copy.floristSought,
                },
              ]),
        ]}
      />
    </Card>
  );
});
