import { expect, test } from 'vitest';
import { createFieldReporter } from './fieldFigures.ts';

test('sends a report as JSON to the upstream, with the key of the app', async () => {
  const sent: [string, string, Promise<string>][] = [];
  const send = createFieldReporter({
    upstreamUrl: 'https://duka.example/api',
    apiKey: 'a key',
    sendBeacon: (url, body) => (sent.push([url, body.type, body.text()]), true),
  });
  send({ errors: [{ page: 'home', name: 'TypeError' }] });
  const [[url, type, body] = []] = sent;
  expect([url, type]).toEqual([
    'https://duka.example/api/api/v1.0/field-figures?api_key=a%20key',
    'application/json',
  ]);
  await expect(body).resolves.toBe('{"errors":[{"page":"home","name":"TypeError"}]}');
});
