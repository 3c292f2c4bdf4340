import type { ServerPlugin } from '../../deps.ts';
import { createFlowerOrder } from './createFlowerOrder.ts';

/** Serves orders of flower boards. */
export const flowersPlugin: ServerPlugin = async (app, deps) => {
  app.operation('createFlowerOrder', createFlowerOrder(deps));
};
