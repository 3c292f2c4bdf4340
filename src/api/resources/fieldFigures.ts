import type { Wire } from '../contract.ts';

/** The figures of a visit, and the classes of its uncaught errors. */
export type FieldReport = Wire['FieldReport'];

export interface FieldReporterOptions {
  /** The absolute URL of the upstream, without a trailing slash. */
  readonly upstreamUrl: string;
  readonly apiKey: string;
  /** `navigator.sendBeacon`: queues a request that outlives the page. */
  readonly sendBeacon: (url: string, body: Blob) => boolean;
}

/** Creates a function that sends a report to the upstream. It does not wait for an answer. */
export function createFieldReporter({
  upstreamUrl,
  apiKey,
  sendBeacon,
}: FieldReporterOptions): (report: FieldReport) => void {
  const url = `${upstreamUrl}/api/v1.0/field-figures?api_key=${encodeURIComponent(apiKey)}`;
  return (report) => {
    sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
}
