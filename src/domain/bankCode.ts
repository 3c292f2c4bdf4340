/** The banks that offer virtual accounts. */
export const BANK_CODES = ['bca', 'mandiri', 'bni', 'bri'] as const;

export type BankCode = (typeof BANK_CODES)[number];
