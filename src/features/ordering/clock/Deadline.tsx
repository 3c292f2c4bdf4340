import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import type { ServerClock } from '../../../domain/clock.ts';
import { FLOWERS, GREETING, type OrderKind, type PlacedOrder } from '../../../domain/order.ts';
import type { Instant } from '../../../domain/person.ts';
import { formatDeadline } from '../../../format/dates.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './Deadline.module.css';
import { DeliveryNote } from './DeliveryNote.tsx';

export interface DeadlineProps {
  readonly expiresAt: Instant;
  readonly clock: ServerClock;
  /** What was ordered; defaults to a greeting. */
  readonly kind?: OrderKind | undefined;
  /** Leaves out the line above it. */
  readonly isPlain?: boolean | undefined;
  /** Makes less of it, below a time that is more urgent. */
  readonly isRemark?: boolean | undefined;
}

/**
 * Renders the payment deadline and the time that is left, which counts seconds in the last hour.
 * Omits that time while the clock of the device has not been compared with that of the server. The
 * payment machine handles the expiry.
 */
export function Deadline({ expiresAt, clock, kind = GREETING, isPlain, isRemark }: DeadlineProps) {
  const offset = useSyncExternalStore(clock.onCorrection, clock.offset);
  return (
    <p
      className={clsx(
        styles['moment'],
        styles[isRemark ? 'remark' : 'deadline'],
        !isPlain && styles['below'],
      )}
    >
      <span>{copy.payBefore[kind]}</span> <strong>{copy.western(formatDeadline(expiresAt))}</strong>{' '}
      {offset !== null && (
        <Countdown
          // Restarts the countdown, because an expired one does not start again.
          key={offset}
          deadline={Date.parse(expiresAt)}
          now={clock.now}
          format={copy.timeLeft}
          announce={copy.timeLeftSpoken}
          expired={null}
        />
      )}
    </p>
  );
}

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
