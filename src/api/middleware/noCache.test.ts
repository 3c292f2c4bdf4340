import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import { noCache } from './noCache.ts';

test('every request has the headers that bypass HTTP/1.1 and HTTP/1.0 caches', async () => {
  const sent: Request[] = [];
  const client = createClient<{
    '/a': { get: { responses: { 200: { content: { 'application/json': 1 } } } } };
  }>({
    baseUrl: 'http://upstream.test',
    fetch: async (request) => {
      sent.push(request);
      return Response.json(1);
    },
  });
  client.use(noCache);
  await client.GET('/a');
  expect(sent[0]?.headers.get('Cache-Control')).toBe('no-cache');
  expect(sent[0]?.headers.get('Pragma')).toBe('no-cache');
});
