import clsx from 'clsx';
import { Maximize2 } from 'lucide-react';
import { memo, useState } from 'react';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { orderFactsCopy } from '../../copy/orderPhase.ts';
import { GREETING } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { getFloristName } from './orderFacts.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './OrderPicture.module.css';
import { formatMomentInText, getOrderedWords } from './orderTexts.ts';

export interface OrderPictureProps {
  readonly order: OrderDetail;
  /** `large` takes the full width, `growing` on wide screens only, and `small` nowhere. */
  readonly size: 'small' | 'growing' | 'large';
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
}

/** How many characters a sender has that stands below a small picture. */
const LONG_SENDER = 64;

/**
 * Renders the card or the board of an order with its sender; a press enlarges the picture. Without a
 * picture, and while it cannot be loaded, its words are in the place of it.
 */
export const OrderPicture = memo(function OrderPicture({ order, size, now }: OrderPictureProps) {
  const { kind, personName, pictureUrl, board, sender } = order;
  const [isOpen, setOpen] = useState(false);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isCard = kind === GREETING;
  const alt = copy.pictureOf(kind, personName);
  const deliveryPhoto = board?.deliveryPhotoUrl ?? null;
  const url = deliveryPhoto ?? pictureUrl;
  const hasFailed = url !== null && url === failedUrl;
  const isDrawing = order.fulfilment === 'delivered' && deliveryPhoto === null && url !== null;
  const ratio = isCard ? '1' : '4 / 3';
  const deliveredAt = order.events.findLast(({ type }) => type === 'board.delivered')?.at ?? null;
  return (
    <Card className={clsx(styles['picture'], styles[size])}>
      {url === null || hasFailed ? (
        <p className={clsx(styles['plate'], isCard && styles['square'])}>
          {getOrderedWords(order)}
        </p>
      ) : (
        <button
          type="button"
          className={isCard ? styles['card'] : styles['board']}
          aria-label={copy.zoom(kind)}
          onClick={() => setOpen(true)}
        >
          <Photo
            src={url}
            alt=""
            ratio={ratio}
            // No part of the florist's photo is cut off.
            fit={deliveryPhoto === null ? 'cover' : 'contain'}
            onFailed={() => setFailedUrl(url)}
          />
          <Maximize2 className={styles['zoom']} strokeWidth={2} />
        </button>
      )}
      {hasFailed && (
        <Text size="sm" tone="soft" className={styles['caption']} role="status">
          {`${copy.pictureFailed} `}
          <Button variant="quiet" onClick={() => setFailedUrl(null)}>
            {copy.retry}
          </Button>
        </Text>
      )}
      {deliveryPhoto !== null && (
        <Text size="sm" tone="soft" className={styles['caption']}>
          {copy.deliveredAt(
            order.houseName ?? orderFactsCopy.atHouse,
            deliveredAt === null ? null : formatMomentInText(deliveredAt, now),
          )}
        </Text>
      )}
      {isDrawing && (
        <Text size="sm" tone="soft" className={styles['caption']}>
          {copy.drawing}
        </Text>
      )}
      <Stack
        as="dl"
        gap={2}
        className={clsx(styles['words'], sender.length > LONG_SENDER && styles['long'])}
      >
        <div>
          <Text as="dt" size="sm" tone="soft">
            {copy.from}
          </Text>
          <dd>{sender}</dd>
        </div>
        {board !== null && (
          <div>
            <Text as="dt" size="sm" tone="soft">
              {copy.florist}
            </Text>
            <dd>{getFloristName(order) ?? copy.floristSought}</dd>
          </div>
        )}
      </Stack>
      <Modal
        open={isOpen}
        onBack={() => setOpen(false)}
        title={deliveryPhoto === null ? copy.picture[kind] : copy.deliveryPhoto}
        size="wide"
        actions={<Button onClick={() => setOpen(false)}>{copy.close}</Button>}
      >
        {url !== null && <Photo src={url} alt={alt} ratio={ratio} fit="contain" priority />}
      </Modal>
    </Card>
  );
});
