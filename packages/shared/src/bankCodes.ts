import type { components } from './generated/api.ts';

export type BankCode = components['schemas']['BankCode'];

/** The banks that offer virtual accounts, in the order in which a buyer sees them. */
export const bankCodes = ['bca', 'mandiri', 'bni', 'bri'] as const satisfies readonly BankCode[];
