import { Stack } from '../../ui/layout/Stack.tsx';
import { FocusKeyContext, Page } from '../../ui/page/Page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';

export function PageSkeleton({ label }: { label: string }) {
  return (
    <FocusKeyContext value={undefined}>
      <Page heading={label} headingHidden>
        <SkeletonGroup label={label}>
          <Stack gap={5}>
            <Skeleton width="60%" height="2rem" shape="block" />
            <Skeleton lines={3} />
            <Skeleton shape="block" ratio="16 / 9" />
          </Stack>
        </SkeletonGroup>
      </Page>
    </FocusKeyContext>
  );
}
