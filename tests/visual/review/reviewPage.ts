import { readFileSync } from 'node:fs';
import type { WrittenFinding } from '../Run.ts';

/**
 * A page that shows findings, before beside after. It lies in the folder of their pictures; served by the review
 * command it also accepts them.
 */
export function reviewPage(findings: readonly WrittenFinding[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review of screens</title>
<style>${textOf('../../../src/ui/styles/tokens.css')}\n${textOf('page.css')}</style>
<body>
<script type="application/json" id="findings">${JSON.stringify(findings).replaceAll('<', '\\u003c')}</script>
<script type="module">${textOf('page.js')}</script>
</body>
</html>
`;
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
