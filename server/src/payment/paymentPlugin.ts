import type { ServerPlugin } from '../deps.ts';
import { virtualAccounts } from './virtualAccounts.ts';

/** Serves payment by virtual account. */
export const paymentPlugin: ServerPlugin = { name: 'payment', handlers: virtualAccounts };
