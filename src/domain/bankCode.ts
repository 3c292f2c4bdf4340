/** The banks that offer virtual accounts. */
export { bankCodes as BANK_CODES, type BankCode } from '@dukacita/shared/bankCodes';
