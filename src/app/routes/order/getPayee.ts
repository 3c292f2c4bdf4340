import type { Payee } from '../../../features/ordering/payee.ts';
import type { Environment } from '../../platform/environment.ts';

/** Returns the recipient of payments from the environment. */
export function getPayee({ bankAccount, paypalAddress, phones }: Environment): Payee {
  return {
    bank: bankAccount,
    paypalAddress,
    customerServicePhone: phones.customerService,
    confirmationPhone: phones.paymentConfirmation,
  };
}
