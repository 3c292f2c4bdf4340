/** The jobs of the server by name, with their data; data is stored as JSON. */
export interface JobData {
  /** Deletes what nothing needs any more; repeated every day. */
  'clean-up': null;
  /** Deletes a file that nothing in the database needs. */
  'delete-file': { key: string };
  /** Asks the owner of a new e-mail address to confirm it. */
  'email-confirmation': { userId: number; email: string };
  /** Sends the e-mail about an event of an order. */
  'message-email': { orderId: number; version: number };
  /** Sends the push message about an event of an order to one browser. */
  'message-push': { orderId: number; version: number; subscriptionId: number };
  /** Expires an order that is not paid by its deadline. */
  'order-deadline': { orderId: number };
  /** Reminds the buyer of an unpaid order some time before its deadline. */
  'payment-reminder': { orderId: number };
}

/** The names of all jobs; each has a queue. */
export const jobNames: readonly (keyof JobData)[] = [
  'clean-up',
  'delete-file',
  'email-confirmation',
  'message-email',
  'message-push',
  'order-deadline',
  'payment-reminder',
];
