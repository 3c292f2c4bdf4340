import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import { toCsv } from './toCsv.ts';
import { toGherkin } from './toGherkin.ts';
import { toJson } from './toJson.ts';
import { toMarkdown } from './toMarkdown.ts';
import { toMermaid } from './toMermaid.ts';

/** The formats of suites, each with the function that writes it. */
export const suiteFormats = {
  json: toJson,
  md: toMarkdown,
  gherkin: toGherkin,
  csv: toCsv,
  mermaid: toMermaid,
} as const;
export type SuiteFormat = keyof typeof suiteFormats;

/** Formats a suite. `json` and `mermaid` do not use `messages`. */
export function formatSuite(suite: Suite, format: SuiteFormat, messages: Messages): string {
  return suiteFormats[format](suite, messages);
}
