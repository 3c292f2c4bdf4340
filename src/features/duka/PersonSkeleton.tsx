import { dukaCopy } from '../../copy/duka.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import essentials from './PersonEssentials.module.css';
import person from './PersonScreen.module.css';
import styles from './PersonSkeleton.module.css';

/** Renders the placeholder of the facts that the list does not contain. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson} className={person['columns']}>
      <Facts />
    </SkeletonGroup>
  );
}

/** Renders the placeholder of the complete page of a person. */
export function PersonSkeleton() {
  return (
    <SkeletonGroup label={dukaCopy.loadingPerson}>
      <Stack gap={5} className={styles['page']}>
        <Row gap={4} align="start">
          <div className={person['portrait']}>
            <Skeleton shape="block" ratio="3 / 4" />
          </div>
          <Stack gap={3} className={styles['words']}>
            <Skeleton shape="block" width="min(20rem, 90%)" height="2rem" />
            <Skeleton width="5rem" />
            <Skeleton width="9rem" />
            <Skeleton width="6rem" />
          </Stack>
        </Row>
        <div className={person['columns']}>
          <Facts />
        </div>
      </Stack>
    </SkeletonGroup>
  );
}

/** Renders the outlines of the essentials, the chronology and the orders. */
function Facts() {
  return (
    <>
      <Card gap={4}>
        <div className={essentials['next']}>
          <Skeleton width="8rem" />
          <Skeleton shape="block" width="9rem" height="1.5rem" />
          <Skeleton width="12rem" />
        </div>
        <Skeleton lines={3} />
        <div className={styles['actions']}>
          {Array.from({ length: 4 }, (_, action) => (
            <Stack key={action} gap={1} className={styles['action']}>
              <Skeleton shape="circle" width="1.5rem" />
              <Skeleton width="3.5rem" />
            </Stack>
          ))}
        </div>
      </Card>
      <div className={person['facts']}>
        <Stack as="section" gap={3}>
          <Skeleton shape="block" width="10rem" height="1.75rem" />
          <Card gap={5}>
            {Array.from({ length: 4 }, (_, entry) => (
              <Stack key={entry}>
                <Skeleton width="8rem" />
                <Skeleton width="11rem" />
              </Stack>
            ))}
          </Card>
        </Stack>
      </div>
      <StickyActions inColumn className={person['orders']}>
        <Skeleton shape="block" height="3rem" />
      </StickyActions>
    </>
  );
}
