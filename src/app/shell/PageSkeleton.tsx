import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './PageSkeleton.module.css';

export function PageSkeleton({ label }: { label: string }) {
  return (
    <Page heading={label} headingHidden>
      <SkeletonGroup label={label} className={styles['lines']}>
        <Skeleton width="60%" height="2rem" shape="block" />
        <Skeleton lines={3} />
        <Skeleton shape="block" ratio="16 / 9" />
      </SkeletonGroup>
    </Page>
  );
}
