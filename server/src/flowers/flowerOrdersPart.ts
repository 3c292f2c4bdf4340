import type { Part } from '../deps.ts';
import { createFlowerOrder } from './createFlowerOrder.ts';

/** Orders of flower boards. */
export const flowerOrdersPart: Part = {
  name: 'flower orders',
  handlers: (deps) => ({ createFlowerOrder: createFlowerOrder(deps) }),
};
