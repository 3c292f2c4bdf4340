import type { Part } from '../deps.ts';
import { virtualAccounts } from './virtualAccounts.ts';

/** Payment by virtual account. */
export const paymentPart: Part = { name: 'payment', handlers: virtualAccounts };
