import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './accessToken.ts';
import type { Identity } from './identity.ts';

const key = new Uint8Array(32).fill(7);
const issuer = 'http://127.0.0.1:3000';
const start = new Date('2026-11-21T05:00:00Z');
const ratna: Identity = {
  sub: 'ratna',
  name: 'Ratna Kusumawardani',
  email: 'ratna@example.com',
  picture: null,
  gender: 'female',
};

const at = (seconds: number) =>
  createAccessTokens({ key, issuer, now: () => new Date(start.getTime() + seconds * 1000) });

describe('access tokens', () => {
  it('return the identity they were issued for during 15 minutes', async () => {
    const { token, expiresIn } = await at(0).issue(ratna);
    expect(expiresIn).toBe(900);
    expect(await at(899).verify(token)).toEqual({
      identity: ratna,
      signedInAt: start,
      expiresAt: new Date('2026-11-21T05:15:00Z'),
    });
  });

  it('are rejected as expired after 15 minutes', async () => {
    const { token } = await at(0).issue(ratna);
    await expect(at(900).verify(token)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('are rejected when the key, the issuer or the payload differs', async () => {
    const { token } = await at(0).issue(ratna);
    const others = [
      createAccessTokens({ key: new Uint8Array(32).fill(8), issuer, now: () => start }),
      createAccessTokens({ key, issuer: 'http://elsewhere.example', now: () => start }),
    ];
    for (const tokens of others) {
      await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    const [head, body, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'budi' })).toString('base64url');
    await expect(at(0).verify(`${head}.${forged}.${signature}`)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(at(0).verify('not a token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('are rejected without a signature and with another JWT type', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(start.getTime() / 1000) + 60;
    const claims = { sub: 'ratna', iss: issuer, aud: 'dukacita', iat: exp - 60, exp };
    await expect(
      at(0).verify(`${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
    const idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
    await expect(at(0).verify(idToken)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
