import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { toAppRejection } from './toAppRejection.ts';
import { toAppErrorCode } from './serverErrorCodes.ts';

test('keeps code, field and request id of the body', async () => {
  const body = {
    code: 'card_text_too_long',
    message: 'too long',
    field: 'message',
    requestId: 'req-1',
  };
  const error = await toAppRejection(Response.json(body, { status: 422 }));
  expect(error).toMatchObject({ code: 'cardTextTooLong', field: 'message', requestId: 'req-1' });
  expect(error.message).toBe('The upstream answered 422 card_text_too_long: too long');
});

test('uses the code of the body even with a 5xx status', async () => {
  const error = await toAppRejection(
    Response.json({ code: 'virtual_account_unavailable', message: '' }, { status: 503 }),
  );
  expect(error.code).toBe('virtualAccountUnavailable');
});

test.each([
  [400, 'validationFailed'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'notFound'],
  [408, 'timedOut'],
  [409, 'validationFailed'],
  [413, 'payloadTooLarge'],
  [415, 'unsupportedMedia'],
  [418, 'validationFailed'],
  [429, 'rateLimited'],
  [500, 'serverFailed'],
  [503, 'serverFailed'],
  [304, 'badResponse'],
])('maps status %i without an error body to %s', async (status, code) => {
  const html = status === 304 ? null : '<h1>Error</h1>';
  await expect(toAppRejection(new Response(html, { status }))).resolves.toMatchObject({ code });
});

test('falls back to the status for an unknown code', async () => {
  const error = await toAppRejection(
    Response.json({ code: 'toString', message: '' }, { status: 404 }),
  );
  expect(error.code).toBe('notFound');
});

test('reads the request id from the header when the body has none', async () => {
  const error = await toAppRejection(
    new Response('', { status: 502, headers: { 'X-Request-Id': 'req-2' } }),
  );
  expect(error).toMatchObject({ requestId: 'req-2', message: expect.stringContaining('(empty)') });
});

test('maps every error code of the contract to a code of the app', () => {
  const contract = parse(
    readFileSync(new URL('../../../openapi/api.yaml', import.meta.url), 'utf8'),
  ) as {
    components: { schemas: { ErrorCode: { enum: string[] } } };
  };
  const codes = contract.components.schemas.ErrorCode.enum;
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => toAppErrorCode(code) === undefined)).toEqual([]);
});
