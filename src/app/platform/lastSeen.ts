/** What this device has seen last of private data, for times without a connection. */
export interface LastSeen {
  /** Resolves with what was saved, or with null if there is nothing that can be read. */
  load(userId: number, orderId: number): Promise<unknown>;
  /** Saves plain data that survives JSON. */
  save(userId: number, orderId: number, value: unknown): Promise<void>;
  /** Makes everything unreadable that was saved for any user. */
  eraseAll(): Promise<void>;
}
