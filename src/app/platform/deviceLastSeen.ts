import { clear, createStore, del, entries, get, set } from 'idb-keyval';

/** What this device has seen last of private data, for times without a connection. */
export interface LastSeen {
  /** Resolves with what was saved, or with null if there is nothing that can be read. */
  load(userId: number, orderId: number): Promise<unknown>;
  /** Saves plain data that survives JSON. */
  save(userId: number, orderId: number, value: unknown): Promise<void>;
  /** Makes everything unreadable that was saved for any user. */
  eraseAll(): Promise<void>;
}

/** The maximum number of saved orders; older ones are deleted. */
const MAX_ORDERS = 20;

interface SealedOrder {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  /** When it was saved, in ms since the epoch by the device's clock. */
  readonly savedAt: number;
}

/**
 * Creates the last seen orders in IndexedDB, encrypted by AES-GCM with a key for each user, which
 * the browser does not reveal even to the app. Without Web Crypto, as on plain http, nothing is
 * saved.
 */
export function createDeviceLastSeen({
  subtle,
}: { readonly subtle: SubtleCrypto | undefined } = crypto): LastSeen {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore('last-seen', 'entries'));

  return {
    async load(userId, orderId) {
      if (subtle === undefined) return null;
      const name = orderName(userId, orderId);
      const [key, sealed] = await Promise.all([
        get<CryptoKey>(keyName(userId), store()),
        get<SealedOrder>(name, store()),
      ]);
      if (sealed === undefined) return null;
      try {
        if (key === undefined) throw new Error('The key is gone.');
        const bytes = await subtle.decrypt(cipher(sealed.iv, name), key, sealed.data);
        return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
      } catch {
        await del(name, store());
        return null;
      }
    },
    async save(userId, orderId, value) {
      if (subtle === undefined) return;
      const name = orderName(userId, orderId);
      const key = await findOrCreateKey(subtle, userId);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      const data = await subtle.encrypt(cipher(iv, name), key, bytes);
      await set(name, { iv, data, savedAt: Date.now() } satisfies SealedOrder, store());
      await deleteOldest();
    },
    eraseAll: () => clear(store()),
  };

  async function findOrCreateKey(crypto: SubtleCrypto, userId: number): Promise<CryptoKey> {
    const existing = await get<CryptoKey>(keyName(userId), store());
    if (existing !== undefined) return existing;
    const key = await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await set(keyName(userId), key, store());
    return key;
  }

  async function deleteOldest(): Promise<void> {
    const orders = (await entries<string, SealedOrder>(store()))
      .filter(([name]) => name.startsWith('order '))
      .sort(([, one], [, other]) => other.savedAt - one.savedAt);
    await Promise.all(orders.slice(MAX_ORDERS).map(([name]) => del(name, store())));
  }
}

function keyName(userId: number): string {
  return `key ${userId}`;
}

function orderName(userId: number, orderId: number): string {
  return `order ${userId} ${orderId}`;
}

function cipher(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}
