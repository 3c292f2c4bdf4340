import type { ServerClock } from '../../../domain/clock.ts';
import { FLOWERS, type PlacedOrder } from '../../../domain/order.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Deadline } from './Deadline.tsx';
import styles from './Deadline.module.css';
import { DeliveryNote } from './DeliveryNote.tsx';

export interface PayBeforeProps {
  readonly order: Pick<PlacedOrder, 'kind' | 'expiresAt'>;
  readonly clock: ServerClock;
  /** Leaves out the line above it. */
  readonly isPlain?: boolean | undefined;
}

/** Renders until when an order has to be paid, and for a board by when to be delivered today. */
export function PayBefore({ order: { kind, expiresAt }, clock, isPlain }: PayBeforeProps) {
  const isBoard = kind === FLOWERS;
  return (
    <Stack gap={3} className={isPlain ? undefined : styles['below']}>
      {isBoard && <DeliveryNote clock={clock} isOrdered />}
      <Deadline expiresAt={expiresAt} clock={clock} kind={kind} isPlain isRemark={isBoard} />
    </Stack>
  );
}
