import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPlugins } from '../../server/src/plugins.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

/** The property names that every plain object inherits. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

interface Route {
  method: string;
  url: string;
}

let server: TestServer;
let token: string;
const routes: Route[] = [];
const recorder = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
});
beforeAll(async () => {
  const demo = { signIn: true, bank: true, mailbox: true, data: true, build: true };
  server = await startTestServer({ plugins: [recorder, ...(await loadPlugins(demo))] });
  token = await server.tokenFor('demo-ratna');
});
afterAll(() => server.close());

it.each(inherited)(
  'no route answers with a server error when its parameters are %s',
  async (name) => {
    const withParameters = routes.filter(({ url }) => /[:*]/.test(url));
    expect(withParameters.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/files/*', '/images/:kind/:file', '/users/:id']),
    );
    const failed: unknown[] = [];
    for (const { method, url } of withParameters) {
      for (const value of [name, `x.${name}`, `${name}.webp`]) {
        const address = url.replace(/:[A-Za-z]+|\*/g, value);
        const answer = await server.send(method as 'GET', address, {
          token,
          query: { [name]: name },
        });
        if (answer.status >= 500) failed.push([method, address, answer.status, answer.text]);
      }
    }
    expect(failed).toEqual([]);
  },
);
