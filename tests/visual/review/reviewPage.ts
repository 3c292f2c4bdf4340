import { readFileSync } from 'node:fs';
import type { WrittenFinding } from '../Run.ts';

/**
 * Renders the page that shows findings. It is stored beside their pictures. When served by the
 * review command, it can also accept them.
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
