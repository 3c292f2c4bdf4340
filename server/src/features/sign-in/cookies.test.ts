import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createSignInCookies } from './cookies.ts';

/** Returns the cookies that are set over HTTPS for a page of an origin. */
async function setCookies(origin?: string): Promise<string[]> {
  const app = Fastify();
  await app.register(cookie);
  const { attempt, refresh } = createSignInCookies({
    publicUrl: 'https://duka.example',
    appOrigins: ['https://app.example'],
  });
  app.get('/', async (_request, reply) => {
    attempt.set(reply, 'state', 'secret');
    refresh.set(reply, 'token', new Date('2026-12-24T00:00:00Z'));
    return null;
  });
  const { headers } = await app.inject({ url: '/', headers: origin ? { origin } : {} });
  return [headers['set-cookie'] ?? []].flat();
}

it('names the cookies so that over HTTPS no other host can set them', async () => {
  expect(await setCookies()).toEqual([
    expect.stringMatching(
      /^__Host-dukacita_signin_[0-9a-f]{16}=secret; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    '__Host-dukacita_refresh=token; Path=/; Expires=Thu, 24 Dec 2026 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict',
  ]);
});

it('puts the cookies for an app on another origin into its partition', async () => {
  for (const line of await setCookies('https://app.example'))
    expect(line).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/);
  for (const line of await setCookies('https://other.example'))
    expect(line).not.toContain('Partitioned');
});
