export const reportReasons = ['wrong', 'privacy', 'fraud', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export interface Report {
  readonly reason: ReportReason;
  /** The words of the person who reports; may be empty. */
  readonly text: string;
}

export interface ReportDraft {
  readonly reason?: ReportReason | undefined;
  readonly text: string;
}

/** The maximum number of characters of the words. */
export const MAX_REPORT_LENGTH = 1_000;
