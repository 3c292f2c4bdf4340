import type { components } from '@dukacita/shared/api';
import type { Browser } from './Browser.ts';

export type SignInResult = components['schemas']['SignInResult'];

/** The form values of the provider's page: an existing account, a new one, or a cancellation. */
export type Choice = { account: string } | { name: string; email: string } | { cancel: '1' };

/** Starts a sign-in and opens the provider's page. */
export async function openSignInPage(
  browser: Browser,
  server: string,
): Promise<{ page: string; html: string }> {
  const started = await browser.request(`${server}/mauth/signin`);
  const { login_url } = (await started.json()) as { login_url: string };
  const { url, response } = await browser.follow(login_url, `${server}/auth?`);
  if (!response || response.status !== 200)
    throw new Error(`The provider answered ${response?.status} at ${url}.`);
  return { page: url, html: await response.text() };
}

/** Submits the provider's page. Returns the query with which it redirects to the app. */
export async function choose(
  browser: Browser,
  server: string,
  page: string,
  choice: Choice,
): Promise<URLSearchParams> {
  const { url } = await browser.follow(page, `${server}/auth?`, {
    method: 'POST',
    body: new URLSearchParams(choice),
  });
  if (!url.startsWith(`${server}/auth?`))
    throw new Error(`The provider redirected to ${url} instead of the app.`);
  return new URL(url).searchParams;
}

/** Completes the sign-in with the query of the callback page, as the app does. */
export async function complete(
  browser: Browser,
  server: string,
  query: URLSearchParams,
): Promise<SignInResult> {
  const response = await browser.request(`${server}/mauth/auth?${query.toString()}`);
  if (response.status !== 200)
    throw new Error(`/mauth/auth answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as SignInResult;
}

/** Signs in: starts the sign-in, submits the provider's page and completes it. */
export async function signIn(
  browser: Browser,
  server: string,
  choice: Choice,
): Promise<SignInResult> {
  const { page } = await openSignInPage(browser, server);
  return complete(browser, server, await choose(browser, server, page, choice));
}
