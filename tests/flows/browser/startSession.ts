import type { Cookie } from '@playwright/test';
import { completeSignIn } from '../../../src/api/resources/signIn.ts';
import { sessionOf } from '../../../src/app/auth/createAuth.ts';
import type { Session } from '../../../src/domain/session.ts';
import { Browser } from '../../contract/support/Browser.ts';
import { choose, openSignInPage } from '../../contract/support/signInFlow.ts';
import { createClient } from './createClient.ts';

/** A new session, with the server's cookies for the device. */
export interface StartedSession {
  readonly session: Session;
  readonly cookies: readonly Cookie[];
}

/** Signs a demo account in through the server's pages, without a browser. */
export async function startSession(address: string, username: string): Promise<StartedSession> {
  const device = new Browser();
  const { page } = await openSignInPage(device, address);
  const query = await choose(device, address, page, { account: username });
  const client = createClient(address, null, (input, init) =>
    send(device, new Request(input, init)),
  );
  const outcome = await sessionOf(
    client,
    await completeSignIn(client, query.toString(), Date.now()),
  );
  if (outcome.type === 'rejected') throw new Error(`${username} cannot sign in: ${outcome.code}.`);
  const { cookies } = await device.jar.serialize();
  return {
    session: outcome.session,
    cookies: cookies.map(({ key, value, domain, path }) => ({
      name: String(key),
      value: String(value),
      domain: String(domain),
      path: String(path),
      // A session cookie.
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Strict',
    })),
  };
}

function send(device: Browser, { url, method, headers }: Request): Promise<Response> {
  return device.request(url, { method, headers });
}
