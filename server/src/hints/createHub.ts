import type { OpenDatabase } from '../db/Database.ts';
import { channels, type OrderHint } from './announce.ts';

/** A listener to announced changes. */
export interface HubListener {
  onHint: (hint: OrderHint) => void;
  /** Hints may have been lost. */
  onReload: () => void;
  /** A role of the user was revoked. */
  onRoleRevoked: (userId: number) => void;
}

/** Passes the announcements of all instances on to the streams of this process. */
export interface Hub {
  /** @returns a function that ends the subscription */
  subscribe: (listener: HubListener) => () => void;
}

/** Creates the hub of this process, which listens to the database once for all streams. */
export async function createHub(database: Pick<OpenDatabase, 'listen'>): Promise<Hub> {
  const listeners = new Set<HubListener>();
  const each = (call: (listener: HubListener) => void) => [...listeners].forEach(call);
  await database.listen(
    channels.orders,
    (payload) => each(({ onHint }) => onHint(JSON.parse(payload) as OrderHint)),
    () => each(({ onReload }) => onReload()),
  );
  await database.listen(channels.roles, (payload) =>
    each(({ onRoleRevoked }) => onRoleRevoked(Number(payload))),
  );
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
