import { expect, test } from 'vitest';
import {
  comparableHeaders,
  expectedRequest,
  oneOf,
  requestDifferences,
  type SentRequest,
} from './request.ts';

const expected = expectedRequest(
  'POST /messages/previewquotes/',
  { body: { templateId: 3, header: 'Mengenang Maria', message: 'Selamat jalan', footer: 'Sari' } },
  'abc',
);
const sent: SentRequest = { ...expected, key: null };

test('adds the API key, the token and the cache headers to a request', () => {
  expect(expected).toMatchObject({
    path: '/messages/previewquotes/',
    query: { api_key: 'dukacita-demo' },
    headers: {
      authorization: 'Bearer abc',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'content-type': 'application/json',
    },
  });
});

test('fills in path parameters, and omits the API key in sign-in calls', () => {
  const cancellation = expectedRequest(
    'DELETE /api/v1.0/payment/va/invoice/{id}/cancel',
    { path: { id: 5 } },
    'abc',
  );
  expect(cancellation).toMatchObject({ path: '/api/v1.0/payment/va/invoice/5/cancel', body: null });
  expect(expectedRequest('GET /mauth/signin', {}, 'abc')).toMatchObject({ query: {} });
});

test('finds no difference in an equal request, whatever its key', () => {
  expect(requestDifferences(expected, { ...sent, key: 'key-0001' })).toEqual([]);
});

test.each<[string, Partial<SentRequest>, string[]]>([
  [
    'swapped fields',
    {
      body: { templateId: 3, header: 'Sari', message: 'Selamat jalan', footer: 'Mengenang Maria' },
    },
    [
      'POST /messages/previewquotes/ sends body.header: expected "Mengenang Maria", found "Sari"',
      'POST /messages/previewquotes/ sends body.footer: expected "Sari", found "Mengenang Maria"',
    ],
  ],
  [
    'an unexpected field',
    {
      body: {
        templateId: 3,
        header: 'Mengenang Maria',
        message: 'Selamat jalan',
        footer: 'Sari',
        paid: true,
      },
    },
    ['POST /messages/previewquotes/ sends body.paid: expected none, found true'],
  ],
  [
    'a missing header',
    { headers: { ...sent.headers, authorization: undefined as never } },
    [
      'POST /messages/previewquotes/ sends headers.authorization: expected "Bearer abc", found none',
    ],
  ],
  [
    'another path',
    { path: '/messages/preview/' },
    [
      'POST /messages/previewquotes/ sends path: expected "/messages/previewquotes/", found "/messages/preview/"',
    ],
  ],
])('reports %s', (_, change, differences) => {
  expect(requestDifferences(expected, { ...sent, ...change })).toEqual(differences);
});

test('accepts any of several values', () => {
  const several = { ...expected, body: { at: oneOf(['10:00:00', '10:00:01']) } };
  expect(requestDifferences(several, { ...sent, body: { at: '10:00:01' } })).toEqual([]);
  expect(requestDifferences(several, { ...sent, body: { at: '11:00:00' } })).toEqual([
    'POST /messages/previewquotes/ sends body.at: expected "10:00:00", found "11:00:00"',
  ]);
});

test('returns only the headers that the app sets', () => {
  const headers = {
    Accept: '*/*',
    'User-Agent': 'x',
    'X-Bot-Check': 'token',
    'Content-Type': 'multipart/form-data; boundary=7',
  };
  expect(comparableHeaders(Object.entries(headers))).toEqual({
    'x-bot-check': 'token',
    'content-type': 'multipart/form-data',
  });
});
