import type { SeenOrder } from '../../../src/machines/order-page/types.ts';
import type { Driver, OpenOptions } from './driver.ts';

/** A driver of an app that opens the page of an order. */
export interface OrderPageDriver extends Driver {
  /**
   * Ends the search for the state of the order that the device has seen last. Rejects if the app is
   * not searching.
   */
  findSeen(seen: SeenOrder | null): Promise<void>;
}

export type OpenOrderPageDriver = (opening: OpenOptions) => Promise<OrderPageDriver>;
