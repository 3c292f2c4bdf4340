import type { ServerPlugin } from '../deps.ts';
import { createGreetingOrder } from './createGreetingOrder.ts';
import { previewHandlers } from './previewHandlers.ts';

/** Greeting cards from preview to order. */
export const greetingOrdersPlugin: ServerPlugin = {
  name: 'greeting orders',
  handlers: (deps) => ({
    ...previewHandlers(deps),
    createGreetingOrder: createGreetingOrder(deps),
  }),
};
