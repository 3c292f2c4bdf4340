/** To whom and how an order is paid, and who answers questions about it. */
export interface Payee {
  readonly bank: {
    readonly bankName: string;
    /** Digits only. */
    readonly number: string;
    readonly holder: string;
  };
  readonly paypalAddress: string;
  /** Digits with country code. */
  readonly customerServicePhone: string;
  readonly confirmationPhone: string;
}
