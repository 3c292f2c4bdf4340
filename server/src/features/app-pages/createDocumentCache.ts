/** Documents by their address. `Request` is what caused a document to be loaded. */
export interface DocumentCache<Document, Request> {
  /**
   * Returns the document of an address; null when there is none, and undefined when it may not be
   * loaded. A document that is no longer fresh is returned, too, and loaded again in the background.
   */
  get(address: string, request: Request): Promise<Document | null | undefined>;
  /** Removes the documents whose address matches, also those that are being loaded. */
  purge(matches: (address: string) => boolean): void;
}

interface CacheOptions<Document, Request> {
  /** Loads a document; null when there is none, undefined when the request may not load it. */
  load: (address: string, request: Request) => Promise<Document | null | undefined>;
  /** Returns the time, in ms. */
  now: () => number;
  /** How long a document is fresh, in ms. */
  freshMs: number;
  /** How long after that it is still returned, in ms. */
  staleMs: number;
  /** The most documents; those that were not used for the longest time are removed. */
  limit: number;
  /** Receives the reason why a document could not be loaded in the background. */
  onError: (error: unknown) => void;
}

interface Entry<Document> {
  document: Promise<Document | null | undefined>;
  /** When it was loaded; undefined while it is loading. */
  loadedAt: number | undefined;
  isRefreshing: boolean;
}

/**
 * Creates a cache of documents. Simultaneous requests for one address load it once, and only what
 * was found is kept.
 */
export function createDocumentCache<Document, Request>({
  load,
  now,
  freshMs,
  staleMs,
  limit,
  onError,
}: CacheOptions<Document, Request>): DocumentCache<Document, Request> {
  /** The entry that was used last is the last one. */
  const entries = new Map<string, Entry<Document>>();

  function put(address: string, entry: Entry<Document>): void {
    entries.delete(address);
    entries.set(address, entry);
    if (entries.size <= limit) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  }

  async function add(address: string, request: Request): Promise<Document | null | undefined> {
    const entry: Entry<Document> = {
      document: load(address, request),
      loadedAt: undefined,
      isRefreshing: false,
    };
    put(address, entry);
    const removeEntry = () => {
      if (entries.get(address) === entry) entries.delete(address);
    };
    try {
      const document = await entry.document;
      if (document === null || document === undefined) removeEntry();
      entry.loadedAt = now();
      return document;
    } catch (error) {
      removeEntry();
      throw error;
    }
  }

  async function refresh(address: string, entry: Entry<Document>, request: Request): Promise<void> {
    entry.isRefreshing = true;
    try {
      const document = await load(address, request);
      // A document that was purged in the meantime may have been loaded before the change.
      if (entries.get(address) !== entry || document === undefined) return;
      if (document === null) entries.delete(address);
      else {
        entry.document = Promise.resolve(document);
        entry.loadedAt = now();
      }
    } catch (error) {
      onError(error);
    } finally {
      entry.isRefreshing = false;
    }
  }

  async function get(address: string, request: Request): Promise<Document | null | undefined> {
    const entry = entries.get(address);
    if (entry === undefined) return add(address, request);
    const { loadedAt } = entry;
    const age = loadedAt === undefined ? 0 : now() - loadedAt;
    if (age > freshMs + staleMs) return add(address, request);
    put(address, entry);
    if (age > freshMs && !entry.isRefreshing) void refresh(address, entry, request);
    const document = await entry.document;
    // The request that was to load it may not, but this one may.
    return document === undefined ? get(address, request) : document;
  }

  return {
    get,
    purge(matches) {
      for (const address of entries.keys()) if (matches(address)) entries.delete(address);
    },
  };
}
