/** The build that a worker belongs to. */
export interface OfflineBuild {
  /** Unique for each build. */
  readonly id: string;
  readonly entry: string;
  /** Paths of the files that are cached at the installation: those of the pages for visitors. */
  readonly shell: readonly string[];
  /** Paths of all files with a content hash in their name. */
  readonly files: readonly string[];
}

/** A message from a page to the worker. */
export interface WorkerMessage {
  /** URLs that the page loaded before the worker was active. */
  readonly type: 'keep';
  readonly addresses: readonly string[];
}
