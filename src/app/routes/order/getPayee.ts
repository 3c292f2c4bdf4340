import type { Payee } from '../../../features/ordering/payment/payee.ts';
import type { Environment } from '../../platform/environment.ts';

/** Returns the recipient of payments from the environment. */
export function getPayee(environment: Environment): Payee {
  const { bankAccount, paypalAddress, phones, refundDays } = environment;
  return {
    bank: bankAccount,
    paypalAddress,
    refundDays,
    customerServicePhone: phones.customerService,
    confirmationPhone: phones.paymentConfirmation,
  };
}
