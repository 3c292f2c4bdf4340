/** What the worker is told of the build it belongs to. */
export interface OfflineBuild {
  /** Differs between builds. */
  readonly id: string;
  /** Path of the script that the page of this build begins with. */
  readonly entry: string;
  /** Paths of what is kept from the first visit on: what the pages for visitors are made of. */
  readonly shell: readonly string[];
  /** Paths of every file of the build whose name is made from its content. */
  readonly files: readonly string[];
}

/** What a page may tell the worker. */
export interface WorkerMessage {
  /** Addresses the page used before there was a worker to see it. */
  readonly type: 'keep';
  readonly addresses: readonly string[];
}
