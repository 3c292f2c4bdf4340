import type { Suite } from '../suite.ts';
import { sentence, describePath } from '../describePath.ts';
import type { Messages } from '../messages.ts';

/** One line a step (RFC 4180), as test-management tools import them. */
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

/** Quoted where it must be; what a spreadsheet would take for a formula stays text. */
function field(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
