import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import styles from './Columns.module.css';

/** Renders two columns from `lg` on, and the second below the first in narrower windows. */
export function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Stack gap={6} className={styles['columns']}>
      <Stack gap={6}>{first}</Stack>
      <Stack gap={6}>{second}</Stack>
    </Stack>
  );
}
