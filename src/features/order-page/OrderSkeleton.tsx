import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './OrderScreen.module.css';

/** Renders the page of an order while it loads. */
export function OrderSkeleton() {
  return (
    <Page heading={copy.title} width="wide">
      <SkeletonGroup label={copy.loading} className={styles['columns']}>
        <Skeleton shape="block" ratio="4 / 1" />
        <div className={styles['aside']}>
          <Skeleton shape="block" ratio="2 / 1" />
        </div>
        <Card>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
          <Skeleton width="40%" />
        </Card>
      </SkeletonGroup>
    </Page>
  );
}
