import type { ServerPlugin } from '../deps.ts';
import { createFlowerOrder } from './createFlowerOrder.ts';

/** Serves orders of flower boards. */
export const flowerOrdersPlugin: ServerPlugin = {
  name: 'flower orders',
  handlers: (deps) => ({ createFlowerOrder: createFlowerOrder(deps) }),
};
