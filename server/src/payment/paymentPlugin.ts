import type { ServerPlugin } from '../deps.ts';
import { virtualAccounts } from './virtualAccounts.ts';

/** Payment by virtual account. */
export const paymentPlugin: ServerPlugin = { name: 'payment', handlers: virtualAccounts };
