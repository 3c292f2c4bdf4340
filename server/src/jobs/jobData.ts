/** The jobs of the server by name, with their data; data is stored as JSON. */
export interface JobData {
  /** Deletes what nothing needs any more; repeated every day. */
  'clean-up': null;
}

/** The names of all jobs; each has a queue. */
export const jobNames: readonly (keyof JobData)[] = ['clean-up'];
