import { dukaCopy } from '../../copy/duka.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import styles from './PersonSkeleton.module.css';

/** Renders the placeholder of the facts that the list does not contain. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson} className={styles['columns']}>
      <Facts />
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
          <Skeleton shape="block" width="min(20rem, 90%)" height="2rem" />
          <Skeleton width="5rem" />
          <Skeleton width="9rem" />
          <Skeleton width="6rem" />
        </div>
      </div>
      <div className={styles['columns']}>
        <Facts />
      </div>
    </SkeletonGroup>
  );
}

/** Renders the outlines of the essentials, the chronology and the orders. */
function Facts() {
  return (
    <>
      <div className={styles['essentials']}>
        <div className={styles['next']}>
          <Skeleton width="8rem" />
          <Skeleton shape="block" width="9rem" height="1.5rem" />
          <Skeleton width="12rem" />
        </div>
        <div className={styles['place']}>
          <Skeleton lines={3} />
        </div>
        <div className={styles['actions']}>
          {Array.from({ length: 4 }, (_, action) => (
            <div key={action} className={styles['action']}>
              <Skeleton shape="circle" width="1.5rem" />
              <Skeleton width="3.5rem" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles['chronology']}>
        <Skeleton shape="block" width="10rem" height="1.75rem" />
        <Card className={styles['entries']}>
          {Array.from({ length: 4 }, (_, entry) => (
            <div key={entry} className={styles['entry']}>
              <Skeleton width="8rem" />
              <Skeleton width="11rem" />
            </div>
          ))}
        </Card>
      </div>
      <StickyActions className={styles['orders']}>
        <Skeleton shape="block" height="3rem" />
      </StickyActions>
    </>
  );
}
