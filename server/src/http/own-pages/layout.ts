import { createHash } from 'node:crypto';
import { html } from 'ghtml';
import { styles } from './styles.ts';

/** Returns the HTML document of a page; `body` is not escaped. */
export function layout(title: string, body: string): string {
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf9f6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11181a" media="(prefers-color-scheme: dark)">
<title>${title}</title>
<style>!${styles}</style>
</head>
<body>
!${body}
</body>
</html>
`;
}

const styleHash = createHash('sha256').update(styles).digest('base64');

/**
 * Returns the headers of a page. They allow no script, only the inline style sheet (by its
 * hash) and nothing from other origins. The opener policy keeps `window.opener` in the sign-in
 * window.
 * @param redirectOrigins other origins to which the form of the page may redirect
 */
export const createPageHeaders = (
  redirectOrigins: readonly string[] = [],
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    ["form-action 'self'", ...redirectOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

/** The headers of the pages whose forms, if any, stay on this server. */
export const pageHeaders = createPageHeaders();

/** The ornament of the pages (SVG): two melati twigs with leaves and buds around an open flower. */
export const ornament = `<svg class="ornament" viewBox="0 0 160 48" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><g id="bough"><path d="M70 30C56 34 38 34 16 25"/><path d="M58 32.500c-4-7-10-9.500-17-9 2.500 6 9 9.500 17 9Z"/><path d="M51 23.500c2.500 3 5 5.500 7 9"/><path d="M44 33.200c-4 5-9.500 7.300-16 6.800 2.500-5.500 8.500-8 16-6.800Z"/><path d="M34 31.200c-3-6.500-8-9.500-14.500-10.200 1 6 6 10 14.500 10.200Z"/><path d="M16 25c-3.500-.5-6-2.500-7.500-5.500 3.500-.8 6.500 1.500 7.500 5.500Z"/></g><use href="#bough" transform="matrix(-1 0 0 1 160 0)"/><path d="M80 28c-4.500-3-6.500-7.500-5.500-12.500 1.300-1.900 3.200-3 5.500-3s4.200 1.100 5.500 3c1 5-1 9.500-5.500 12.500Z"/><path d="M80 28c-1-5.200-4.800-8.200-10-8.300-1.900 1.500-2.600 3.500-2 5.800C70.600 29.300 75 30.600 80 28Z"/><path d="M80 28c1-5.200 4.800-8.200 10-8.300 1.900 1.500 2.600 3.500 2 5.800C89.400 29.300 85 30.600 80 28Z"/><path d="M80 28c-4.800 2-7.500 5.700-7.300 10.700 1.600 1.700 3.500 2.100 5.700 1.400C81 37 81.500 32.500 80 28Z"/><path d="M80 28c4.800 2 7.500 5.700 7.300 10.700-1.600 1.700-3.500 2.100-5.700 1.400C79 37 78.500 32.500 80 28Z"/><circle cx="80" cy="27.500" r="2.200" fill="currentColor" stroke="none"/></svg>`;
