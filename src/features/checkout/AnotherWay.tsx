import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './AnotherWay.module.css';

/** Renders another way to pay below the one that a page is about. */
export function AnotherWay({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={4}>
      <p className={styles['or']}>
        <span>{copy.or}</span>
      </p>
      {children}
    </Stack>
  );
}
