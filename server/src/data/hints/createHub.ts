import type { OpenDatabase } from '../db/Database.ts';
import { channels, type OrderHint } from './announce.ts';

type OnError = (error: unknown) => void;

/** A listener to announced changes. */
export interface HubListener {
  onHint: (hint: OrderHint) => void;
  /** Hints and revoked roles may have been missed. */
  onReload: () => void;
  /** A role of the user was revoked. */
  onRoleRevoked: (userId: number) => void;
  /** Receives what one of the above has thrown. */
  onError: OnError;
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
  /**
   * @param onError receives what the listener has thrown
   * @returns a function that ends the subscription
   */
  onListingChange: (listener: ListingListener, onError: OnError) => () => void;
}

/** Creates the hub of this process, which listens to the database once for all streams. */
export async function createHub(database: Pick<OpenDatabase, 'listen'>): Promise<Hub> {
  const listeners = new Set<HubListener>();
  const listingListeners = new Map<ListingListener, OnError>();
  const each = (call: (listener: HubListener) => void) => {
    for (const listener of listeners) attempt(() => call(listener), listener.onError);
  };
  await database.listen(
    channels.orders,
    (payload) => each(({ onHint }) => onHint(JSON.parse(payload) as OrderHint)),
    () => each(({ onReload }) => onReload()),
  );
  // After a lost connection, `onReload` is about roles too.
  await database.listen(channels.roles, (payload) =>
    each(({ onRoleRevoked }) => onRoleRevoked(Number(payload))),
  );
  const listingChanged: ListingListener = (personId) => {
    for (const [listener, onError] of listingListeners) attempt(() => listener(personId), onError);
  };
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
    onListingChange(listener, onError) {
      listingListeners.set(listener, onError);
      return () => void listingListeners.delete(listener);
    },
  };
}

function attempt(call: () => void, onError: OnError): void {
  try {
    call();
  } catch (error) {
    onError(error);
  }
}
