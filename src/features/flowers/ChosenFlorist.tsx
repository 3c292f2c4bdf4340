import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { Florist } from '../../domain/florist.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './ChosenFlorist.module.css';

export interface ChosenFloristProps {
  readonly florist: Florist;
  /** How many boards the florist offers; null while that is unknown. */
  readonly productCount: number | null;
}

/** Renders whose boards are listed. */
export function ChosenFlorist({ florist, productCount }: ChosenFloristProps) {
  return (
    <Row gap={4}>
      <div className={styles['photo']}>
        <Photo
          src={florist.photoUrl}
          alt={copy.floristPhoto}
          ratio="2 / 1"
          sizes="6rem"
          priority
          fallback={<Ornament name="sedap-malam" size={32} />}
        />
      </div>
      <div>
        {florist.name !== null && (
          <Text as="h2" serif size="lg">
            {florist.name}
          </Text>
        )}
        {productCount !== null && (
          <Text size="sm" tone="soft">
            {`${productCount > 1 ? `${copy.productsOrder(productCount)}. ` : ''}${copy.deliveryIncluded}.`}
          </Text>
        )}
      </div>
    </Row>
  );
}
