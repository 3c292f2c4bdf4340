import { FlowsError } from '../FlowsError.ts';
import { toJunit } from '../formats/toJunit.ts';
import { suggestName } from '../nearestName.ts';
import type { Report } from '../report/createReport.ts';
import { toHtml } from '../report/toHtml.ts';
import { toSummary } from '../report/toSummary.ts';
import type { Results } from '../results.ts';
import type { Messages } from '../messages.ts';
import { runText } from './texts.ts';

const formats = ['text', 'json', 'junit', 'md', 'html'] as const;
type ReportFormat = (typeof formats)[number];

/** Returns the report format called `name`. Throws a `FlowsError` when there is none. */
export function parseReportFormat(name: string): ReportFormat {
  const found = formats.find((format) => format === name);
  if (found === undefined)
    throw new FlowsError(
      `There is no format "${name}" for this command. ${suggestName(name, formats)}`,
    );
  return found;
}

/** Returns the text of results in a format. Calls `reports` only for formats that need them. */
export async function formatResults(
  results: readonly Results[],
  format: ReportFormat,
  messages: Messages,
  reports: () => readonly Report[],
): Promise<string> {
  if (format === 'text') return results.map(runText).join('\n');
  if (format === 'json') return `${JSON.stringify(results, null, 2)}\n`;
  if (format === 'junit') return toJunit(reports());
  return format === 'md' ? toSummary(reports()) : toHtml(reports(), messages.language);
}
