import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import { toCsv } from './toCsv.ts';
import { toGherkin } from './toGherkin.ts';
import { toJson } from './toJson.ts';
import { toMarkdown } from './toMarkdown.ts';
import { toMermaid } from './toMermaid.ts';

/** Formats in which tours can be written down. */
export const suiteFormats = {
  json: toJson,
  md: toMarkdown,
  gherkin: toGherkin,
  csv: toCsv,
  mermaid: toMermaid,
} as const;
export type SuiteFormat = keyof typeof suiteFormats;

/** Tours in one of the formats; words matter to those that people read. */
export function formatSuite(suite: Suite, format: SuiteFormat, messages: Messages): string {
  return suiteFormats[format](suite, messages);
}
