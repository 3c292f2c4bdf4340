import type { ServerPlugin } from '../deps.ts';
import { createGreetingOrder } from './createGreetingOrder.ts';
import { previewHandlers } from './previewHandlers.ts';

/** Serves previews and orders of greeting cards. */
export const greetingOrdersPlugin: ServerPlugin = {
  name: 'greeting orders',
  handlers: (deps) => ({
    ...previewHandlers(deps),
    createGreetingOrder: createGreetingOrder(deps),
  }),
};
