import type { Suite } from '../suite.ts';
import { sentence, describePath } from '../describePath.ts';
import type { Messages } from '../messages.ts';

/** Formats test paths as CSV (RFC 4180) for test-management tools, one line for each step. */
export function toCsv(suite: Suite, messages: Messages): string {
  const header = ['ID', messages.testCase, messages.step, messages.action, messages.expected];
  const rows = suite.testPaths.flatMap((testPath) => {
    const { id, title, steps } = describePath(suite, testPath, messages);
    return steps.map(({ action, expected }, index) => [
      id,
      title,
      String(index),
      sentence(action),
      expected.map(sentence).join('\n'),
    ]);
  });
  return `${[header, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

/** Quotes a field when necessary. Prevents a spreadsheet from reading it as a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
