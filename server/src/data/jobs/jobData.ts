/** Declares the type of the data of a job, which is stored as JSON. */
const data = <Data>() => undefined as Data;

/** The jobs of the server by name, with the types of their data. */
const jobs = {
  /** Deletes what nothing needs any more; repeated every day. */
  'clean-up': data<null>(),
  /** Deletes a file that nothing in the database needs. */
  'delete-file': data<{ key: string }>(),
  /** Asks the owner of a new e-mail address to confirm it. */
  'email-confirmation': data<{ userId: number; email: string }>(),
  /** Sends the e-mail about an event of an order. */
  'message-email': data<{ orderId: number; version: number }>(),
  /** Sends the push message about an event of an order to one browser. */
  'message-push': data<{ orderId: number; version: number; subscriptionId: number }>(),
  /** Expires an order that is not paid by its deadline. */
  'order-deadline': data<{ orderId: number }>(),
  /** Reminds the buyer of an unpaid order some time before its deadline. */
  'payment-reminder': data<{ orderId: number }>(),
};

/** The data of each job. */
export type JobData = typeof jobs;

/** The names of all jobs; each has a queue. */
export const jobNames = Object.keys(jobs) as (keyof JobData)[];
