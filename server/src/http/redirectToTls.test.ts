import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { redirectToTls } from './redirectToTls.ts';

const tls = { certFile: 'cert.pem', keyFile: 'key.pem', port: 8023 };
const html = { accept: 'text/html' };

async function open(config: Parameters<typeof redirectToTls>[0], url: string, headers = {}) {
  const app = Fastify();
  await app.register(redirectToTls(config));
  app.get('/duka', async () => 'page');
  const { statusCode, headers: answered } = await app.inject({ url, headers });
  return [statusCode, answered['location']];
}

it('sends browsers from the plain port to the public address when TLS is on', async () => {
  const config = { tls, publicUrl: 'https://duka.example' };
  expect(await open(config, '/duka?cityId=1', html)).toEqual([
    308,
    'https://duka.example/duka?cityId=1',
  ]);
  expect(await open(config, '/duka')).toEqual([200, undefined]);
});

it('answers on the plain port behind a proxy that terminates TLS, and without TLS', async () => {
  expect(await open({ tls: undefined, publicUrl: 'https://duka.example' }, '/duka', html)).toEqual([
    200,
    undefined,
  ]);
  expect(await open({ tls, publicUrl: 'http://localhost:3000' }, '/duka', html)).toEqual([
    200,
    undefined,
  ]);
});
