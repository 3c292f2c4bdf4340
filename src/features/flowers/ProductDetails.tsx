import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { FloristProduct, FloristProductDetail } from '../../domain/florist.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { DeliveryPlace } from '../ordering/clock/DeliveryNote.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './ProductDetails.module.css';

export interface ProductDetailsProps {
  readonly product: FloristProduct;
  /** Where the board is delivered; null when unknown. */
  readonly place: string | null;
  /** Photos and description; null until they are loaded. */
  readonly detail: FloristProductDetail | null;
  /** Whether loading them failed. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/**
 * Renders the name, the size and the price of the chosen board in a row that unfolds to its place,
 * its description and its example photos. A failure to load these is shown below the row.
 */
export function ProductDetails({
  product,
  place,
  detail,
  hasFailed,
  onRetry,
}: ProductDetailsProps) {
  const { name, size, price, photoUrl } = product;
  const isLoading = detail === null && !hasFailed;
  const description = detail?.description.trim() ?? '';
  const photoUrls = detail?.photoUrls ?? [];
  const photos = [...new Set(photoUrls.length === 0 ? [photoUrl] : photoUrls)];
  return (
    <section aria-label={name}>
      <Collapse
        className={styles['fold']}
        title={
          <>
            <span>{copy.boardAndSize(name, size)}</span>{' '}
            <span className={styles['price']}>{copy.priceWithDelivery(formatRupiah(price))}</span>
          </>
        }
      >
        <Stack gap={4}>
          {place !== null && <DeliveryPlace place={place} />}
          {isLoading && <Skeleton lines={2} />}
          {description !== '' && <p className={styles['description']}>{description}</p>}
          <Stack gap={2} className={styles['examples']}>
            <Text size="sm" weight="strong">
              {copy.examples}
            </Text>
            <Gallery
              labels={copy.galleryLabels}
              photos={photos.map((src, index) => ({ src, alt: copy.photoOf(name, index + 1) }))}
              ratio="4 / 3"
              sizes="15rem"
              fallback={<Ornament name="lily" size={120} />}
            />
          </Stack>
        </Stack>
      </Collapse>
      {isLoading && (
        <p role="status">
          <VisuallyHidden>{copy.loadingDetail}</VisuallyHidden>
        </p>
      )}
      {hasFailed && (
        <div className={styles['failed']} role="status">
          <p>{copy.detailFailed}</p>
          <Button variant="text" onClick={onRetry}>
            {copy.retry}
          </Button>
        </div>
      )}
    </section>
  );
}
