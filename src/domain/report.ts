/** What is wrong with a listing. */
export const reportReasons = ['wrong', 'privacy', 'fraud', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What somebody reports about a listing. */
export interface Report {
  readonly reason: ReportReason;
  /** The words of the person who reports; may be empty. */
  readonly text: string;
}

/** A report that is being written. */
export interface ReportDraft {
  readonly reason?: ReportReason | undefined;
  readonly text: string;
}

/** The maximum number of characters of the words. */
export const MAX_REPORT_LENGTH = 1_000;
