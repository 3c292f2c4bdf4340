/** The jobs of the server by name, with their data; data is stored as JSON. */
export interface JobData {
  /** Deletes what nothing needs any more; repeated every day. */
  'clean-up': null;
  /** Expires an order that is not paid by its deadline. */
  'order-deadline': { orderId: number };
  /** Reminds the buyer of an unpaid order some time before its deadline. */
  'payment-reminder': { orderId: number };
}

/** The names of all jobs; each has a queue. */
export const jobNames: readonly (keyof JobData)[] = [
  'clean-up',
  'order-deadline',
  'payment-reminder',
];
