import { expect, test } from 'vitest';
import { contentOf, isCallOf, lost, rejected, served } from './network.ts';

test.each([
  ['POST', 'http://upstream.test/messages?api_key=k', true],
  ['GET', 'http://upstream.test/messages?api_key=k', false],
  ['POST', 'http://upstream.test/messages/preview/?api_key=k', false],
])('%s %s is the call that makes an order: %s', (method, url, is) => {
  expect(isCallOf('POST /messages', method, url)).toBe(is);
});

test('a call with a part of its own is known by the rest', () => {
  const operation = 'DELETE /api/v1.0/payment/va/invoice/{id}/cancel';
  expect(
    isCallOf(operation, 'DELETE', 'http://upstream.test/api/v1.0/payment/va/invoice/5/cancel'),
  ).toBe(true);
  expect(
    isCallOf(operation, 'DELETE', 'http://upstream.test/api/v1x0/payment/va/invoice/5/cancel'),
  ).toBe(false);
});

test('a refusal has the code and the status of the contract', () => {
  const { status, body } = contentOf(rejected('idempotencyKeyReused', 'key'));
  expect(status).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ code: 'idempotency_key_reused', field: 'key' });
  expect(contentOf(rejected('rateLimited')).status).toBe(429);
});

test('an answer is written as JSON, and the lack of one has no content', () => {
  expect(contentOf(served('GET /cities', { results: [] }))).toEqual({
    status: 200,
    type: 'application/json',
    body: '{"results":[]}',
  });
  expect(() => contentOf(lost('offline'))).toThrow(/lack of an answer/);
});
