import { expect, test } from 'vitest';
import { responseContent, matchesOperation, lost, rejected, served } from './network.ts';

test.each([
  ['POST', 'http://upstream.test/messages?api_key=k', true],
  ['GET', 'http://upstream.test/messages?api_key=k', false],
  ['POST', 'http://upstream.test/messages/preview/?api_key=k', false],
])('matches %s %s with "POST /messages": %s', (method, url, isMatch) => {
  expect(matchesOperation('POST /messages', method, url)).toBe(isMatch);
});

test('matches a path parameter with any value, and the rest of the path literally', () => {
  const operation = 'DELETE /api/v1.0/payment/va/invoice/{id}/cancel';
  expect(
    matchesOperation(
      operation,
      'DELETE',
      'http://upstream.test/api/v1.0/payment/va/invoice/5/cancel',
    ),
  ).toBe(true);
  expect(
    matchesOperation(
      operation,
      'DELETE',
      'http://upstream.test/api/v1x0/payment/va/invoice/5/cancel',
    ),
  ).toBe(false);
});

test('a rejection has the code and the status of the contract', () => {
  const { status, body } = responseContent(rejected('idempotencyKeyReused', 'key'));
  expect(status).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ code: 'idempotency_key_reused', field: 'key' });
  expect(responseContent(rejected('rateLimited')).status).toBe(429);
});

test('serializes an answer as JSON, and throws for a call without a response', () => {
  expect(responseContent(served('GET /cities', { results: [] }))).toEqual({
    status: 200,
    type: 'application/json',
    body: '{"results":[]}',
  });
  expect(() => responseContent(lost('offline'))).toThrow(/is not a response/);
});
