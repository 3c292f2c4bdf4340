import type { Payee } from '../../features/checkout/payee.ts';
import type { Environment } from '../environment.ts';

/** To whom orders are paid, by the build's settings. */
export function getPayee({ bankAccount, paypalAddress, phones }: Environment): Payee {
  return {
    bank: bankAccount,
    paypalAddress,
    customerServicePhone: phones.customerService,
    confirmationPhone: phones.paymentConfirmation,
  };
}
