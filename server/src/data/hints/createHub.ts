import type { OpenDatabase } from '../db/Database.ts';
import { channels, type OrderHint } from './announce.ts';

/** A listener to announced changes. */
export interface HubListener {
  onHint: (hint: OrderHint) => void;
  /** Hints and revoked roles may have been missed. */
  onReload: () => void;
  /** A role of the user was revoked. */
  onRoleRevoked: (userId: number) => void;
}

/**
 * Called when the listing or the messages of a person have changed; without an id, when such changes
 * may have been missed.
 */
export type ListingListener = (personId?: number) => void;

/** Passes the announcements of all instances on to the streams and caches of this process. */
export interface Hub {
  /** @returns a function that ends the subscription */
  subscribe: (listener: HubListener) => () => void;
  /** @returns a function that ends the subscription */
  onListingChange: (listener: ListingListener) => () => void;
}

/** Creates the hub of this process, which listens to the database once for all streams. */
export async function createHub(database: Pick<OpenDatabase, 'listen'>): Promise<Hub> {
  const listeners = new Set<HubListener>();
  const listingListeners = new Set<ListingListener>();
  const each = (call: (listener: HubListener) => void) => callAll(listeners, call);
  await database.listen(
    channels.orders,
    (payload) => each(({ onHint }) => onHint(JSON.parse(payload) as OrderHint)),
    () => each(({ onReload }) => onReload()),
  );
  // After a lost connection, `onReload` is about roles too.
  await database.listen(channels.roles, (payload) =>
    each(({ onRoleRevoked }) => onRoleRevoked(Number(payload))),
  );
  const listingChanged: ListingListener = (personId) =>
    callAll(listingListeners, (listener) => listener(personId));
  await database.listen(
    channels.listings,
    (payload) => listingChanged(Number(payload)),
    () => listingChanged(),
  );
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onListingChange(listener) {
      listingListeners.add(listener);
      return () => void listingListeners.delete(listener);
    },
  };
}

/**
 * Calls all listeners, also after one has thrown.
 * @throws the first error of a listener
 */
function callAll<Listener>(
  listeners: ReadonlySet<Listener>,
  call: (listener: Listener) => void,
): void {
  const errors: unknown[] = [];
  for (const listener of listeners) {
    try {
      call(listener);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
