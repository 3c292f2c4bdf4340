/** Where an order is paid, and the phone numbers for questions and confirmations. */
export interface Payee {
  readonly bank: {
    readonly bankName: string;
    /** Digits only. */
    readonly number: string;
    readonly holder: string;
  };
  readonly paypalAddress: string;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  readonly confirmationPhone: string;
}
