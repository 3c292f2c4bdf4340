import type { ServerClock } from '../../domain/clock.ts';
import { FLOWERS, type PlacedOrder } from '../../domain/order.ts';
import { Deadline } from '../ordering/Deadline.tsx';
import { DeliveryNote } from '../ordering/DeliveryNote.tsx';

export interface PayBeforeProps {
  readonly order: Pick<PlacedOrder, 'kind' | 'expiresAt'>;
  readonly clock: ServerClock;
  /** Leaves out the line above it. */
  readonly isPlain?: boolean | undefined;
}

/** Renders until when an order has to be paid, and for a board when it is delivered. */
export function PayBefore({ order, clock, isPlain }: PayBeforeProps) {
  return (
    <>
      <Deadline expiresAt={order.expiresAt} clock={clock} isPlain={isPlain} />
      {order.kind === FLOWERS && <DeliveryNote clock={clock} />}
    </>
  );
}
