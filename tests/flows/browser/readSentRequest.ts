import type { Request } from '@playwright/test';
import type { Operation } from '../support/network.ts';
import { comparableHeaders, type SentRequest } from '../support/request.ts';

/** Reads a held request of the page. */
export function readSentRequest(operation: Operation, request: Request): SentRequest {
  const { pathname, searchParams } = new URL(request.url());
  const headers = comparableHeaders(Object.entries(request.headers()));
  const { authorization } = headers;
  return {
    operation,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: {
      // The browser adds these headers to a `no-store` request; Playwright does not see them.
      ...(pathname.startsWith('/mauth/') && { 'cache-control': 'no-cache', pragma: 'no-cache' }),
      ...headers,
      ...(authorization !== undefined && {
        authorization: `Bearer ${tokenOwner(authorization.replace(/^Bearer /, ''))}`,
      }),
    },
    body: bodyOf(request, headers['content-type']),
    key: request.headers()['idempotency-key'] ?? null,
  };
}

/** Names a token by its owner, because a real server issues a new token for every session. */
export function tokenOwner(token: string): string {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as {
    readonly sub?: string;
  };
  return `of ${claims.sub ?? 'nobody'}`;
}

/**
 * Returns the parsed JSON, or the files of a form by field. Chromium omits the content of files.
 */
function bodyOf(request: Request, type: string | undefined): unknown {
  if (type !== 'multipart/form-data')
    return request.postData() === null ? null : (request.postDataJSON() as unknown);
  const text = request.postDataBuffer()?.toString('latin1') ?? '';
  const files = text.matchAll(/name="([^"]*)"; filename="([^"]*)"\r\nContent-Type: ([^\r]*)/g);
  return Object.fromEntries(
    [...files].map(([, field = '', fileName, fileType]) => [field, { fileName, type: fileType }]),
  );
}
