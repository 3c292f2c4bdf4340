import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { toAppRejection } from './toAppRejection.ts';
import { appErrorCodeOf } from './serverErrorCodes.ts';

test('code, field and request of the body are kept', async () => {
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

test('a refusal keeps its own code even with the status of a failure', async () => {
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
])('without a body of the contract, status %i is %s', async (status, code) => {
  const html = status === 304 ? null : '<h1>Error</h1>';
  await expect(toAppRejection(new Response(html, { status }))).resolves.toMatchObject({ code });
});

test('a code that the contract does not know falls back on the status', async () => {
  const error = await toAppRejection(
    Response.json({ code: 'toString', message: '' }, { status: 404 }),
  );
  expect(error.code).toBe('notFound');
});

test('the request is found in the header when the body does not name it', async () => {
  const error = await toAppRejection(
    new Response('', { status: 502, headers: { 'X-Request-Id': 'req-2' } }),
  );
  expect(error).toMatchObject({ requestId: 'req-2', message: expect.stringContaining('(empty)') });
});

test('every error code of the contract has a code of the app', () => {
  const contract = parse(
    readFileSync(new URL('../../openapi/api.yaml', import.meta.url), 'utf8'),
  ) as {
    components: { schemas: { ErrorCode: { enum: string[] } } };
  };
  const codes = contract.components.schemas.ErrorCode.enum;
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => appErrorCodeOf(code) === undefined)).toEqual([]);
});
