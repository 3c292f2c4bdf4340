import type { Database } from '../../../data/db/Database.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { OrderRow } from './orderState.ts';

/** The part of the time to pay that is left when the buyer is reminded. */
const reminderShare = 0.25;

/**
 * Schedules the expiry of an unpaid order at its deadline. Repeating it with the same version
 * changes nothing. Each version has its own job, so that a request that holds the order's lock never
 * waits for a running job, which waits for the lock.
 */
export async function scheduleDeadline(
  tx: Database,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  { id, version, expiredTime }: Pick<OrderRow, 'id' | 'version' | 'expiredTime'>,
): Promise<void> {
  await jobs.schedule(
    tx,
    'order-deadline',
    { orderId: id },
    { runAt: expiredTime, key: `${id}:${version}` },
  );
}

/** Schedules the reminder of an unpaid order. */
export async function scheduleReminder(
  tx: Database,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  { id, createdAt, expiredTime }: Pick<OrderRow, 'id' | 'createdAt' | 'expiredTime'>,
): Promise<void> {
  const left = (expiredTime.getTime() - createdAt.getTime()) * reminderShare;
  await jobs.schedule(
    tx,
    'payment-reminder',
    { orderId: id },
    { runAt: new Date(expiredTime.getTime() - left), key: String(id) },
  );
}
