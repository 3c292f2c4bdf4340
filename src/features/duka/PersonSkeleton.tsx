import { dukaCopy } from '../../copy/duka.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './PersonSkeleton.module.css';

/** The place of what the list has not told of a person. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson} className={styles['page']}>
      <Skeleton lines={4} />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}

/** The place of a person's page that is on its way. */
export function PersonSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson} className={styles['page']}>
      <div className={styles['title']}>
        <Skeleton shape="block" width="min(20rem, 80%)" height="2.25rem" />
        <Skeleton width="6rem" />
      </div>
      <div className={styles['portrait']}>
        <Skeleton shape="block" ratio="3 / 4" />
      </div>
      <Skeleton lines={4} />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
