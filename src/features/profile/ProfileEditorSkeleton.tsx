import { profileEditorCopy as copy } from '../../copy/profileEditor.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import styles from './ProfileEditorScreen.module.css';

const COLUMNS = [
  ['name', 'email', 'age'],
  ['province', 'city', 'phone'],
];

export function ProfileEditorSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className={styles['fields']}>
      {COLUMNS.map((fields) => (
        <Stack key={fields[0]} gap={4}>
          {fields.map((field) => (
            <Stack key={field} gap={2}>
              <Skeleton width="7rem" />
              <Skeleton shape="block" height="3.25rem" />
            </Stack>
          ))}
        </Stack>
      ))}
    </SkeletonGroup>
  );
}
