import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { FloristProduct, FloristProductDetail } from '../../domain/florist.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './ProductPart.module.css';

export interface ProductDetailsProps {
  readonly product: FloristProduct;
  /** Photos and description; null until they are loaded. */
  readonly detail: FloristProductDetail | null;
  /** Whether loading them failed. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Renders the description of the chosen board, and its example photos, which unfold. */
export function ProductDetails({ product, detail, hasFailed, onRetry }: ProductDetailsProps) {
  const { name, photoUrl } = product;
  const photoUrls = detail?.photoUrls ?? [];
  const photos = [...new Set(photoUrls.length === 0 ? [photoUrl] : photoUrls)];
  return (
    <>
      {detail !== null && detail.description.trim() !== '' && (
        <p className={styles['description']}>{detail.description.trim()}</p>
      )}
      {detail === null && !hasFailed && (
        <SkeletonGroup label={copy.loadingDetail}>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {hasFailed && (
        <Notice
          tone="warning"
          title={copy.detailFailedTitle}
          live="polite"
          action={
            <Button variant="secondary" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.detailFailed}
        </Notice>
      )}
      <Collapse title={copy.examples}>
        <Gallery
          labels={copy.galleryLabels}
          photos={photos.map((src, index) => ({ src, alt: copy.photoOf(name, index + 1) }))}
          ratio="4 / 3"
          sizes="(min-width: 48em) 36rem, 100vw"
          fallback={<Ornament name="lily" size={120} />}
        />
      </Collapse>
    </>
  );
}
