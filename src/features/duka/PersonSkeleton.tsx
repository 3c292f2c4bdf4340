import { dukaCopy } from '../../copy/duka.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './PersonSkeleton.module.css';

/** Renders the placeholder of the facts that the list does not contain. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson} className={styles['page']}>
      <Skeleton lines={4} />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}

/** Renders the placeholder of the complete page of a person. */
export function PersonSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson} className={styles['page']}>
      <div className={styles['title']}>
        <div className={styles['portrait']}>
          <Skeleton shape="block" ratio="3 / 4" />
        </div>
        <div className={styles['words']}>
          <Skeleton shape="block" width="min(20rem, 90%)" height="2.25rem" />
          <Skeleton width="5rem" />
          <Skeleton width="7rem" />
        </div>
      </div>
      <Skeleton lines={4} />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
