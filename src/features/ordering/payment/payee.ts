/** Where an order is paid, how money returns, and the phone numbers for questions and confirmations. */
export interface Payee {
  readonly bank: {
    readonly bankName: string;
    /** Digits only. */
    readonly number: string;
    readonly holder: string;
  };
  readonly paypalAddress: string;
  /** Within how many days money is returned. */
  readonly refundDays: number;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  readonly confirmationPhone: string;
}
